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

test('a paste that leaves something out says how much and what to do, until the next one; Undo takes each back in one step', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(text());
  await userEvent.keyboard('文');
  bring('paste', {
    'text/html':
      '<ul><li>一<ul><li>二</li></ul></li></ul><p><img src="file:///C:/a.png"><img src="cid:1"><a href="file:///C:/a.doc">三</a></p>',
  });
  const notice = page.getByRole('note').getByText(/2 张图片、1 个链接/);
  await expect.element(notice).toBeVisible();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toContain('<ul><li><p>二</p></li></ul>');
  bring('paste', { 'text/html': '<p>四</p>' });
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onChange.mock.lastCall?.[0]).toContain('三');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onChange.mock.lastCall?.[0]).toBe('<p>文</p>');
});

test.each([
  ['a table of one cell', '', '<table><tr><td>一</td></tr></table>', '<table><tbody><tr><td><p>一</p></td></tr></tbody></table>'],
  [
    'a table',
    '',
    '<table><tr><td>一</td><td>二</td></tr></table>',
    '<table><tbody><tr><td><p>一</p></td><td><p>二</p></td></tr></tbody></table>',
  ],
  [
    'a table in a text',
    '<p>文</p>',
    '<table><tr><td>一</td></tr></table>',
    '<p>文</p><table><tbody><tr><td><p>一</p></td></tr></tbody></table>',
  ],
  ['a list in a text', '<p>文</p>', '<ul><li>一</li><li>二</li></ul>', '<p>文</p><ul><li><p>一</p></li><li><p>二</p></li></ul>'],
  ['words in a text', '<p>文</p>', '<p><b>一</b></p>', '<p>文<strong>一</strong></p>'],
  ['a centred line in an empty text', '', '<p align=center>一</p>', '<p style="text-align: center;">一</p>'],
  ['a centred line in an empty line', '<p></p>', '<p align=center>一</p><p>二</p>', '<p style="text-align: center;">一</p><p>二</p>'],
])('%s is pasted whole', async (_, start, html, expected) => {
  const onChange = spied();
  await renderInKit(<Sample start={start} onChange={onChange} />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}{End}{/Control}');
  bring('paste', { 'text/html': html });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(expected);
});

test('a text with colours lies on paper while it is written, as it does where it is read', async () => {
  await renderInKit(<Sample start="<p>文</p>" />, { theme: { scheme: 'dark' } });
  await userEvent.click(text());
  const scheme = () => getComputedStyle(text().element()).colorScheme;
  const before = scheme();
  bring('paste', { 'text/html': '<p><span style="background:yellow">亮</span></p>' });
  await expect.poll(scheme).toBe('light');
  expect(before).not.toBe('light');
});

test('pictures of a paste whose files came with it, or that are written out in it, are kept first and stand where they stood', async () => {
  const onChange = spied();
  const names: string[] = [];
  const uploadImage = vi.fn<NonNullable<RichTextEditorProps['uploadImage']>>((file) => {
    names.push(file.name);
    return Promise.resolve({ kind: 'stored', src: `/files/${file.name}` });
  });
  await renderInKit(<Sample start="<p>文</p>" onChange={onChange} uploadImage={uploadImage} />);
  await userEvent.click(text());
  bring('paste', { 'text/html': `<p>前<img src="file:///C:/clip_image001.png" alt="桥">后</p><p><img src="${POINT}" alt="点">末</p>` }, [
    new File(['x'], 'clip.png', { type: 'image/png' }),
  ]);
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toMatch(/前<img src="\/files\/clip.png" alt="桥">后<\/p><p><img src="\/files\/image.png" alt="点">末/);
  expect(names.toSorted()).toEqual(['clip.png', 'image.png']);
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});

test('a picture of the cells beside an Excel table is none of its pictures', async () => {
  const onChange = spied();
  const uploadImage = vi.fn<NonNullable<RichTextEditorProps['uploadImage']>>();
  await renderInKit(<Sample onChange={onChange} uploadImage={uploadImage} />);
  await userEvent.click(text());
  const cells =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><!--StartFragment--><tr><td>一</td><td><img src="file:///a.png"></td></tr><!--EndFragment--></table>';
  bring('paste', { 'text/html': cells }, [new File(['x'], 'image.png', { type: 'image/png' })]);
  await expect.element(page.getByRole('note').getByText(/1 张图片.*逐张/)).toBeVisible();
  expect(uploadImage).not.toHaveBeenCalled();
});

test.each([
  ['a picture, where texts take none,', new File(['x'], 'a.png', { type: 'image/png' }), /1 张图片.*附件/],
  ['another file', new File(['x'], 'a.pdf', { type: 'application/pdf' }), /1 个文件.*附件/],
])('%s that is pasted or dropped leaves a sentence', async (_, file, sentence) => {
  await renderInKit(<Sample />);
  await userEvent.click(text());
  for (const kind of ['paste', 'drop'] as const) {
    bring(kind, {}, [file]);
    await expect.element(page.getByRole('note').getByText(sentence)).toBeVisible();
    await userEvent.click(button('关闭'));
  }
});

test('a copy that is too large for its formatting leaves its words, and it is said', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(text());
  bring('paste', { 'text/html': `${'<div>'.repeat(200)}<b>护栏</b>`, 'text/plain': '护栏\n更换' });
  await expect.element(page.getByRole('note').getByText(/只粘贴了文字/)).toBeVisible();
  expect(onChange.mock.lastCall?.[0]).toBe('<p>护栏</p><p>更换</p>');
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
