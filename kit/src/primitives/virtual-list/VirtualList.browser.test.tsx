import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/renderInKit.tsx';
import { everyInTurn, oneInTurn } from '../../testing/inTurn.ts';
import { Choices } from './examples/Choices.tsx';
import type { ChoicesProps } from './examples/Choices.tsx';
import { peopleOf } from './examples/people.ts';
import { stage } from './examples/stage.css.ts';
import { VirtualList } from './index.ts';
import type { RowKey } from './index.ts';

const box = () => document.querySelector<HTMLElement>('[role=listbox], ul') ?? document.body;
const rows = () => [...box().querySelectorAll<HTMLElement>('[data-mp-index]')];
const rowOf = (key: RowKey) => rows().find(({ textContent }) => textContent === String(key));
const topOf = (key: RowKey) => (rowOf(key)?.getBoundingClientRect().top ?? NaN) - box().getBoundingClientRect().top;
const restPx = () => box().scrollHeight - box().scrollTop - box().clientHeight;
const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
/** The browser has told of it, and what came into sight has been measured. */
const settled = async () => {
  for (let frames = 0; frames < 4; frames += 1) await frame();
};
const scrollTo = async (px: number) => {
  box().scrollTop = px;
  await settled();
};
/** Part of the view that rows cover. */
const coveredPx = () => {
  const view = box().getBoundingClientRect();
  const [top, bottom] = [view.top + box().clientTop, view.top + box().clientTop + box().clientHeight];
  return rows().reduce((sum, row) => {
    const { top: from, bottom: to } = row.getBoundingClientRect();
    return sum + Math.max(0, Math.min(to, bottom) - Math.max(from, top));
  }, 0);
};
const numbers = (count: number, first = 0): number[] => Array.from({ length: count }, (_, at) => first + at);
/** Rows as high as 20 to 200 px, each its own. */
const unlike = (key: RowKey) => 20 + ((Number(key) * 37) % 180);

async function opened(props: ChoicesProps) {
  const screen = await renderInKit(<Choices heightOf={unlike} {...props} />);
  await settled();
  return { again: (next: ChoicesProps) => screen.rerender(<Choices heightOf={unlike} {...next} />) };
}

describe('a list', () => {
  const people = peopleOf(3000);
  const drawn = (count: number, more: Partial<Parameters<typeof VirtualList>[0]> = {}) =>
    renderInKit(
      <VirtualList label="人员" keys={people.slice(0, count)} guessPx={40} className={stage} {...more}>
        {(index) => people[index]}
      </VirtualList>,
    );
  test('of 3,000 rows holds only those in sight, each with its place and how many there are', async () => {
    await drawn(3000);
    await scrollTo(50_000);
    expect(rows().length).toBeLessThan(40);
    expect(Math.round(coveredPx())).toBe(box().clientHeight);
    for (const row of rows()) {
      expect(row.ariaSetSize).toBe('3000');
      expect(row.textContent).toBe(people[Number(row.ariaPosInSet) - 1]);
    }
  });
  test('of 100 rows holds all of them', async () => {
    await drawn(100);
    expect(rows().map(({ textContent }) => textContent)).toEqual(people.slice(0, 100));
  });
  test('is one stop of Tab, tells when its end is near, and how many are still to come', async () => {
    const call = vi.fn<() => void>();
    const screen = await drawn(20, { total: 60, onNearEnd: { withinPx: 100, call }, foot: '加载更多中' });
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: '人员' }).element());
    expect(rows()[0]?.ariaSetSize).toBe('60');
    await scrollTo(10);
    expect(call).not.toHaveBeenCalled();
    await scrollTo(box().scrollHeight);
    expect(call).toHaveBeenCalled();
    expect(screen.getByRole('listitem').elements().at(-1)?.textContent).toBe('加载更多中');
  });
});

describe('rows of any height', () => {
  test.each(everyInTurn([60, 300, 900, -60, -300, -900], 4, 'far'))(
    'are there in the frame in which they are scrolled to, %i px at a time',
    async (px) => {
      await opened({ keys: numbers(3000) });
      await scrollTo(60_000);
      const uncovered: number[] = [];
      for (let times = 0; times < 30; times += 1) {
        box().scrollTop += px;
        await frame();
        uncovered.push(box().clientHeight - coveredPx());
      }
      expect(Math.max(...uncovered)).toBeLessThanOrEqual(1);
    },
  );

  test.each(oneInTurn([1, 2, 3, 4, 5, 6], 'any height'))(
    'stay where they are read, whatever comes above or below or changes its height: %i',
    async (seed) => {
      let keys = numbers(80, 1000);
      const grownPx = new Map<RowKey, number>();
      const heightOf = (key: RowKey) => unlike(key) + (grownPx.get(key) ?? 0);
      const { again } = await opened({ keys, heightOf, opensAt: 'end' });
      await scrollTo((box().scrollHeight * seed) / 8);
      // The row at the top edge of the view.
      const at = rows().find((row) => row.getBoundingClientRect().bottom > box().getBoundingClientRect().top + 1)?.textContent ?? '';
      const before = topOf(at);
      for (let step = 1; step <= 8; step += 1) {
        const dice = (seed * 31 + step * 17) % 3;
        if (dice === 0) keys = [...numbers(dice + step, (keys[0] ?? 0) - dice - step), ...keys];
        else if (dice === 1) keys = [...keys, ...numbers(step, (keys.at(-1) ?? 0) + 1)];
        else {
          const place = rows().findIndex(({ textContent }) => textContent === at);
          grownPx.set(Number(rows()[Math.max(0, place + (step % 4) - 2)]?.textContent), step * 11);
        }
        await again({ keys, heightOf: (key) => heightOf(key), opensAt: 'end' });
        expect(Math.abs(topOf(at) - before)).toBeLessThanOrEqual(1);
        await settled();
        expect(Math.abs(topOf(at) - before)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('keep their end in sight where that is wanted, whatever comes and whatever the room', async () => {
    const props = { opensAt: 'end', staysAtEnd: true } as const;
    const { again } = await opened({ ...props, keys: numbers(200) });
    expect(restPx()).toBeLessThanOrEqual(1);
    await again({ ...props, keys: numbers(260) });
    expect(restPx()).toBeLessThanOrEqual(1);
    expect(rows().at(-1)?.textContent).toBe('259');
    await again({ ...props, keys: numbers(260), blockSize: 250 });
    await settled();
    expect(restPx()).toBeLessThanOrEqual(1);
    await again({ ...props, keys: numbers(260), heightOf: () => 33 });
    await settled();
    expect(restPx()).toBeLessThanOrEqual(1);
    expect(Math.round(coveredPx())).toBe(box().clientHeight);
  });

  test('are kept while the list is out of sight', async () => {
    await opened({ keys: numbers(500) });
    await scrollTo(5000);
    const held = rows();
    box().parentElement?.setAttribute('hidden', '');
    await settled();
    expect(rows()).toEqual(held);
    box().parentElement?.removeAttribute('hidden');
    await settled();
    expect(Math.round(coveredPx())).toBe(box().clientHeight);
  });
});

describe('the keyboard', () => {
  test('goes to rows that are not drawn yet, and brings them into sight', async () => {
    await opened({ keys: numbers(3000) });
    await userEvent.tab();
    for (const [key, text] of [
      ['End', '2999'],
      ['ArrowUp', '2998'],
      ['Home', '0'],
      ['ArrowDown', '1'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await settled();
      expect(document.activeElement?.textContent).toBe(text);
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const view = box().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(view.top);
      expect(bottom).toBeLessThanOrEqual(view.bottom);
    }
    expect(Math.round(coveredPx())).toBe(box().clientHeight);
  });
  test('goes a page with a row in common', async () => {
    await opened({ keys: numbers(300), heightOf: () => 50 });
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await settled();
    expect(document.activeElement?.textContent).toBe('7');
    await userEvent.keyboard('{PageUp}');
    await settled();
    expect(document.activeElement?.textContent).toBe('0');
  });
  test('stays with its row, however far that is scrolled away', async () => {
    await opened({ keys: numbers(3000) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const row = document.activeElement;
    await scrollTo(100_000);
    await scrollTo(50_000);
    expect(document.activeElement).toBe(row);
    expect(row?.textContent).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    await settled();
    expect(document.activeElement?.textContent).toBe('3');
  });
  test('leaves a row that is no longer drawn for its sake alone', async () => {
    await opened({ keys: numbers(3000) });
    await userEvent.tab();
    await scrollTo(100_000);
    expect(rowOf(0)).toBeDefined();
    await userEvent.tab();
    await expect.poll(() => rowOf(0)).toBeUndefined();
  });
});
