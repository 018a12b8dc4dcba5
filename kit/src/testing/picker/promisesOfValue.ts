import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { SlowFeed } from '../slowFeed.ts';
import { LABEL, field } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';

/** Promises of the value: what is replaced, put back, emptied, and brought back. @source forms §3, §4 */
export function promisesOfValue<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, drawn, opened, closed, leave, reach, press, confirm, nothing } = bench;
  const { stored, other, cardinality, way } = example;

  test('choosing replaces the one that was chosen, and comes after several', async () => {
    const onChange = await opened(stored.value);
    await press(other.at);
    await confirm();
    await closed();
    expect(onChange.mock.calls).toEqual([[cardinality === 'one' ? other.value : [stored.value, other.value].flat()]]);
  });
  if (way.writtenBy[cardinality] === 'button') promiseOfConfirming[cardinality](bench);
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
