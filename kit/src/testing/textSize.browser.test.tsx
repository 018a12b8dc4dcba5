import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../primitives/button/index.ts';
import { DataTable } from '../primitives/data-table/index.ts';
import type { Column } from '../primitives/data-table/index.ts';
import { Pagination } from '../primitives/pagination/index.ts';
import { Select } from '../primitives/select/index.ts';
import { Switch } from '../primitives/switch/index.ts';
import { Tabs } from '../primitives/tabs/index.ts';
import { TextField } from '../primitives/text-field/index.ts';
import { Tree } from '../primitives/tree/index.ts';
import { renderInKit } from './index.ts';
import { pane } from './fixtures/pane.css.ts';

const nothing = () => undefined;
const COLUMNS: readonly Column<string>[] = [
  { id: 'name', header: '名称', text: (row) => row, width: { flex: 1, minPx: 120 }, narrow: 'title', sort: 'text' },
  { id: 'code', header: '编码', text: () => 'guard.rail', width: { px: 240 }, narrow: 'meta' },
];
const ROWS = ['波形梁护栏', '隧道照明灯'];
const identity = (row: string) => row;
const NODES = [{ id: '1', label: '路产设施类型' }];
const node = (record: (typeof NODES)[number]) => record;

/** Page with what the console shows most. */
function Page() {
  const [tab, setTab] = useState('a');
  return (
    <>
      <Button variant="primary" onPress={nothing}>
        新建字典
      </Button>
      <TextField label="名称" value="波形梁护栏" help="最多 50 个字" onChange={nothing} />
      <Select label="状态" value="on" options={[{ id: 'on', label: '启用' }]} placeholder="状态" onChange={nothing} />
      <Switch label="状态" isOn onText="启用" offText="禁用" onChange={nothing} />
      <Tabs label="页签" tabs={[{ id: 'a', label: '消息', count: 3 }]} selectedId={tab} onSelect={setTab}>
        <p>内容</p>
      </Tabs>
      <div className={pane}>
        <Tree label="分类" nodes={NODES} node={node} expandedIds={new Set()} onExpandedChange={nothing} selectedId="1" onSelect={nothing} />
      </div>
      <div className={pane}>
        <DataTable label="条目" columns={COLUMNS} rows={ROWS} rowId={identity} rowLabel={identity} />
      </div>
      <Pagination page={1} pageSize={20} total={233} onChange={nothing} />
    </>
  );
}

const root = document.documentElement;
/** Text a person sees, with its parent. */
function* texts() {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const parent = currentNode.parentElement;
    if (parent && currentNode.textContent?.trim() && parent.checkVisibility() && parent.offsetWidth > 1 && parent.tagName !== 'OPTION')
      yield { node: currentNode, parent };
  }
}
const sizes = () =>
  Array.from(texts(), ({ node, parent }) => [node.textContent, Number.parseFloat(getComputedStyle(parent).fontSize)] as const);

/** Texts of which less is to be seen than a line is high: cut above or below by what they stand in. */
function cut() {
  return Array.from(texts(), ({ node, parent }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const line = range.getClientRects()[0];
    if (!line) return '';
    for (let box: HTMLElement | null = parent; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      const { overflowY, display } = getComputedStyle(box);
      if (overflowY === 'visible' || overflowY === 'auto' || overflowY === 'scroll' || display === 'inline') continue;
      const { top, bottom } = box.getBoundingClientRect();
      if (line.top < top - 1 || line.bottom > bottom + 1) return `${node.textContent} in ${box.className}`;
    }
    // A button or a box of a field that is lower than its text lets it hang out.
    const holder = parent.closest('button, [role=tab], [role=row], [role=treeitem], a');
    const edge = holder?.getBoundingClientRect();
    return edge && (line.top < edge.top - 1 || line.bottom > edge.bottom + 1)
      ? `${node.textContent} hangs out of ${holder?.className}`
      : '';
  }).filter(Boolean);
}

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => {
  root.style.fontSize = '';
});

test('1.4.4 text follows the size a person has set in the browser', async () => {
  await renderInKit(<Page />);
  await expect.element(page.getByText('隧道照明灯')).toBeVisible();
  const before = sizes();
  expect(before.length).toBeGreaterThan(12);
  root.style.fontSize = '20px';
  expect(sizes()).toEqual(before.map(([text, px]) => [text, px * 1.25]));
});

test.each([20, 24, 32])('1.4.4 with a root of %d px no text is cut above or below', async (rootPx) => {
  root.style.fontSize = `${rootPx}px`;
  await renderInKit(<Page />);
  await expect.element(page.getByText('隧道照明灯')).toBeVisible();
  expect(cut()).toEqual([]);
});
