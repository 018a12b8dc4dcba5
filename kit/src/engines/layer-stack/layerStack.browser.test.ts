import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createLayerStack } from './index.ts';
import type { PageLayer } from './index.ts';

/** Rows with buttons in a region that can take the focus, as a dictionary page has them. */
const TABLE = `
  <main><h1>数据字典</h1>
    <div id="region" tabindex="-1">
      <div class="row"><button id="edit1">编辑 1</button><button id="remove1">删除 1</button></div>
      <div class="row"><button id="edit2">编辑 2</button><button id="remove2">删除 2</button></div>
      <div class="row"><button id="edit3">编辑 3</button><button id="remove3">删除 3</button></div>
    </div>
    <button id="next">下一页</button>
  </main>`;

const get = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page of this test has no #${id}.`);
  return element;
};
const row = (id: string) => get(id).closest('.row') ?? get(id);
const focusedId = () => document.activeElement?.id;

function aPage() {
  document.body.innerHTML = TABLE;
  return createLayerStack(document);
}

function aBox(): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = '<button>里面</button>';
  document.body.append(box);
  return box;
}

/** The focus goes back when everything that happens at once has happened. */
async function left(close: () => void) {
  close();
  await Promise.resolve();
}

const layerFrom = (stack: ReturnType<typeof createLayerStack>, parent: PageLayer | null = null): PageLayer => ({
  opener: stack.anchor(),
  parent,
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('Escape goes to the top layer only, and a key held down closes one', async () => {
  const stack = aPage();
  const [lower, upper] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const closeLower = stack.open(layerFrom(stack), { element: aBox(), onEscape: lower });
  const closeUpper = stack.open(layerFrom(stack), { element: aBox(), onEscape: upper });
  await userEvent.keyboard('{Escape>3/}');
  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
  await left(closeUpper);
  await userEvent.keyboard('{Escape}');
  expect(lower).toHaveBeenCalledOnce();
  await left(closeLower);
});

test('a widget that uses Escape itself keeps it from the layer', async () => {
  const stack = aPage();
  const onEscape = vi.fn<() => void>();
  const box = aBox();
  const close = stack.open(layerFrom(stack), { element: box, onEscape });
  box.addEventListener('keydown', (event) => event.preventDefault());
  box.querySelector('button')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  await left(close);
});

test('a layer drawn in the same breath as its parent lies above it', async () => {
  const stack = aPage();
  const parent = layerFrom(stack);
  const child = layerFrom(stack, parent);
  const closeChild = stack.open(child, { element: aBox(), onEscape: () => undefined });
  const closeParent = stack.open(parent, { element: aBox(), onEscape: () => undefined });
  expect(stack.top()).toBe(child);
  await left(closeChild);
  expect(stack.top()).toBe(parent);
  await left(closeParent);
  expect(stack.top()).toBeNull();
});

test.for([
  ['its opener', [], 'remove2'],
  ['the next row, when the row is gone', ['remove2'], 'edit3'],
  ['the row before, when the last rows are gone', ['remove2', 'remove3'], 'remove1'],
  ['the region, when all rows are gone', ['remove1', 'remove2', 'remove3'], 'region'],
] as const)('the focus goes back to %s', async ([, gone, place]) => {
  const stack = aPage();
  get('remove2').focus();
  const box = aBox();
  const close = stack.open(layerFrom(stack), { element: box, onEscape: () => undefined });
  box.querySelector('button')?.focus();
  for (const id of gone) row(id).remove();
  box.remove();
  await left(close);
  expect(focusedId()).toBe(place);
});

test('when the whole part is gone the heading of the page gets the focus, never the body', async () => {
  const stack = aPage();
  get('remove2').focus();
  const box = aBox();
  const close = stack.open(layerFrom(stack), { element: box, onEscape: () => undefined });
  get('region').remove();
  get('next').remove();
  box.remove();
  await left(close);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a row deleted after its question was answered hands the focus to its neighbour', async () => {
  const stack = aPage();
  get('remove2').focus();
  const box = aBox();
  const close = stack.open(layerFrom(stack), { element: box, onEscape: () => undefined });
  box.querySelector('button')?.focus();
  box.remove();
  await left(close);
  expect(focusedId()).toBe('remove2');
  row('remove2').remove();
  await vi.waitFor(() => expect(focusedId()).toBe('edit3'));
});

test('restoreFocus finds the neighbours of an opener that is gone', () => {
  const stack = aPage();
  get('remove2').focus();
  const removed = get('remove2');
  stack.anchor();
  row('remove2').remove();
  expect(stack.restoreFocus(removed)?.id).toBe('edit3');
});

test('a bar below rows that goes with the button that was pressed leads back to the rows, or to what has come in their place', () => {
  document.body.innerHTML = `<main><div id="list"><div role="row" tabindex="-1" id="one"></div><div role="row" tabindex="0" id="two"></div>
    <div role="row" tabindex="-1" id="three"></div></div><div data-mp-leads-back id="bar"><button id="clear">取消选择</button></div>
    <button id="next">下一页</button></main>`;
  const stack = createLayerStack(document);
  get('clear').focus();
  const anchor = stack.anchor();
  get('bar').remove();
  const back = () => anchor && stack.restoreFocus(anchor)?.id;
  expect([back(), focusedId()]).toEqual(['two', 'two']);
  get('list').innerHTML = '<p>没有数据</p><button id="reset">重置</button>';
  back();
  expect(focusedId()).toBe('reset');
});

test('restoreFocus leaves a focus that is somewhere alone', () => {
  const stack = aPage();
  get('next').focus();
  expect(stack.restoreFocus(get('remove2'))).toBeNull();
  expect(focusedId()).toBe('next');
});

test('a layer that had the focus itself hands it to what opened it, not to what lies over the page', async () => {
  const stack = aPage();
  get('remove2').focus();
  const [lower, message, upper] = [aBox(), aBox(), aBox()];
  lower.tabIndex = -1;
  const closeLower = stack.open(layerFrom(stack), { element: lower, onEscape: () => undefined });
  lower.focus();
  const closeUpper = stack.open(layerFrom(stack), { element: upper, onEscape: () => undefined });
  upper.querySelector('button')?.focus();
  lower.remove();
  upper.remove();
  closeLower();
  await left(closeUpper);
  expect(message.contains(document.activeElement)).toBe(false);
  expect(focusedId()).toBe('remove2');
});

test('R38 closing a layer in the middle leaves the focus in the one above', async () => {
  const stack = aPage();
  get('remove2').focus();
  const [middle, upper] = [aBox(), aBox()];
  const closeMiddle = stack.open(layerFrom(stack), { element: middle, onEscape: () => undefined });
  middle.querySelector('button')?.focus();
  const closeUpper = stack.open(layerFrom(stack), { element: upper, onEscape: () => undefined });
  const inside = upper.querySelector('button');
  inside?.focus();
  middle.remove();
  await left(closeMiddle);
  expect(document.activeElement).toBe(inside);
  upper.remove();
  await left(closeUpper);
  expect(focusedId()).toBe('remove2');
});

test('an inert or hidden neighbour is passed over', () => {
  const stack = aPage();
  get('remove2').focus();
  const anchor = stack.anchor();
  get('edit3').inert = true;
  get('remove3').hidden = true;
  row('remove2').remove();
  expect(stack.restoreFocus(anchor ?? { places: [] })?.id).toBe('remove1');
});

test('a layer that leaves with its page gives the focus to the heading of the page in sight, not to what opened it', async () => {
  const stack = aPage();
  get('next').focus();
  const lower = layerFrom(stack);
  const [box, inner] = [aBox(), aBox()];
  const closeLower = stack.open(lower, { element: box, onEscape: () => undefined });
  box.querySelector('button')?.focus();
  const upper = layerFrom(stack, lower);
  const closeUpper = stack.open(upper, { element: inner, onEscape: () => undefined });
  inner.querySelector('button')?.focus();
  expect(stack.holdsFocus()).toBe(true);
  stack.turnPage();
  document.querySelector('h1')?.setAttribute('hidden', '');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 id="heading">流程详情</h1>');
  inner.remove();
  box.remove();
  closeUpper();
  await left(closeLower);
  expect(focusedId()).toBe('heading');
});

test('a layer that is not on top when another page comes gives the focus back to what opened it', async () => {
  const stack = aPage();
  get('next').focus();
  const chat = aBox();
  const closeChat = stack.open(layerFrom(stack), { element: chat, onEscape: () => undefined });
  get('remove1').focus();
  const drawer = aBox();
  const closeDrawer = stack.open(layerFrom(stack), { element: drawer, onEscape: () => undefined });
  drawer.querySelector('button')?.focus();
  stack.turnPage();
  drawer.remove();
  await left(closeDrawer);
  expect(document.activeElement?.tagName).not.toBe('BODY');
  chat.querySelector('button')?.focus();
  chat.remove();
  await left(closeChat);
  expect(focusedId()).toBe('next');
});

test('R10 what gets the focus back is not scrolled to: who had scrolled on meanwhile stays there', async () => {
  const stack = aPage();
  const region = get('region');
  Object.assign(region.style, { blockSize: '40px', overflow: 'auto' });
  get('edit1').focus();
  const box = aBox();
  const close = stack.open(layerFrom(stack), { element: box, onEscape: () => undefined });
  box.querySelector('button')?.focus();
  region.scrollTop = region.scrollHeight;
  const scrolledPx = region.scrollTop;
  expect(scrolledPx).toBeGreaterThan(0);
  await left(() => {
    close();
    box.remove();
  });
  expect(focusedId()).toBe('edit1');
  expect(region.scrollTop).toBe(scrolledPx);
});
