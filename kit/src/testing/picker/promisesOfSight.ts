import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SlowFeed } from '../slowFeed.ts';
import { LABEL, field, rowOf } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';

/** Promises of the value in sight: what is chosen is in view, an id that nobody knows is shown and kept. @source forms §2.1–2.6, §3 */
export function promisesOfSight<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, opened, leave } = bench;
  const { stored, unknown, other, cardinality, elsewhere } = example;

  const one =
    cardinality === 'one' ? { value: stored.value, row: stored.at.row } : elsewhere && { value: elsewhere.value, row: other.at.row };
  if (one) promiseOfView(bench, one);
  if (example.search) promiseOfArrows(bench);
  test('an unknown id is shown and kept', async () => {
    const onChange = await opened(unknown.value);
    await leave();
    await expect.poll(() => field().element().parentElement?.textContent).toContain(`未知（${unknown.id}）`);
    expect(onChange).not.toHaveBeenCalled();
  });
}

/** Keys that are the same in every picker; in a table that hangs from its field the keyboard stays in the box, and the row is named by it. */
function promiseOfArrows<F extends SlowFeed, V>({ example, opened, arrived, reach, nothing }: PickerBench<F, V>) {
  const activeRow = () => {
    const focused = document.activeElement;
    const named = focused?.getAttribute('aria-activedescendant');
    return named ? document.getElementById(named) : (focused?.closest('[role=row]') ?? null);
  };
  test('the down arrow goes from the search box into the rows, Enter chooses the one the keyboard is on', async () => {
    const onChange = await opened(nothing);
    await arrived();
    await reach(example.other.at);
    const box = example.way.searchBox(LABEL).element() as HTMLElement;
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeRow).not.toBeNull();
    const wanted = rowOf(example.other.at.row).element();
    if (document.activeElement?.hasAttribute('aria-activedescendant') !== true) (wanted as HTMLElement).focus();
    for (let step = 0; step < MOST_STEPS && activeRow() !== wanted; step += 1) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    const isOne = example.cardinality === 'one';
    const chosen = () => (isOne ? onChange.mock.lastCall?.[0] : activeRow()?.getAttribute('aria-selected'));
    await expect.poll(chosen).toEqual(isOne ? example.other.value : 'true');
  });
}

/** Rows above the one that is chosen, at most, where the keyboard stays in the box. */
const MOST_STEPS = 10;

function promiseOfView<F extends SlowFeed, V>({ drawn }: PickerBench<F, V>, { value, row }: { readonly value: V; readonly row: RegExp }) {
  test('where one is chosen it is in view as soon as it opens, and nobody has to look for it', async () => {
    await drawn(value, { cardinality: 'one' });
    await userEvent.click(field());
    await expect.element(rowOf(row)).toHaveAttribute('aria-selected', 'true');
    await expect.element(rowOf(row)).toBeInViewport();
  });
}
