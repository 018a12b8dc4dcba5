import { afterEach, expect, test } from 'vitest';
import { DEFAULT_THEME, accentCss, accentFrom, applyOpenTheme, applyTheme, themeClasses } from './index.ts';
import type { OpenTheme } from './index.ts';

const own: OpenTheme = { ...DEFAULT_THEME, accent: '#0a7f5a' };
const property = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(`--mp-accent-${name}`);
const made: HTMLElement[] = [];

function put(tag: 'div' | 'style'): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  made.push(element);
  return element;
}

afterEach(() => {
  for (const element of made.splice(0)) element.remove();
});

test('an accent of one’s own is put on, follows the scheme, and leaves nothing behind', () => {
  const root = put('div');
  applyOpenTheme(own, root);
  expect([property(root, 'solid'), property(root, 'text')]).toEqual(['#0a7f5a', accentFrom('#0a7f5a', 'light').colours.text]);
  applyOpenTheme({ ...own, scheme: 'dark' }, root);
  expect(property(root, 'text')).toBe(accentFrom('#0a7f5a', 'dark').colours.text);
  applyOpenTheme({ ...own, scheme: 'dark', accent: '#7a1fa2' }, root);
  expect(property(root, 'seed')).toBe('#7a1fa2');
  applyOpenTheme({ ...DEFAULT_THEME, accent: 'green' }, root);
  const named = put('div');
  applyTheme({ ...DEFAULT_THEME, accent: 'green' }, named);
  expect(property(root, 'solid')).toBe(property(named, 'solid'));
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('a light sidebar has its marks from an accent of one’s own as well', () => {
  const root = put('div');
  applyOpenTheme({ ...own, nav: 'light' }, root);
  expect(property(root, 'navActiveBg')).toBe(property(root, 'subtle'));
  expect(property(root, 'navActiveText')).toBe(property(root, 'text'));
});

test.each(['light', 'dark'] as const)('the style sheet of a server gives the same colours, in %s, in both sidebars', (scheme) => {
  put('style').textContent = accentCss('#0a7f5a');
  for (const nav of ['dark', 'light'] as const) {
    const [drawn, applied] = [put('div'), put('div')];
    drawn.className = themeClasses({ ...own, scheme, nav }).join(' ');
    applyOpenTheme({ ...own, scheme, nav }, applied);
    for (const name of Object.keys(accentFrom('#0a7f5a', scheme).colours))
      expect([name, property(drawn, name)]).toEqual([name, property(applied, name)]);
  }
});
