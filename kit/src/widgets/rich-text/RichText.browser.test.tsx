import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { HeadingLevel } from '../../primitives/heading-level/index.ts';
import { RichText } from './index.ts';
import { sanitise } from '../../engines/clean-html/index.ts';
import { make } from '../../testing/generated.ts';
import type { Generated } from '../../testing/generated.ts';
import { hostile } from './testing/hostile.ts';
import type { HtmlRow } from './testing/hostile.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const canary = vi.fn<(said?: string) => void>();
/** Everything that was fetched, by address. */
const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);

beforeEach(() => {
  canary.mockReset();
  vi.spyOn(window, 'alert').mockImplementation(canary);
});
afterEach(() => vi.restoreAllMocks());

const html = hostile.filter(({ expected }) => expected.verdict === 'sanitised');
const capped = hostile.filter(({ expected }) => expected.verdict === 'capped');

/** The fault in the outcome of a row; null when there is none. */
function judge(guard: (html: string) => string, { input, expected }: HtmlRow): string | null {
  const out = guard(make(input.html as Generated));
  const missing = (expected.mustContain ?? []).find((part) => !out.includes(part));
  const left = (expected.mustNotContain ?? []).find((part) => out.includes(part));
  if (missing !== undefined) return `lacks ${missing}: ${out}`;
  return left === undefined ? null : `holds ${left}: ${out}`;
}
const guarded = (text: string) => {
  const out = sanitise(text);
  return out.kind === 'clean' ? String(out.html) : '';
};

describe('hostile HTML', () => {
  test.each(html.map((row) => [row.id, row] as const))('%s is made harmless', (_, row) => expect(judge(guarded, row)).toBeNull());

  test.each(html.map((row) => [row.id, make(row.input.html as Generated)] as const))('%s: sanitising again gives the same', (_, text) => {
    const once = guarded(text);
    expect(guarded(once)).toBe(once);
  });

  test.each(html.map((row) => [row.id, make(row.input.html as Generated)] as const))(
    '%s shown: nothing executes, nothing is fetched from elsewhere',
    async (_, text) => {
      const screen = await renderInKit(<RichText html={text} />);
      for (const element of screen.container.querySelectorAll<HTMLElement>('main *'))
        for (const kind of ['click', 'mouseover', 'beforetoggle', 'load', 'error']) element.dispatchEvent(new Event(kind));
      await vi.waitFor(() => expect(document.readyState).toBe('complete'));
      expect(canary).not.toHaveBeenCalled();
      expect(fetched().filter((address) => !address.startsWith(location.origin) && !address.startsWith('data:'))).toEqual([]);
      expect(screen.container.querySelector('script, style, svg, math, form, input, button, iframe, object, embed, meta, link')).toBeNull();
    },
  );

  test.each(capped.map((row) => [row.id, row] as const))('%s is refused before parsing', (_, { input, expected }) => {
    expect(sanitise(make(input.html as Generated))).toMatchObject({ kind: 'refused', limit: expected.limit });
  });

  test('with the guard switched off at least 15 rows are red', () => {
    const off = (text: string) => {
      const template = document.createElement('template');
      template.innerHTML = text;
      return template.innerHTML;
    };
    expect(html.filter((row) => judge(off, row) !== null).length).toBeGreaterThanOrEqual(15);
  });
});

test('all rows are of the sanitiser and of a known verdict', () => {
  expect(hostile).toHaveLength(23);
  expect(html.length + capped.length).toBe(hostile.length);
});

test('formatting is kept: headings, lists, tables, emphasis, links, pictures in the text', () => {
  const kept =
    '<h2>二</h2><p>一<strong>二</strong><em>三</em></p><ul><li>四</li></ul><table><tbody><tr><td colspan="2">五</td></tr></tbody></table>' +
    '<p><a href="/home">六</a><img src="data:image/png;base64,iVBORw0KGgo=" alt="七"></p>';
  expect(guarded(kept)).toBe(kept);
});

test('a link out of the site opens a window that knows nothing of this one; a link within it does not', () => {
  expect(guarded('<a href="https://www.example.test/" target="_top" rel="opener">外</a>')).toBe(
    '<a href="https://www.example.test/" target="_blank" rel="noopener noreferrer nofollow">外</a>',
  );
  expect(guarded('<a href="/home" target="_blank">内</a>')).toBe('<a href="/home">内</a>');
});

test('ids and names are prefixed', () => {
  expect(guarded('<p id="page">一</p>')).toBe('<p id="user-content-page">一</p>');
});

test('a style is set aside, re-applied through the style of the element, and only the few properties are', async () => {
  const screen = await renderInKit(<RichText html={'<p style="text-align:center;position:fixed;font-size:20px">一</p>'} />);
  const line = screen.getByText('一').element() as HTMLElement;
  expect([line.style.textAlign, line.style.fontSize, line.style.position]).toEqual(['center', '20px', '']);
  expect(line.hasAttribute('data-mp-style')).toBe(false);
});

test('a text with colours of its own lies on light paper in the dark scheme too', async () => {
  const screen = await renderInKit(<RichText html={'<p><span style="color: #000000">黑</span></p>'} />, { theme: { scheme: 'dark' } });
  const host = screen.getByText('黑').element().closest('p')?.parentElement;
  if (!host) throw new Error('the text was not shown');
  expect(getComputedStyle(host).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('a text in another language than the page says which', async () => {
  const screen = await renderInKit(<RichText html="<p>护栏板<strong>变形</strong></p>" />, { locale: 'en' });
  expect(screen.getByText('变形').element().closest('[lang]')).toHaveAttribute('lang', 'zh-Hans-CN');
});

test('an image from another site is a sentence, one from an allowed origin an image', async () => {
  const screen = await renderInKit(
    <RichText
      html={'<img src="https://evil.test/1.png" alt="施工图"><img src="https://files.example.test/2.png" alt="平面图">'}
      origins={ORIGINS}
    />,
  );
  await expect.element(screen.getByText('图片来自其他网站，未加载：施工图')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '平面图' })).toHaveAttribute('src', 'https://files.example.test/2.png');
  expect(fetched().some((address) => address.includes('evil.test'))).toBe(false);
});
const ORIGINS = ['https://files.example.test'];

test('headings continue the outline of the place', async () => {
  const screen = await renderInKit(
    <HeadingLevel level={3}>
      <RichText html="<h1>一</h1><h2>二</h2>" />
    </HeadingLevel>,
  );
  await expect.element(screen.getByRole('heading', { name: '一' })).toHaveAttribute('aria-level', '3');
  await expect.element(screen.getByRole('heading', { name: '二' })).toHaveAttribute('aria-level', '4');
});

test('a text that begins with a deeper heading leaves no gap in the outline', async () => {
  const screen = await renderInKit(<RichText html="<h4>一</h4><h5>二</h5>" />);
  await expect.element(screen.getByRole('heading', { name: '一' })).toHaveAttribute('aria-level', '2');
  await expect.element(screen.getByRole('heading', { name: '二' })).toHaveAttribute('aria-level', '3');
});

test.each(
  oneInTurn(
    [
      ['zh', '以纯文本显示'],
      ['zhtw', '以純文字顯示'],
      ['en', 'Shown as plain text'],
    ] as const,
    'RichText',
  ),
)('in %s a text that is too deep is shown as plain text that says so', async (locale, title) => {
  const screen = await renderInKit(<RichText html={`${'<div>'.repeat(5000)}x`} />, { locale });
  expect(screen.getByRole('note').element().textContent).toContain(title);
  await expect.element(screen.getByText('x', { exact: true })).toBeVisible();
});
