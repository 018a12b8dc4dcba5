import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../../testing/index.ts';
import type { FormSpec } from '../../grammar/index.ts';
import { FormFields, SurroundingsProvider, prepareEditors } from '../../render/index.ts';
import type { ArrivingOptions, FormSurroundings } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';

const spec: FormSpec = {
  parts: [{ part: 'control', kind: 'cascade', field: 'kind', label: '设施类型', options: { from: 'feed', id: 'kinds' } }],
};
const HERE: ArrivingOptions = { options: ['护栏', '标线', '照明'].map((label) => ({ id: label, label })), state: { kind: 'ready' } };

/** Options of a server that answers when it is told to. */
function slowServer() {
  let now: ArrivingOptions = { options: [], state: { kind: 'loading' } };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    useOptions: () => useSyncExternalStore(subscribe, () => now),
    answer() {
      now = HERE;
      listeners.forEach((listener) => listener());
    },
  };
}

test('options that come while a cascade is open are there at once, a key pressed before is kept, and nobody said there are none', async () => {
  await page.viewport(1280, 800);
  await prepareEditors(spec);
  const store = createFormStore<Record<string, unknown>>(spec, { kind: [] });
  const server = slowServer();
  const surroundings = { useOptions: server.useOptions } as unknown as FormSurroundings;
  await renderInKit(
    <SurroundingsProvider value={surroundings}>
      <FormFields spec={spec} store={store} name="asset" />
    </SurroundingsProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('combobox', { name: '搜索 设施类型' })).toHaveFocus();
  await expect.element(page.getByText('正在加载…').first()).toBeVisible();
  expect(page.getByText('暂无选项').query()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{End}');
  server.answer();
  await expect.element(page.getByRole('treeitem', { name: '标线' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.value('kind')).toEqual(['照明']);
});
