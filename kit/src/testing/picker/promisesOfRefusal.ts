import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../renderInKit.tsx';
import type { SlowFeed } from '../slowFeed.ts';
import type { PickerBench } from './pickerBench.tsx';
import type { PickerExample } from './types.ts';

/** Promises of what a declaration says of nothing chosen: it is refused, or written. @source forms §4 @reading R-181 */
export function promisesOfRefusal<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { onEmptyConfirm } = bench.example;
  if (onEmptyConfirm === null || onEmptyConfirm === 'clears') return;
  if ('refuses' in onEmptyConfirm) promiseOfRefusing(bench, onEmptyConfirm.refuses);
  else promiseOfEmptyValue(bench, onEmptyConfirm.writes);
}

/** Promises of refusal that every declaration leaves to the engine: what may not be chosen, a list that is emptied, and lists of names. @source forms §4 @reading R-181 */
export function promisesOfReason<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { refused, onEmptyConfirm, paste } = bench.example;
  if (refused) promiseOfReason(bench, refused);
  if (onEmptyConfirm === 'clears') promiseOfClearing(bench);
  if (paste) promiseOfPasting(bench, paste);
}

function promiseOfReason<F extends SlowFeed, V>(
  { example: { way, cardinality }, opened, reach, nothing }: PickerBench<F, V>,
  { at, reason }: NonNullable<PickerExample<F, V>['refused']>,
): void {
  test('what may not be chosen is reached and says why', async () => {
    const onChange = await opened(nothing);
    const row = await reach(at);
    await way.attempt(row, cardinality);
    await expect.poll(() => way.announcementOf(row)).toContain(reason);
    await expect.element(row).not.toHaveAttribute('aria-selected', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });
}

function promiseOfClearing<F extends SlowFeed, V>({ example, opened, closed, confirm, nothing }: PickerBench<F, V>): void {
  test('confirming with nothing chosen empties the value', async () => {
    const onChange = await opened(example.stored.value);
    await userEvent.click(page.getByRole('button', { name: '清空列表' }));
    await confirm();
    await closed();
    expect(onChange.mock.calls).toEqual([[nothing]]);
  });
}

function promiseOfRefusing<F extends SlowFeed, V>({ opened, confirm, surface, nothing }: PickerBench<F, V>, says: string): void {
  test('confirming with nothing chosen is refused and said', async () => {
    const onChange = await opened(nothing);
    await confirm();
    await expect.poll(announcements).toContain(says);
    await expect.element(surface()).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
}

function promiseOfEmptyValue<F extends SlowFeed, V>(bench: PickerBench<F, V>, says: string): void {
  const { opened, closed, confirmButton, nothing } = bench;
  test('confirming with nothing chosen writes an empty value and says so', async () => {
    const onChange = await opened(nothing);
    await userEvent.click(confirmButton());
    await closed();
    await expect.poll(announcements).toContain(says);
    expect(onChange.mock.calls).toEqual([[nothing]]);
  });
}

function promiseOfPasting<F extends SlowFeed, V>(
  { opened, confirm, nothing }: PickerBench<F, V>,
  { name, value }: NonNullable<PickerExample<F, V>['paste']>,
): void {
  test('a pasted name is found and chosen, one that nobody has is reported', async () => {
    const onChange = await opened(nothing);
    await userEvent.click(page.getByRole('button', { name: '粘贴名单' }));
    await userEvent.fill(page.getByRole('textbox', { name: '姓名或工号' }), `${name}\n没有这个人`);
    await userEvent.click(page.getByRole('button', { name: '查找并选择' }));
    await expect.element(page.getByText('没有这个人：没有找到')).toBeVisible();
    await confirm();
    expect(onChange.mock.calls).toEqual([[value]]);
  });
}
