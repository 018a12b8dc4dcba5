import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { RichTextEditor } from './index.ts';
import type { RichTextEditorProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ start = '', onChange, ...props }: Partial<RichTextEditorProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichTextEditor
        label="内容"
        {...props}
        value={value}
        onChange={(html) => {
          onChange?.(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        还原
      </button>
    </>
  );
}

const text = () => page.getByRole('textbox', { name: '内容' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const spied = () => vi.fn<(html: string) => void>();
const POINT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** Pastes or drops what another program has copied. */
function bring(kind: 'paste' | 'drop', given: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  const data = new DataTransfer();
  for (const [type, value] of Object.entries(given)) data.setData(type, value);
  for (const file of files) data.items.add(file);
  const element = text().element();
  const more = { bubbles: true, cancelable: true };
  const { x, y } = element.getBoundingClientRect();
  element.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...more, clipboardData: data })
      : new DragEvent('drop', { ...more, dataTransfer: data, clientX: x + 20, clientY: y + 20 }),
  );
}

test('what is typed is HTML, and a text that was only opened is told to nobody', async () => {
  const onChange = spied();
  await renderInKit(<Sample start="<p>护栏<b>更换</b></p><p style='text-align: center'>K98</p>" onChange={onChange} />);
  await expect.element(text()).toMatchTextContent(/护栏更换/);
  await userEvent.click(text());
  await userEvent.click(button('还原'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(page.getByText('K98'));
  await userEvent.keyboard('{End}+500');
  expect(onChange.mock.lastCall).toEqual(['<p>护栏<strong>更换</strong></p><p style="text-align: center;">K98+500</p>']);
});

test('changed back, it is the text that was loaded, letter by letter; emptied, it is nothing', async () => {
  const onChange = spied();
  await renderInKit(<Sample start="<p>护<b>栏</b></p>" onChange={onChange} />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}{End}{/Control}x{Backspace}');
  expect(onChange.mock.lastCall).toEqual(['<p>护<b>栏</b></p>']);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(onChange.mock.lastCall).toEqual(['']);
});

test('the bar is one stop before the text, Alt+F10 and Escape go between them, and a button says whether it holds', async () => {
  const onChange = spied();
  await renderInKit(<Sample start="<p>护栏</p>" onChange={onChange} />);
  await expect.element(page.getByRole('toolbar', { name: '格式' })).toBeVisible();
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}{F10}{/Alt}{ArrowRight}');
  await expect.element(button('加粗')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('加粗')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('加粗')).toHaveFocus();
  expect(onChange.mock.lastCall).toEqual(['<p><strong>护栏</strong></p>']);
  await userEvent.keyboard('{Escape}');
  await expect.element(text()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('加粗')).toHaveFocus();
});

test.each([
  ['a list', '<ul><li><p>一</p></li><li><p>二</p></li></ul>', 1],
  ['the last cell of a table', '<table><tbody><tr><td><p>一</p></td><td><p>二</p></td></tr></tbody></table>', 1],
  ['the first cell, through the others', '<table><tbody><tr><td><p>二</p></td><td><p>一</p></td></tr></tbody></table>', 2],
])('Tab leaves the text from %s and changes nothing', async (_, start, times) => {
  const onChange = spied();
  await renderInKit(<Sample start={start} onChange={onChange} />);
  await userEvent.click(page.getByText('二', { exact: true }));
  for (let time = 0; time < times; time += 1) await userEvent.tab();
  await expect.element(button('还原')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['paste', 'drop'] as const)('a %s is cleaned by the sanitiser before it is text', async (kind) => {
  const onChange = spied();
  await renderInKit(<Sample start="<p>文</p>" onChange={onChange} />);
  await userEvent.click(text());
  bring(kind, {
    'text/html':
      '<style>p{position:fixed}</style><!--StartFragment--><p onclick="alert(1)">一<b>二</b><script>alert(1)</script>' +
      '<img src="https://evil.test/a.png" alt="三"><a href="javascript:alert(1)">四</a></p><!--EndFragment-->',
  });
  await expect.element(text()).toMatchTextContent(/一二/);
  const html = onChange.mock.lastCall?.[0] ?? '';
  expect(html).toContain('<strong>二</strong>');
  for (const bad of ['script', 'onclick', 'javascript', 'evil.test', 'style']) expect(html).not.toContain(bad);
});

test('a list out of Word is a list', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(text());
  bring('paste', {
    'text/html': '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">·<span>   </span>甲</p><p class=MsoListParagraph>·   乙</p>',
  });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<ul><li><p>甲</p></li><li><p>乙</p></li></ul>');
});

test('a text that may not be changed takes nothing in', async () => {
  const onChange = spied();
  await renderInKit(<Sample start="<p>文</p>" use="disabled" onChange={onChange} />);
  await expect.element(text()).toHaveAttribute('aria-disabled', 'true');
  bring('paste', { 'text/html': '<p>一</p>' });
  bring('drop', { 'text/html': '<p>一</p>' });
  await expect.element(text()).toHaveTextContent('文');
  expect(onChange).not.toHaveBeenCalled();
});

test('a link leads where links may lead, and is called by its address where nothing was chosen', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(text());
  await userEvent.click(button('链接'));
  await userEvent.keyboard('javascript:alert(1){Enter}');
  await expect.element(page.getByText(/请以 https/)).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}https://www.example.test/{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p><a href="https://www.example.test/">https://www.example.test/</a></p>');
});

test('words are put in by keyboard where the caret stands, as they are written; a link may be braces that are filled in later', async () => {
  const onChange = spied();
  const inserts = { trigger: { label: '插入参数', text: '参数' }, items: [{ id: '{<b>@Title}', label: '标题' }] };
  await renderInKit(<Sample start={'<p>文<a href="{@FlowLink}">查看</a></p>'} inserts={inserts} onChange={onChange} />);
  await userEvent.click(text());
  // The next key comes before the browser has told of the caret, as on a busy page.
  getSelection()?.collapse(text().element().querySelector('p'), 0);
  text()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', altKey: true, bubbles: true }));
  button('参数').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '标题' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>{&lt;b&gt;@Title}文<a href="{@FlowLink}">查看</a></p>');
});

test('a pasted image is kept first and stands in the text then; one that was refused leaves a sentence, and the text as it is', async () => {
  const onChange = spied();
  const answers = [
    { kind: 'stored', src: POINT },
    { kind: 'refused', message: '文件过大' },
  ] as const;
  const uploadImage = vi.fn<NonNullable<RichTextEditorProps['uploadImage']>>();
  for (const answer of answers) uploadImage.mockResolvedValueOnce(answer);
  await renderInKit(<Sample onChange={onChange} uploadImage={uploadImage} />);
  await userEvent.click(text());
  const image = new File(['x'], '断面图.png', { type: 'image/png' });
  bring('paste', {}, [image]);
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(`<p><img src="${POINT}" alt="断面图"></p>`);
  bring('paste', {}, [image]);
  await expect.element(page.getByText('文件过大').first()).toBeVisible();
  expect(onChange).toHaveBeenCalledOnce();
});

test('a text that is too long is not handed over, and it is said', async () => {
  const onChange = spied();
  const onProblem = vi.fn<(message: string | null) => void>();
  await renderInKit(<Sample start="<p>文</p>" onChange={onChange} onProblem={onProblem} />);
  await userEvent.click(text());
  bring('paste', { 'text/plain': '护栏'.repeat(45_000) });
  await expect.poll(() => onProblem.mock.lastCall?.[0]).toMatch(/256/);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => onProblem.mock.lastCall?.[0]).toBe(null);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '粗體'],
      ['en', 'Bold'],
    ] as const,
    'RichTextEditor',
  ),
)('in %s a button says “%s”', async (locale, name) => {
  await renderInKit(<Sample />, { locale });
  await expect.element(button(name)).toBeVisible();
});
