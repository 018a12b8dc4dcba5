import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { SlowFeed } from '../slowFeed.ts';
import { LABEL, field, rowOf } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';
import type { PickerExample } from './types.ts';

/** Promises of the value: what is stored, shown, written, and brought back. @source forms §3, §4 */
export function promisesOfValue<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, drawn, opened, closed, leave, reach, press, confirm, nothing } = bench;
  const { stored, unknown, other, cardinality, way, elsewhere } = example;

  test('shows what is stored by its name', async () => {
    await drawn(stored.value);
    await expect.element(field()).toHaveTextContent(stored.text);
  });
  test('opens with the current value chosen', async () => {
    const onChange = await opened(stored.value);
    await expect.element(await reach(stored.at)).toHaveAttribute('aria-selected', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });
  const one =
    cardinality === 'one' ? { value: stored.value, row: stored.at.row } : elsewhere && { value: elsewhere.value, row: other.at.row };
  if (one) promiseOfView(bench, one);
  test('confirm writes the value once and closes, and the focus returns', async () => {
    const onChange = await opened(nothing);
    await press(other.at);
    await confirm();
    await closed();
    expect(onChange.mock.calls).toEqual([[other.value]]);
    await expect.element(field()).toHaveFocus();
  });
  test('choosing replaces the one that was chosen, and comes after several', async () => {
    const onChange = await opened(stored.value);
    await press(other.at);
    await confirm();
    await closed();
    expect(onChange.mock.calls).toEqual([[cardinality === 'one' ? other.value : [stored.value, other.value].flat()]]);
  });
  if (way.writtenBy[cardinality] === 'button') promiseOfConfirming[cardinality](bench);
  if (elsewhere) promiseOfShape(bench, elsewhere);
  test('what is chosen already is not chosen twice', async () => {
    const onChange = await opened(stored.value);
    for (let time = 0; time < (cardinality === 'many' ? 2 : 1); time += 1) await press(stored.at);
    await confirm();
    await closed();
    expect(onChange).not.toHaveBeenCalled();
  });
  test('cancel closes and restores the previous selection', async () => {
    const onChange = await opened(stored.value);
    await (way.writtenBy[cardinality] === 'choosing' ? reach(other.at) : press(other.at));
    await leave();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(field()).toHaveTextContent(stored.text);
    await expect.element(field()).toHaveFocus();
  });
  test('clear empties the value, the focus is on the field, and Ctrl+Z brings it back', async () => {
    const onChange = await drawn(stored.value);
    await expect.element(field()).toHaveTextContent(stored.text);
    await userEvent.hover(field());
    await userEvent.click(page.getByRole('button', { name: `清空 ${LABEL}` }));
    expect(onChange.mock.lastCall).toEqual([nothing]);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(onChange.mock.lastCall).toEqual([stored.value]);
    await expect.element(field()).toHaveTextContent(stored.text);
  });
  test('an unknown id is shown and kept', async () => {
    const onChange = await opened(unknown.value);
    await leave();
    await expect.poll(() => field().element().parentElement?.textContent).toContain(`未知（${unknown.id}）`);
    expect(onChange).not.toHaveBeenCalled();
  });
}

function promiseOfView<F extends SlowFeed, V>({ drawn }: PickerBench<F, V>, { value, row }: { readonly value: V; readonly row: RegExp }) {
  test('where one is chosen it is in view as soon as it opens, and nobody has to look for it', async () => {
    await drawn(value, { cardinality: 'one' });
    await userEvent.click(field());
    await expect.element(rowOf(row)).toHaveAttribute('aria-selected', 'true');
    await expect.element(rowOf(row)).toBeInViewport();
  });
}

const promiseOfConfirming = {
  one<F extends SlowFeed, V>({ example: { other }, opened, closed, reach, nothing }: PickerBench<F, V>): void {
    test.each([
      ['Enter on a row', pressEnterOn],
      ['a double press on a row', (row: Locator) => userEvent.dblClick(row)],
    ])('%s writes it once and closes, and the focus returns', async (_, confirmRow) => {
      const onChange = await opened(nothing);
      await confirmRow(await reach(other.at));
      await closed();
      expect(onChange.mock.calls).toEqual([[other.value]]);
      await expect.element(field()).toHaveFocus();
    });
  },
  many<F extends SlowFeed, V>({ example: { other }, opened, closed, press, nothing }: PickerBench<F, V>): void {
    test('Ctrl+Enter writes what is chosen and closes', async () => {
      const onChange = await opened(nothing);
      await press(other.at);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await closed();
      expect(onChange.mock.calls).toEqual([[other.value]]);
    });
  },
};

async function pressEnterOn(row: Locator) {
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

function promiseOfShape<F extends SlowFeed, V>(
  { example, drawn, press, confirm }: PickerBench<F, V>,
  { value, titles = example.titles }: NonNullable<PickerExample<F, V>['elsewhere']>,
): void {
  const cardinality = example.cardinality === 'one' ? 'many' : 'one';
  test('one is stored alone, several as a list', async () => {
    const onChange = await drawn(example.nothing[cardinality], { cardinality });
    const surface = example.way.surface(titles.zh);
    await userEvent.click(field());
    await expect.element(surface).toBeInTheDocument();
    await press(example.other.at, cardinality);
    if (cardinality === 'many' && example.way.writtenBy.many === 'button') await userEvent.keyboard('{Control>}{Enter}{/Control}');
    else await confirm(cardinality);
    await expect.element(surface).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([[value]]);
  });
}
