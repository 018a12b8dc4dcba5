import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { localesInTurn } from '../inTurn.ts';
import type { SlowFeed } from '../slowFeed.ts';
import { field } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';
import type { PickerExample } from './types.ts';

/**
 * Promises that a declaration can break: words, the text of the field, which of two is the same choice, and what is stored.
 * @source forms §2.1–2.6, §3
 */
export function promisesOfDeclaration<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, drawn, opened, closed, reach, press, confirm, surface, namedIn, nothing } = bench;
  const { stored, other, elsewhere } = example;

  test('shows what is stored by its name, and opens with it chosen', async () => {
    const onChange = await drawn(stored.value);
    await expect.element(field()).toHaveTextContent(stored.text);
    await userEvent.click(field());
    await expect.element(surface()).toBeInTheDocument();
    await expect.element(await reach(stored.at)).toHaveAttribute('aria-selected', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });
  test('confirm writes the value once and closes, and the focus returns', async () => {
    const onChange = await opened(nothing);
    await press(other.at);
    await confirm();
    await closed();
    expect(onChange.mock.calls).toEqual([[other.value]]);
    await expect.element(field()).toHaveFocus();
  });
  if (elsewhere) promiseOfShape(bench, elsewhere);
  test.each(localesInTurn(example.titles.en + stored.text))('is named in %s', async (locale) => {
    await drawn(nothing, { locale });
    await userEvent.click(field());
    await expect.element(surface(locale)).toBeInTheDocument();
    await namedIn(locale);
  });
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
