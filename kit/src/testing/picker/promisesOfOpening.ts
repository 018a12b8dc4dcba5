import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SlowFeed } from '../slowFeed.ts';
import { LABEL, field, isFocusSomewhere } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';

const keys = (some: string) => () => userEvent.keyboard(some);
const focusField = () => (field().element() as HTMLElement).focus();

/**
 * Promises of opening: what opens it and what does not, and where the keyboard is meanwhile.
 * @source forms §2.1–2.6, §4
 */
export function promisesOfOpening<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, feed, drawn, opened, leave, arrived, reach, surface, nothing } = bench;
  const { stored, other, way, whenDisabled } = example;

  test('a click, Enter and the arrow down open it, each time it loads anew, and Escape leads back to the field', async () => {
    await drawn(nothing);
    for (const open of [() => userEvent.click(field()), keys('{Enter}'), keys('{ArrowDown}')]) {
      const asked = feed().asked.length;
      focusField();
      await open();
      await expect.element(surface()).toBeInTheDocument();
      await arrived();
      expect(feed().asked.length).toBeGreaterThan(asked);
      await leave();
      await expect.element(field()).toHaveFocus();
    }
  });
  test('the keyboard is in it while it is open and never on the body', async () => {
    await opened(nothing);
    await reach(other.at);
    await expect.poll(() => document.activeElement !== null && way.hasKeyboard(surface().element(), document.activeElement)).toBe(true);
    for (let stop = 0; stop < way.remainingStops; stop += 1) {
      await userEvent.tab();
      expect(isFocusSomewhere()).toBe(true);
    }
  });
  test('not openable when read-only, and what is stored can still be read', async () => {
    await drawn(stored.value, { use: 'readOnly' });
    const shown = field().or(page.getByRole('textbox', { name: LABEL, exact: true }));
    await expect
      .poll(() => {
        const element = shown.element();
        return element instanceof HTMLInputElement ? element.value : element.textContent;
      })
      .toContain(stored.text);
    await userEvent.click(shown);
    (shown.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowDown} ');
    expect(surface().query()).toBeNull();
  });
  if (whenDisabled === 'closed') promiseOfClosed(bench);
  else promiseOfRecord(bench, whenDisabled.shows);
}

function promiseOfClosed<F extends SlowFeed, V>({ example, drawn, surface }: PickerBench<F, V>): void {
  test('not openable when disabled', async () => {
    await drawn(example.stored.value, { use: 'disabled' });
    await expect.element(field()).toBeDisabled();
    await userEvent.click(field(), { force: true });
    expect(surface().query()).toBeNull();
  });
}

function promiseOfRecord<F extends SlowFeed, V>({ example, drawn, nothing }: PickerBench<F, V>, shows: string): void {
  test('disabled, it opens a read-only detail of the record instead', async () => {
    await drawn(example.stored.value, { use: 'disabled' });
    const view = page.getByRole('button', { name: `查看 ${LABEL} ${example.stored.text}` });
    await userEvent.click(view);
    const detail = page.getByRole('dialog', { name: LABEL });
    await expect.element(detail.getByText(shows)).toBeVisible();
    expect(detail.element().querySelectorAll('input').length).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(view).toHaveFocus();
  });
  test('disabled and empty, it opens nothing', async () => {
    await drawn(nothing, { use: 'disabled' });
    await expect.element(field()).toBeDisabled();
  });
}
