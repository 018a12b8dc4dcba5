import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SlowFeed } from '../slowFeed.ts';
import { field, rowOf } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';

/** Promises of the value in sight: what is chosen is in view, an id that nobody knows is shown and kept. @source forms §2.1–2.6, §3 */
export function promisesOfSight<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, opened, leave } = bench;
  const { stored, unknown, other, cardinality, elsewhere } = example;

  const one =
    cardinality === 'one' ? { value: stored.value, row: stored.at.row } : elsewhere && { value: elsewhere.value, row: other.at.row };
  if (one) promiseOfView(bench, one);
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
