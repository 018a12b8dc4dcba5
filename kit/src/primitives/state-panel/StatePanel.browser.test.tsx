import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { StatePanel } from './index.ts';
import type { PanelKind } from './index.ts';

const KINDS: readonly PanelKind[] = ['empty', 'noMatch', 'failed', 'noPermission', 'notFound', 'offline', 'allDone', 'soon'];

/** The drawings, once they have come after the words. */
async function drawingsIn(container: HTMLElement, count: number) {
  await expect.poll(() => container.querySelectorAll('svg').length).toBe(count);
  return [...container.querySelectorAll('svg')];
}

test('every kind has a drawing of its own, hidden from screen readers', async () => {
  const screen = await renderInKit(KINDS.map((kind) => <StatePanel key={kind} kind={kind} title={kind} />));
  const drawings = await drawingsIn(screen.container, KINDS.length);
  expect(new Set(drawings.map((svg) => svg.innerHTML)).size).toBe(KINDS.length);
  expect(drawings.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('the title is a heading of the level asked for, and plain text inside a table', async () => {
  const screen = await renderInKit(<StatePanel kind="notFound" title="找不到这个页面" headingLevel={1} />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找不到这个页面');
  await screen.rerender(<StatePanel kind="empty" title="还没有字典" />);
  expect(screen.container.querySelector('h1, h2, h3, h4')).toBeNull();
});

test('its action is reached and pressed by keyboard', async () => {
  const retry = vi.fn<() => void>();
  await renderInKit(<StatePanel kind="failed" title="列表没有加载成功" actions={<Button onPress={retry}>重试</Button>} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});
