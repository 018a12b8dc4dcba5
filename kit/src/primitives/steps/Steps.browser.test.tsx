import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { StepPage, Steps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const steps = [
  { id: 'upload', label: '上传文件' },
  { id: 'preview', label: '数据预览' },
  { id: 'import', label: '导入数据' },
];

test('the steps are an ordered list with a name; the current one is marked', async () => {
  const screen = await renderInKit(<Steps label="批量导入" steps={steps} currentId="preview" />);
  const list = screen.getByRole('list', { name: '批量导入' });
  expect(list.element().tagName).toBe('OL');
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test.each(
  oneInTurn(
    [
      ['zh', ['已完成', '当前步骤', '未开始']],
      ['zhtw', ['已完成', '目前步驟', '尚未開始']],
      ['en', ['done', 'current step', 'not started']],
    ] as const,
    'Steps',
  ),
)('in %s the states are said: %s', async (locale, words) => {
  const screen = await renderInKit(<Steps label="批量导入" steps={steps} currentId="preview" />, { locale });
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent.endsWith(words[items.indexOf(item)] ?? '?'))).toEqual([true, true, true]);
});

test('a failed step says so', async () => {
  const screen = await renderInKit(
    <Steps label="批量导入" steps={[{ id: 'upload', label: '上传文件', isFailed: true }]} currentId="upload" />,
  );
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('上传文件 失败');
});

test('only done steps can be gone back to', async () => {
  const onGoBack = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<Steps label="批量导入" steps={steps} currentId="preview" onGoBack={onGoBack} />);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onGoBack).toHaveBeenCalledExactlyOnceWith('upload');
});

test('when all is done there is no way back', async () => {
  const screen = await renderInKit(<Steps label="批量导入" steps={steps} currentId={null} onGoBack={() => undefined} />);
  expect(screen.getByRole('button').query()).toBeNull();
});

test('at 375 px the stones stay on the page and the current step keeps its words', async () => {
  await page.viewport(375, 600);
  const long = [...steps, { id: 'archive', label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目归档' }];
  const screen = await renderInKit(<Steps label="批量导入" steps={long} currentId="archive" />);
  await expect.element(screen.getByText(/归档/)).toBeVisible();
  const list = screen.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await page.viewport(1280, 800);
});

test('at 375 px six stones stay on the page, and the label between them breaks between its words', async () => {
  await page.viewport(375, 600);
  const six = ['Systems', 'Menu rights', 'Button rights', 'Column rights', 'Form rights', 'Data rights'].map((label) => ({
    id: label,
    label,
  }));
  const screen = await renderInKit(<Steps label="Steps" steps={six} currentId="Button rights" />, { locale: 'en' });
  const list = screen.getByRole('list', { name: 'Steps' }).element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const label = screen.getByText('Button rights', { exact: true }).element();
  const lines = Math.round(label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight));
  expect(lines).toBeLessThanOrEqual(2);
  await page.viewport(1280, 800);
});

test.each([
  [375, 1],
  [1280, 2],
])('at %i px the title of the step is to be read %i times, and its heading has the keyboard', async (width, times) => {
  await page.viewport(width, 600);
  const screen = await renderInKit(
    <>
      <Steps label="批量导入" steps={steps} currentId="preview" />
      <StepPage label="数据预览" isFirst={false}>
        <p>共 12 行</p>
      </StepPage>
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: '数据预览' })).toHaveFocus();
  const words = screen.getByText('数据预览', { exact: true }).elements();
  expect(words.filter((element) => element.getBoundingClientRect().width > 1)).toHaveLength(times);
  await page.viewport(1280, 800);
});
