import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sheetBytes } from '../../engines/sheet-check/testing/sheetBytes.ts';
import type { GivenSheet } from '../../engines/sheet-check/testing/sheetBytes.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import type { Locale } from '../../primitives/locale/index.ts';
import { Sample } from './examples/Sample.tsx';
import type { SampleProps } from './examples/Sample.tsx';
import { assetPorts, fine } from './examples/assets.ts';
import { ImportWizard } from './index.ts';
import type { SheetStore, StoredSheet } from './index.ts';
import { ConfirmHost } from '../../primitives/confirm/index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const FILE = new File(['x'], '路产设施.xlsx');

async function opened(props: Partial<SampleProps> = {}, locale: Locale = 'zh') {
  const screen = await renderInKit(<Sample verdict={fine(10)} {...props} />, { locale });
  await userEvent.click(screen.getByRole('button', { name: '导入' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return screen;
}
type Screen = Pick<Awaited<ReturnType<typeof opened>>, 'getByRole'>;

async function choose(screen: Screen, file: File = FILE) {
  const input = screen.getByRole('dialog').element().querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file);
}
async function atPreview(props: Partial<SampleProps> = {}) {
  const screen = await opened(props);
  await choose(screen);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await expect.element(screen.getByRole('grid')).toBeVisible();
  return screen;
}
async function heard(words: string) {
  await expect.poll(announcements).toContain(words);
}
const cell = (screen: Screen, text: string) => screen.getByRole('gridcell', { name: text, exact: true });
const sheetFile = async (name: string, given: GivenSheet) => new File([await sheetBytes(given)], name);

test('a file is judged in a worker: one with macros is refused with what to do, another one is read', async () => {
  const screen = await opened({ verdict: undefined });
  const macros: GivenSheet = { gen: 'zip', workbook: true, entries: [{ name: 'xl/vbaProject.bin', text: 'x' }] };
  await choose(screen, await sheetFile('a.xlsx', macros));
  await expect.element(screen.getByRole('alert', { name: /a.xlsx”含有宏/ })).toMatchTextContent(/请另存为不含宏的 .xlsx/);
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
  await choose(screen, await sheetFile('b.xlsx', { gen: 'cells', header: ['编号'], row: ['LC'], rows: 3 }));
  await expect.element(screen.getByRole('note', { name: /b.xlsx：3 条数据/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeEnabled();
});

test('each step is told by its heading, and so is what was read', async () => {
  const screen = await atPreview();
  await expect.element(screen.getByRole('heading', { name: '数据预览' })).toHaveFocus();
  await expect.element(screen.getByRole('listitem').filter({ hasText: '数据预览' })).toHaveAttribute('aria-current', 'step');
  await heard('已读取 10 条数据');
  await heard('还有 3 处需要修改');
});

test('stored rows are there without a file; who starts again is told the first step by its heading', async () => {
  const ports = assetPorts({});
  const stored: StoredSheet = {
    columns: [{ id: 'code', label: '编号' }],
    lines: [{ number: 2, values: { code: 'LC-0001' }, serverProblems: [] }],
    conflict: null,
  };
  const onChange = vi.fn<SheetStore['onChange']>();
  function Stored() {
    const [sheet, setSheet] = useState<StoredSheet | null>(stored);
    return (
      <ConfirmHost>
        <ImportWizard
          ports={ports}
          store={{ stored: sheet, onChange }}
          banner={
            sheet && (
              <button type="button" onClick={() => setSheet(null)}>
                {'清除'}
              </button>
            )
          }
          onClose={() => undefined}
        />
      </ConfirmHost>
    );
  }
  const screen = await renderInKit(<Stored />);
  await expect.element(cell(screen, 'LC-0001')).toBeVisible();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual(stored);
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  await expect.element(screen.getByRole('heading', { name: '上传文件' })).toHaveFocus();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBeNull();
});

test('a heading that is not in the template is named, and so is the sheet that is read', async () => {
  const screen = await opened({
    verdict: { kind: 'refused', problem: { kind: 'head', missing: ['名称'], unknown: ['名字', '备注'], doubled: [] } },
  });
  await choose(screen);
  const alert = screen.getByRole('alert', { name: /表头名称不可更改，表头行不能删除/ });
  await expect.element(alert).toMatchTextContent(/缺少：“名称”。 模板中没有：“名字”、“备注”。/);
});

test('headings that are not known are assigned by keyboard as soon as the file was read', async () => {
  const screen = await opened({ hasHead: true, verdict: fine(10, [], ['编号', '名称', '类型', '桩号', '数量', '备注']) });
  await choose(screen);
  await expect.element(screen.getByRole('note', { name: /缺少 1 个必填列/ })).toMatchTextContent(/没有与“设施编号”对应的表头/);
  const column = screen.getByRole('combobox', { name: '“编号”对应的列' });
  await expect.element(column).toHaveDisplayValue('不使用');
  (column.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(column).toHaveDisplayValue('设施编号（必填）');
  await expect.element(screen.getByRole('note', { name: /缺少 1 个必填列/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: '“备注”对应的列' })).toHaveDisplayValue('不使用');
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeEnabled();
});

test('what is there already is asked about only where something is, and blank cells may be when it is written over', async () => {
  const without = await atPreview();
  await expect.element(without.getByRole('radiogroup')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await without.unmount();
  const screen = await atPreview({ existing: [1] });
  await expect.element(screen.getByText('文件中已存在的行：3')).toBeVisible();
  // The second row has no name: skipped, that does not matter.
  await expect.element(screen.getByText(/还有 2 处错误/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '重命名' }));
  await expect.element(screen.getByText(/还有 3 处错误/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '覆盖' }));
  await expect.element(screen.getByText(/还有 2 处错误/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '导入 8 条数据' }));
  await userEvent.click(screen.getByRole('button', { name: '先导入其他行' }));
  await expect
    .element(screen.getByRole('note', { name: '导入失败数据展示' }).or(screen.getByRole('dialog')))
    .toMatchTextContent(/其中 1 条覆盖了已有数据/);
});

test('a hidden sheet is told to be passed over, and rows have the numbers of the sheet', async () => {
  const numbered = (at: number) => ({ number: at * 2 + 3, cells: [] });
  const screen = await atPreview({
    verdict: {
      kind: 'fine',
      rows: Array(10).fill(['x']),
      cells: Array.from({ length: 10 }, (_, at) => numbered(at)),
      flagged: [2],
      sheet: { name: '数据', hiddenBefore: 1 },
    },
  });
  await expect.element(screen.getByRole('rowheader').nth(1)).toMatchTextContent('5');
  await userEvent.click(screen.getByRole('button', { name: '上一步' }));
  await expect.element(screen.getByRole('note')).toMatchTextContent(/第?.*5.*读取的是工作表“数据”，前面隐藏的 1 张工作表不读取。/);
});

test('what could not be read is a problem of its cell, and values that differ from the file are named', async () => {
  const screen = await atPreview({
    notes: [
      { row: 0, columnId: 'name', level: 'error', message: '单元格是错误值“#N/A”' },
      { row: 2, columnId: 'count', level: 'warning', message: '数量：已按字段的小数位数四舍五入' },
    ],
  });
  await heard('还有 4 处需要修改');
  const warning = screen.getByRole('note', { name: /有 1 处提示，将按此处显示的内容保存/ });
  await expect.element(warning).toMatchTextContent(/第 4 行：数量：已按字段的小数位数四舍五入/);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{F8}');
  await expect.element(document.activeElement as HTMLElement).toHaveAccessibleDescription('名称：单元格是错误值“#N/A”');
  await userEvent.keyboard('{Enter}波形护栏{Enter}');
  await heard('还有 3 处错误');
});

test('problems are corrected by keyboard: F8 to the next one, Enter to write, its words with the cell', async () => {
  const screen = await atPreview();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{F8}');
  await expect.element(document.activeElement as HTMLElement).toHaveAttribute('aria-invalid', 'true');
  await expect.element(document.activeElement as HTMLElement).toHaveAccessibleDescription('名称：不能为空');
  await userEvent.keyboard('{Enter}混凝土护栏{Enter}');
  await heard('还有 2 处错误');
  await expect.element(cell(screen, '混凝土护栏')).toBeVisible();
});

test('Ctrl+Enter corrects every cell that is wrong in the same way, and Ctrl+Z takes it back', async () => {
  const screen = await atPreview();
  await userEvent.click(cell(screen, '户栏').first());
  await expect.element(document.activeElement as HTMLElement).toHaveAccessibleDescription(/按 Ctrl\+Enter 可一次修改全部 2 处相同的错误/);
  await userEvent.keyboard('{Enter}护栏{Control>}{Enter}{/Control}');
  await heard('已修改 2 个单元格');
  await expect.element(cell(screen, '户栏')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => cell(screen, '户栏').elements().length).toBe(2);
});

test('one corrected cell offers the others that are wrong in the same way', async () => {
  const screen = await atPreview();
  await userEvent.dblClick(cell(screen, '户栏').first());
  await userEvent.fill(screen.getByRole('textbox', { name: '类型' }), '护栏');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '其他 1 处相同的错误也这样修改' }));
  await expect.element(cell(screen, '户栏')).not.toBeInTheDocument();
  expect(document.activeElement?.role).toBe('gridcell');
});

function pasted(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a block from a spreadsheet is pasted over cells, taken back and done again, and the place of each change has the keyboard', async () => {
  const screen = await atPreview();
  await userEvent.click(cell(screen, 'LC-0004'));
  pasted('LC-9\t新名称\r\nLC-8\t\r\n');
  await heard('已粘贴 4 个单元格，1 个有误');
  await expect.element(cell(screen, '新名称')).toHaveAttribute('aria-selected', 'true');
  await expect.element(cell(screen, 'LC-9')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Control>}z{/Control}');
  await expect.element(cell(screen, 'LC-0004')).toHaveFocus();
  await expect.element(cell(screen, 'LC-9')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}y{/Control}');
  await heard('已重做，还有 4 处错误');
  await expect.element(cell(screen, 'LC-9')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await expect.element(cell(screen, 'LC-0004')).toBeVisible();
});

test('chosen cells are copied, emptied and filled down; a block pasted in a field takes the place of its text', async () => {
  const screen = await atPreview();
  await userEvent.click(cell(screen, 'LC-0004'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await heard('已选 2 行 2 列');
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toMatch(/^LC-0004\t.+\nLC-0005\t.+$/);
  await userEvent.keyboard('{Control>}d{/Control}');
  await heard('已填充 2 个单元格');
  expect(cell(screen, 'LC-0004').elements()).toHaveLength(2);
  await userEvent.keyboard('{Delete}');
  await heard('已清空');
  await expect.poll(() => cell(screen, 'LC-0004').elements().length).toBe(1);
  await userEvent.click(cell(screen, 'LC-0006'));
  await userEvent.keyboard('{F2}XX');
  pasted('LC-6\nLC-7');
  await expect.element(cell(screen, 'LC-7')).toBeVisible();
  await expect.element(cell(screen, 'LC-6')).toHaveFocus();
});

test('Escape gives up what was typed in a cell and closes nothing', async () => {
  const screen = await atPreview();
  await userEvent.click(cell(screen, 'LC-0004'));
  await userEvent.keyboard('XX{Escape}');
  await expect.element(cell(screen, 'LC-0004')).toHaveFocus();
  // Pressed once more it is in a cell that is not edited, from where it leads nowhere either.
  await userEvent.keyboard('{Escape}');
  await expect.element(cell(screen, 'LC-0004')).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('closing with unsent corrections asks, without any it does not', async () => {
  const onClosed = vi.fn<() => void>();
  const screen = await atPreview({ onClosed });
  await userEvent.click(cell(screen, 'LC-0004'));
  await userEvent.keyboard('LC-9{Enter}');
  const close = screen.getByRole('button', { name: '关闭' }).first();
  await userEvent.click(close);
  await expect.element(screen.getByRole('alertdialog', { name: '放弃修改的内容？' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '继续修改' }));
  await expect.element(cell(screen, 'LC-9')).toBeVisible();
  await userEvent.click(cell(screen, 'LC-9'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.click(close);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('a row is removed with its problems, and the one after it has the keyboard', async () => {
  const screen = await atPreview();
  await userEvent.click(screen.getByRole('button', { name: '移除第 3 行' }));
  await heard('已移除第 3 行，剩余 9 条数据');
  await expect.element(screen.getByRole('button', { name: '移除第 4 行' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Control>}{Delete}{/Control}');
  await expect.element(cell(screen, 'LC-0004')).toHaveFocus();
});

test('rows with problems stay, refused ones come with their reasons, and are corrected and sent again', async () => {
  const screen = await atPreview({ isTaken: true });
  await userEvent.click(screen.getByRole('button', { name: '导入 7 条数据' }));
  await expect.element(screen.getByRole('alertdialog', { name: '3 条数据有错误' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '先导入其他行' }));
  await expect.element(screen.getByRole('heading', { name: '导入数据' })).toHaveFocus();
  await expect
    .element(screen.getByRole('note', { name: /错误提醒：导入失败数据展示/ }))
    .toMatchTextContent(/正常数量：6 条，异常数量：4 条/);
  await expect.element(screen.getByRole('gridcell', { name: '设施编号已存在' })).toBeVisible();
  await userEvent.click(cell(screen, 'LC-0005'));
  await userEvent.keyboard('LC-0055{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '再次导入 1 条数据' }));
  await userEvent.click(screen.getByRole('button', { name: '先导入其他行' }));
  await expect
    .element(screen.getByRole('note', { name: /错误提醒：导入失败数据展示/ }))
    .toMatchTextContent(/正常数量：7 条，异常数量：3 条/);
  await expect.element(screen.getByRole('heading', { name: '导入数据' })).toHaveFocus();
  const again = screen.getByRole('button', { name: '再次导入', exact: true });
  await expect.element(again).toHaveAccessibleDescription('目前每条数据都有错误');
});

test('rows of a sub-table are corrected by keyboard in a grid of their own, and are the sheet’s to take back', async () => {
  const screen = await atPreview({ hasTable: true });
  await heard('还有 5 处需要修改');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{F8}{F8}{F8}');
  const opener = screen.getByRole('button', { name: '检查记录：2 行' }).nth(3);
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAccessibleDescription(/检查记录，工作表第 8 行，得分：应为整数/);
  await userEvent.keyboard('{Enter}');
  const rows = screen.getByRole('dialog', { name: '第 8 行：检查记录' });
  await expect.element(rows.getByRole('rowheader').nth(1)).toMatchTextContent('9');
  // It begins at the first problem; one correction offers the other.
  await expect.element(rows.getByRole('gridcell', { name: 'A' }).first()).toHaveFocus();
  await expect.element(document.activeElement as HTMLElement).toHaveAccessibleDescription(/得分：应为整数/);
  await userEvent.keyboard('{Enter}95{Enter}');
  await heard('还有 1 处错误');
  await userEvent.keyboard('{Enter}B{Enter}');
  await heard('得分：应为整数');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(rows.getByRole('gridcell', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{Enter}96{Enter}');
  await heard('没有错误了');
  await userEvent.click(rows.getByRole('button', { name: '完成' }));
  await expect.element(opener).toHaveFocus();
  await expect.element(screen.getByText(/还有 3 处错误/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await heard('已撤销，还有 4 处错误');
  await expect.element(opener).toHaveFocus();
});

test('a row of a sub-table that is removed goes with its problem, and what stands in it takes no text', async () => {
  const screen = await atPreview({ hasTable: true });
  const opener = screen.getByRole('button', { name: /检查记录：/ }).nth(3);
  await userEvent.click(cell(screen, '何秋水').nth(3));
  await userEvent.keyboard('{ArrowRight}{Delete}x');
  pasted('1');
  await expect.element(opener).toHaveAccessibleName('检查记录：2 行');
  await userEvent.click(opener);
  const rows = screen.getByRole('dialog', { name: '第 8 行：检查记录' });
  await userEvent.click(rows.getByRole('button', { name: '移除第 8 行' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(rows.getByRole('button', { name: '完成' }));
  await expect.element(opener).toHaveAccessibleName('检查记录：1 行');
  await expect.element(opener).toHaveAccessibleDescription(/工作表第 9 行，得分/);
});

test('in another language the server is asked once more for its words of the rows, and corrections stay', async () => {
  const hears = vi.fn<() => void>();
  const ports = { ...assetPorts({ verdict: fine(10) }) };
  const preview: typeof ports.preview = (...asked) => (hears(), ports.preview(...asked));
  const given = { ...ports, preview };
  const screen = await renderInKit(
    <ConfirmHost>
      <ImportWizard ports={given} onClose={() => undefined} />
    </ConfirmHost>,
  );
  await choose(screen);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await userEvent.click(cell(screen, 'LC-0004'));
  await userEvent.keyboard('LC-9{Enter}');
  expect(hears).toHaveBeenCalledTimes(1);
  await screen.speak('en');
  await vi.waitFor(() => expect(hears).toHaveBeenCalledTimes(2));
  await expect.element(screen.getByRole('heading', { name: 'Data preview' })).toBeVisible();
  await expect.element(cell(screen, 'LC-9')).toBeVisible();
});

test('a thousand rows are drawn where they are seen', async () => {
  const screen = await atPreview({ count: 1000, verdict: fine(1000) });
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  await userEvent.click(cell(screen, 'LC-0004'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(screen.getByRole('button', { name: '移除第 1000 行' })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(40);
  // Nor without their head.
  await expect.element(screen.getByRole('columnheader').last()).toBeInViewport();
});

test('a server that fails keeps the step and says why', async () => {
  const screen = await opened({ fails: true });
  await choose(screen);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await expect.element(screen.getByRole('alert', { name: /服务器暂时无法处理/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeEnabled();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '上傳檔案', '資料預覽', '匯入資料'],
      ['en', 'Upload file', 'Data preview', 'Import data'],
    ] as const,
    'ImportWizard',
  ),
)('in %s the steps are named', async (locale, ...names) => {
  const screen = await opened({}, locale);
  for (const name of names) await expect.element(screen.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});
