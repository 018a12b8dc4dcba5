import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { GroupTitle } from '../group-title/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { RowLayout } from '../row-layout/index.ts';
import { TableGrid } from '../table-grid/index.ts';
import { Card } from './index.ts';

test('headings go one level deeper in every card, beginning with 2 on a page', async () => {
  const screen = await renderInKit(
    <>
      <GroupTitle>基本信息</GroupTitle>
      <Card title="养护工单">
        <GroupTitle>材料</GroupTitle>
        <Card title="人工">
          <GroupTitle>夜间</GroupTitle>
        </Card>
      </Card>
    </>,
  );
  const levels = screen
    .getByRole('heading')
    .elements()
    .map((heading) => `${heading.tagName} ${heading.textContent}`);
  expect(levels).toEqual(['H2 基本信息', 'H2 养护工单', 'H3 材料', 'H3 人工', 'H4 夜间']);
});

test('a dialog gives the level its headings begin with', async () => {
  const screen = await renderInKit(
    <HeadingLevel level={3}>
      <GroupTitle id="g">材料</GroupTitle>
    </HeadingLevel>,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: '材料' })).toHaveAttribute('id', 'g');
});

test('a card is a region with the name of its heading; a card in a card has no sheet', async () => {
  const screen = await renderInKit(
    <Card title="养护工单">
      <Card title="人工">夜间</Card>
    </Card>,
  );
  const outer = screen.getByRole('region', { name: '养护工单' }).element();
  const inner = screen.getByRole('region', { name: '人工' }).element();
  expect(getComputedStyle(outer).borderTopWidth).toBe('1px');
  expect(getComputedStyle(inner).borderTopWidth).toBe('0px');
});

const cells = [
  { id: 'a', span: 8, content: <p>甲</p> },
  { id: 'b', span: 16, content: <p>乙</p> },
];
const boxOf = (text: string) => page.getByText(text).element().parentElement?.getBoundingClientRect() ?? new DOMRect();

test('a row shares its width by columns, and stacks under 768 px', async () => {
  await page.viewport(1000, 600);
  await renderInKit(<RowLayout cells={cells} gutterPx={0} />);
  expect(boxOf('乙').width).toBeCloseTo(2 * boxOf('甲').width, 0);
  expect(boxOf('乙').top).toBe(boxOf('甲').top);
  await page.viewport(700, 600);
  await expect.poll(() => boxOf('乙').top).toBeGreaterThan(boxOf('甲').top);
  expect(boxOf('乙').width).toBe(boxOf('甲').width);
  await page.viewport(1280, 800);
});

test('cells are merged, are read row by row, and are no table', async () => {
  await page.viewport(1000, 600);
  const screen = await renderInKit(
    <TableGrid
      rows={[
        [
          { id: '1', rowspan: 2, content: <p>高</p> },
          { id: '2', colspan: 2, content: <p>宽</p> },
        ],
        [
          { id: '3', content: <p>左</p> },
          { id: '4', content: <p>右</p> },
        ],
      ]}
    />,
  );
  expect(screen.getByRole('table').query()).toBeNull();
  expect(screen.container.textContent).toBe('高宽左右');
  expect(boxOf('高').bottom).toBe(boxOf('左').bottom);
  expect(boxOf('宽').right).toBe(boxOf('右').right);
  await page.viewport(700, 600);
  await expect.poll(() => boxOf('宽').top).toBeGreaterThanOrEqual(boxOf('高').bottom);
  await page.viewport(1280, 800);
});
