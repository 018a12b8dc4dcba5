/** Faults that nobody wants, and a part of what is said about each. Put into the page as it stands, all at once. */
export const PLANTED = [
  'button-name',
  'color-contrast',
  '2 main landmarks',
  '2 headings of level 1',
  'the language is said to be fr',
  'the title is “”',
  'the first stop is a “planted first”',
  'px wide in a window of',
  'scrolls in two directions and is no table',
] as const;

/** Runs in the page. */
export function plant(): void {
  const put = (tag: string, where: Element, style: Partial<CSSStyleDeclaration>, text = '') => {
    const part = document.createElement(tag);
    part.textContent = text;
    Object.assign(part.style, style);
    where.append(part);
    return part;
  };
  const page = document.getElementById('page') ?? document.body;
  put('button', page, {});
  put('p', page, { color: '#bbbbbb', background: '#ffffff' }, 'planted grey on white');
  put('h1', page, {}, 'planted');
  put('main', document.body, {}, 'planted');
  put('div', document.body, { width: '5000px', height: '1px' });
  const box = put('div', page, { width: '80px', height: '80px', overflow: 'scroll' });
  put('div', box, { width: '500px', height: '500px' });
  const link = document.createElement('a');
  link.href = '/home';
  link.textContent = 'planted first';
  document.body.prepend(link);
  document.documentElement.lang = 'fr';
  document.title = '';
}
