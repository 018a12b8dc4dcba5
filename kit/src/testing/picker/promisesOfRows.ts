import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../renderInKit.tsx';
import type { SlowFeed } from '../slowFeed.ts';
import { LABEL, field, isFocusSomewhere, rowOf } from './pickerBench.tsx';
import type { PickerBench } from './pickerBench.tsx';
import type { PickerExample } from './types.ts';

/** Rows in the document at most, however many there are: what is seen, and some above and below. */
const MOST_DRAWN = 120;
/** Words come when loading takes longer than a second. */
const WORDS = { timeout: 4000 };

/** Scrolls the rows that are drawn as far down as they go. */
function scrollDown(): void {
  let region = page.getByRole('row').last().query();
  while (region && !(region.scrollHeight > region.clientHeight && /auto|scroll/.test(getComputedStyle(region).overflowY)))
    region = region.parentElement;
  region?.scrollTo({ top: region.scrollHeight });
}

/** Rows that are on their way, do not come, are none, or are many. @source forms §4, §9 */
export function promisesOfRows<F extends SlowFeed, V>(bench: PickerBench<F, V>): void {
  const { example, opened, arrived, reach, nothing } = bench;
  const { other, way, tenThousand, search } = example;

  async function openedWhile(slow: (feed: F) => void) {
    const feed = example.feed();
    slow(feed);
    await opened(nothing, { feed });
    return feed;
  }

  test('what is on its way is said, and is there as soon as it comes', async () => {
    const feed = await openedWhile((each) => each.hold());
    await expect.element(page.getByText(/^正在加载/).first(), WORDS).toBeInTheDocument();
    expect(isFocusSomewhere()).toBe(true);
    feed.letGo();
    await arrived();
    expect(isFocusSomewhere()).toBe(true);
  });
  test('a failed load says so in place and can be tried again', async () => {
    await openedWhile((each) => each.failNext());
    await expect.poll(announcements).toContain('加载失败，可重试');
    await way.retry();
    await expect.element(await reach(other.at)).toBeInTheDocument();
    expect(isFocusSomewhere()).toBe(true);
  });
  test('says that there is nothing to choose', async () => {
    await opened(nothing, { feed: example.emptyFeed() });
    await expect.element(page.getByText(way.nothing).first()).toBeInTheDocument();
    expect(isFocusSomewhere()).toBe(true);
  });
  if (tenThousand) promiseOfMany(bench, tenThousand);
  if (search) promisesOfSearch(bench, search);
}

function promiseOfMany<F extends SlowFeed, V>(
  { opened, nothing }: PickerBench<F, V>,
  { feed, far }: NonNullable<PickerExample<F, V>['tenThousand']>,
): void {
  test('of ten thousand rows few are drawn, wherever one looks', async () => {
    await opened(nothing, { feed: feed() });
    await expect
      .poll(() => {
        scrollDown();
        return rowOf(far).query();
      })
      .not.toBeNull();
    expect(document.querySelectorAll('[role=row]').length).toBeLessThan(MOST_DRAWN);
  });
}

function promisesOfSearch<F extends SlowFeed, V>(
  { example: { way, other }, feed, opened, closed, arrived, reach, nothing }: PickerBench<F, V>,
  { earlier, keyword, finds }: NonNullable<PickerExample<F, V>['search']>,
): void {
  const type = async (text: string) => {
    await userEvent.fill(way.searchBox(LABEL), text);
    if (way.searchesBy === 'enter') await userEvent.keyboard('{Enter}');
  };
  test('a late answer of an older keyword is dropped, and opening again resets the search', async () => {
    await opened(nothing);
    await arrived();
    feed().hold();
    await type(earlier);
    await expect.poll(() => feed().held.length).toBeGreaterThan(0);
    const [older] = feed().held;
    await type(keyword);
    await expect.poll(() => older?.signal.aborted).toBe(true);
    feed().letGo();
    await expect.element(rowOf(finds)).toBeInTheDocument();
    await expect.poll(announcements).toContain('找到 1 项');
    // Opened again, nothing is searched for.
    // The first Escape may only empty the search.
    await userEvent.keyboard('{Escape}{Escape}');
    await closed();
    await userEvent.click(field());
    await reach(other.at);
    await expect.element(way.searchBox(LABEL)).toHaveValue('');
  });
}
