import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/index.ts';
import type { Locale } from '../../primitives/locale/index.ts';
import { SurroundingsProvider } from '../render/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { ORDER_AT, exampleSurroundings, order, useExampleRecord } from './examples/orders.ts';
import { RecordViewer } from './index.ts';
import type { RecordViewerProps } from './index.ts';
import hostile from './testing/hostile.json' with { type: 'json' };
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample(props: Partial<RecordViewerProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SurroundingsProvider value={exampleSurroundings}>
      <Button onPress={() => setOpen(true)}>查看</Button>
      {isOpen && (
        <RecordViewer
          at={ORDER_AT}
          name="养护工单"
          arriving={{ kind: 'here', record: order }}
          useRecord={useExampleRecord}
          onClose={() => setOpen(false)}
          {...props}
        />
      )}
    </SurroundingsProvider>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const opener = () => page.getByRole('button', { name: '查看' });
const focusIsOn = (name: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name));

async function opened(props: Partial<RecordViewerProps> = {}, locale: Locale = 'zh') {
  await renderInKit(<Sample {...props} />, { locale });
  await userEvent.click(opener());
  await expect.element(page.getByText('K98+500', { exact: true })).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

test.each(['dialog', 'drawer', 'page'] as const)(
  'a record in a %s: named by its title, one h2, Escape gives the keyboard back',
  async (kind) => {
    await opened({ frame: { kind } });
    await expect.element(dialog(order.title)).toHaveFocus();
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
    const way = page.getByRole('button', { name: kind === 'page' ? '返回' : '关闭' }).first();
    await expect.element(way).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(order.title)).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  },
);

test('values are words beside their labels: names of choices, figures, spans, what is empty', async () => {
  await opened();
  const values = Object.fromEntries(
    [...document.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );
  expect(values).toMatchObject({
    等级: '紧急',
    占用车道: '行车道、应急车道',
    作业时段: '22:00 至 次日 05:30',
    夜间施工: '夜间',
    夜间负责人: '林志远',
    预算金额: '¥ 40,982.00肆万零玖佰捌拾贰元整',
    批复文号: '—未填写',
  });
  const table = page.getByRole('table', { name: '材料与人工' });
  const cells = [...table.element().querySelectorAll('tfoot :is(th, td)')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['合计', '', '', '', '', '37,454']);
});

test('a value is copied as it is read: one stop of Tab in its list, arrows to the others, and it is said', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await opened();
  const copy = (label: string) => page.getByRole('button', { name: `复制 ${label}`, exact: true });
  expect(copy('批复文号').elements()).toHaveLength(0);
  const buttons = document.querySelector('dl')?.querySelectorAll<HTMLElement>('[data-mp-copies] button') ?? [];
  const stops = [...buttons].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(announcements).toContain('已复制 预算金额');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('¥ 40,982.00\n肆万零玖佰捌拾贰元整');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(copy('桩号')).toHaveFocus();
  writeText.mockRestore();
});

test('what may not be seen is absent: fields, columns, codes of them, and a heading that held nothing else', async () => {
  const mayRead = (field: string) => !['stake', 'code', 'materials-price', 'plan', 'note'].includes(field);
  await renderInKit(<Sample arriving={{ kind: 'here', record: { ...order, mayRead } }} />);
  await userEvent.click(opener());
  await expect.element(page.getByText('混凝土护栏 K21+130')).toBeVisible();
  const text = dialog(order.title).element().textContent;
  for (const hidden of ['桩号', 'WO20260315', '单价', '412.50', '施工方案', '说明', '工单条码']) expect(text).not.toContain(hidden);
  expect(text).toContain('37,454');
});

test('a related record opens above, leads on, and one that is open is gone back to; each Escape closes one', async () => {
  await opened();
  await userEvent.click(page.getByRole('button', { name: '混凝土护栏 K21+130' }));
  await userEvent.click(dialog('混凝土护栏 K21+130').getByRole('button', { name: '恒通路桥工程' }));
  await expect.element(dialog('恒通路桥工程')).toHaveFocus();
  const path = dialog('恒通路桥工程').getByRole('navigation', { name: '打开的记录' });
  expect([...path.element().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    order.title,
    '混凝土护栏 K21+130',
    '恒通路桥工程',
  ]);
  await userEvent.keyboard('{Escape}');
  await focusIsOn('恒通路桥工程');
  await userEvent.keyboard('{Escape}');
  await focusIsOn('混凝土护栏 K21+130');
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);

  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog('混凝土护栏 K21+130').getByRole('button', { name: '恒通路桥工程' }));
  await userEvent.click(dialog('恒通路桥工程').getByRole('definition').getByRole('button', { name: order.title }));
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(1);
  await focusIsOn('混凝土护栏 K21+130');
});

interface HostileForm {
  readonly fields: readonly { readonly __vModel__: string; readonly modelId: string; readonly __config__: { readonly jnpfKey: string } }[];
}

test.each(hostile.map((row) => [row.id, row] as const))(
  '%s: a form whose records lead to others of the same form opens no deeper than can be found out of; then it is said',
  async (_, { input, expected }) => {
    const form: HostileForm = JSON.parse(input.text);
    const next = form.fields.find(({ modelId, __config__ }) => modelId === input.modelId && __config__.jnpfKey === 'relationForm');
    if (!next) throw new Error('the form of the row does not lead to itself');
    const field = next.__vModel__;
    const useChain: RecordViewerProps['useRecord'] = ({ of, id }) => ({
      kind: 'here',
      record: {
        title: `第 ${id} 级`,
        spec: { parts: [{ part: 'control', kind: 'text', field, label: '上一条', opens: { of, id: `${field}_id` } }] },
        values: { [field]: `记录 ${id}`, [`${field}_id`]: String(Number(id) + 1) },
      },
    });
    const at = { of: input.modelId, id: '1' };
    await renderInKit(<Sample at={at} arriving={useChain(at)} useRecord={useChain} />);
    await userEvent.click(opener());
    const isRefused = () => announcements().includes('警告 打开的记录太多 请先关闭其中几个。');
    for (let level = 1; !isRefused(); level += 1) {
      await userEvent.click(page.getByRole('button', { name: `记录 ${level}`, exact: true }));
      await expect.poll(() => isRefused() || dialog(`第 ${level + 1} 级`).query() !== null).toBe(true);
    }
    expect(['capped', document.querySelectorAll('[role=dialog]').length]).toEqual([expected.verdict, expected.value]);
  },
);

test('the keys walk through the records of the list, and the one that is shown is said', async () => {
  const onNext = vi.fn<() => void>();
  const onPrevious = vi.fn<() => void>();
  await opened({ steps: { number: 4, count: 20, onNext } });
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  expect(onNext).toHaveBeenCalledOnce();
  expect(onPrevious).not.toHaveBeenCalled();
  // A record above has keys of its own.
  await userEvent.click(page.getByRole('button', { name: '混凝土护栏 K21+130' }));
  await expect.element(dialog('混凝土护栏 K21+130')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onNext).toHaveBeenCalledOnce();
});

test.each([
  ['failed', '记录没有加载成功'],
  ['notFound', '记录已不存在'],
  ['noPermission', '您无权查看此记录'],
] as const)('a record that is %s says why, and to the ear too', async (kind, words) => {
  await renderInKit(<Sample arriving={{ kind, onRetry: () => undefined }} />);
  await userEvent.click(opener());
  await expect.element(dialog('养护工单').getByText(words)).toBeVisible();
  await expect.poll(announcements).toContain(words);
});

test('a form that is only tried out has no print, and says so', async () => {
  const onPrint = vi.fn<() => void>();
  await opened({ arriving: { kind: 'here', record: { ...order, print: { isPreview: true, onPrint } } } });
  await userEvent.click(page.getByRole('button', { name: '打印' }));
  await expect.poll(announcements).toContain('功能预览不支持打印');
  expect(onPrint).not.toHaveBeenCalled();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '列印', '建立'],
      ['en', 'Print', 'Created by'],
    ] as const,
    'RecordViewer',
  ),
)('speaks %s', async (locale, print, created) => {
  await opened({ arriving: { kind: 'here', record: { ...order, print: { onPrint: vi.fn<() => void>() } } } }, locale);
  await expect.element(page.getByRole('button', { name: print })).toBeVisible();
  await expect.element(page.getByText(created, { exact: false }).first()).toBeVisible();
});
