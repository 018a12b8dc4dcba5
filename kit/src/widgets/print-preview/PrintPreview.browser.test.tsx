import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { monthly, ready } from './examples/printed.ts';
import { A4, PrintPreview } from './index.ts';
import type { PrintPreviewProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

afterEach(() => vi.restoreAllMocks());

const STATIONS = { name: '收费站通行月报', printed: ready(monthly), paper: A4, productTitle: '智慧物流运营平台' };

async function opened(props: Partial<PrintPreviewProps> = {}, around: Parameters<typeof renderInKit>[1] = {}) {
  const [onPrinted, onRetry, onClose] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const screen = await renderInKit(<PrintPreview {...STATIONS} {...{ onPrinted, onRetry, onClose }} {...props} />, around);
  return { screen, onPrinted, onRetry, onClose };
}

const frame = () => document.querySelector('iframe');
const page = () => frame()?.contentDocument;
const text = () => page()?.body.textContent ?? '';

test('a record is shown in its template: rows repeated, amounts in words, approvals in five columns of 20 %', async () => {
  await opened();
  await expect.poll(text).toContain('青山北通行月报');
  expect([...(page()?.querySelectorAll('table:first-of-type tr') ?? [])].slice(0, 3).map((row) => row.textContent)).toEqual([
    '日期客车通行费（元）',
    '2026-03-2112,84098,120.5',
    '2026-03-2215,210120,640',
  ]);
  expect(text()).toContain('合计人民币：贰拾壹万捌仟柒佰陆拾元伍角整（218,760.5）');
  const heads = [...(page()?.querySelectorAll<HTMLElement>('table[data-approvals] th') ?? [])];
  expect(heads.map(({ textContent, style }) => [textContent, style.width])).toEqual(
    ['环节', '处理人', '处理时间', '结果', '审批意见'].map((head) => [head, '20%']),
  );
  expect(text()).toContain('同意数据无误');
  // A document without a type would write its tables in letters of their own.
  const [cell, body] = [page()?.querySelector('td'), page()?.body];
  expect([cell, body].map((element) => element && getComputedStyle(element).fontSize)).toEqual(['14px', '14px']);
  const bars = page()?.querySelector('svg');
  expect([bars?.getAttribute('aria-label'), Number(bars?.getAttribute('height')) >= 80]).toEqual(['TX20260322', true]);
});

test('on an English page the approvals of a Chinese template are in its language, which every word of it says', async () => {
  await opened({}, { locale: 'en' });
  const langOf = (words: string) =>
    [...(page()?.body.querySelectorAll('*') ?? [])].findLast(({ textContent }) => textContent.trim() === words)?.getAttribute('lang');
  await expect.poll(() => langOf('日期')).toBe('zh-Hans-CN');
  expect([langOf('审批意见'), langOf('同意')]).toEqual(['zh-Hans-CN', 'zh-Hans-CN']);
});

test('the approvals of any other template are in the language of its reader', async () => {
  const template = '<h2 style="font-family:宋体">{station}</h2><p>{systemApprovalContent}</p>';
  await opened({ printed: ready({ ...monthly, template }) }, { locale: 'en' });
  await expect.poll(text).toContain('StepHandled byHandled onResultOpinion');
});

test('the frame may carry nothing out, and lies on the paper that was chosen', async () => {
  const { screen } = await opened();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-same-origin allow-modals');
  const rules = () => [...(page()?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
  await expect.poll(rules).toContain('size: 210mm 297mm');
  await userEvent.click(screen.getByRole('button', { name: '页面设置' }));
  await userEvent.click(screen.getByRole('radio', { name: '横向' }));
  await expect.poll(rules).toContain('size: 297mm 210mm');
});

test('a line shows where a page begins, on the screen alone; the pages are counted with it', async () => {
  const long = { ...monthly, template: `<p>${'通行费<br>'.repeat(90)}</p>` };
  await opened({ printed: ready(long) });
  await expect.poll(text).toContain('通行费');
  const marks = () =>
    [...(page()?.querySelectorAll('section') ?? [])].map((sheet) => getComputedStyle(sheet, '::after').backgroundPosition);
  // 90 lines of 21 px on pages of 277 mm: the fiftieth would be cut, and begins the second page.
  await expect.poll(marks).toEqual([expect.stringMatching(/^0px 10(2[5-9]|3[0-1])px$/)]);
  await expect.poll(() => document.body.textContent).toContain('约 2 页');
  const printed = [...(page()?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules]);
  expect(printed.filter(({ cssText }) => cssText.includes('::after')).map(({ cssText }) => cssText.slice(0, 13))).toEqual([
    '@media screen',
  ]);
});

test('Ctrl+P prints from anywhere in the dialog: the window has the product’s title meanwhile and its own afterwards', async () => {
  document.title = '打印模板 - 平台';
  const { onPrinted } = await opened();
  await expect.poll(text).toContain('青山北');
  const titles: string[] = [];
  const view = frame()?.contentWindow;
  if (!view) throw new Error('there is no frame');
  vi.spyOn(view, 'print').mockImplementation(() => void titles.push(document.title, view.document.title));
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => onPrinted.mock.calls.length).toBe(1);
  expect(titles).toEqual(['智慧物流运营平台', '智慧物流运营平台']);
  await expect.poll(() => document.title).toBe('打印模板 - 平台');
});

test('a browser that does not print says so, keeps the title and logs nothing', async () => {
  document.title = '打印模板 - 平台';
  const { screen, onPrinted } = await opened();
  await expect.poll(text).toContain('青山北');
  const view = frame()?.contentWindow;
  if (!view) throw new Error('there is no frame');
  vi.spyOn(view, 'print').mockImplementation(() => {
    throw new Error('no printer');
  });
  await userEvent.click(screen.getByRole('button', { name: '打印', exact: true }));
  await expect.poll(() => announcements().join()).toContain('浏览器未能打印');
  expect([document.title, onPrinted.mock.calls.length]).toEqual(['打印模板 - 平台', 0]);
});

test('Escape within the sheets closes the preview', async () => {
  const { onClose } = await opened();
  await expect.poll(text).toContain('青山北');
  page()?.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('the document for Word is the same sheet, named after the form', async () => {
  const { screen } = await opened({ name: '月报/三月' });
  await expect.poll(text).toContain('青山北');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:none';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: '下载 .doc 文档' }));
  const html = await saved[0]?.text();
  expect([names, saved[0]?.type]).toEqual([['月报_三月.doc'], 'application/msword']);
  expect(html).toContain('青山北通行月报');
  expect(html).toContain('width: 20%');
});

test('a template is chosen where there are several', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  const choices = [
    { id: '1', fullName: '竖版' },
    { id: '2', fullName: '横版' },
  ];
  const { screen } = await opened({ templates: { choices, chosenId: '1', onChoose } });
  await userEvent.click(screen.getByRole('combobox', { name: '打印模板' }));
  await userEvent.click(screen.getByRole('option', { name: '横版' }));
  expect(onChoose).toHaveBeenCalledWith('2');
});

test('a failure says its reason and can be tried again; nothing can be printed meanwhile', async () => {
  const { screen, onRetry } = await opened({ printed: { kind: 'failed', reason: '没有找到要打印的数据' } });
  await expect.element(screen.getByText('没有找到要打印的数据')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '打印', exact: true })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each(
  oneInTurn(
    [
      ['zh', '打印预览，约 1 页', '模板中有 1 个占位符没有值，将留空'],
      ['zhtw', '列印預覽，約 1 頁', '範本中有 1 個佔位符沒有值，將留空'],
      ['en', 'Print preview, about 1 page', '1 token of the template has no value and stays empty'],
    ] as const,
    'PrintPreview',
  ),
)('%s: pages and tokens without a value are said', async (locale, pages, tokens) => {
  const { screen } = await opened({ printed: ready({ ...monthly, template: '<p>{station}{nobody}</p>' }) }, { locale });
  await expect.poll(announcements).toContain(pages);
  const note = screen.getByRole('note').element();
  expect(note.textContent).toContain(tokens);
  expect(note.textContent).toContain('{nobody}');
});
