/**
 * Eyes in a page: plain functions that know each other and nothing else, so that they run where they are, or as text sent
 * into another page (`domProbeSource`). Names and roles follow the accessible name rules as far as widgets use them.
 */
import type { Announcements, Part, Seen, Expected } from './types.ts';

interface Ear {
  readonly heard: Announcements[];
  readonly stamps: WeakMap<Element, number>;
  next: number;
  isListening: boolean;
}

function ear(): Ear {
  const page = window as Window & { milepostEar?: Ear };
  page.milepostEar ??= { heard: [], stamps: new WeakMap<Element, number>(), next: 1, isListening: false };
  return page.milepostEar;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');
}

function roleOf(element: Element): string {
  const own = element.getAttribute('role')?.split(' ')[0];
  if (own) return own;
  const tag = element.tagName.toLowerCase();
  if (tag === 'input') {
    const type = (element as HTMLInputElement).type;
    const ofType: Record<string, string> = {
      button: 'button',
      submit: 'button',
      reset: 'button',
      checkbox: 'checkbox',
      radio: 'radio',
      range: 'slider',
      number: 'spinbutton',
      search: 'searchbox',
    };
    return ofType[type] ?? 'textbox';
  }
  if (/^h[1-6]$/.test(tag)) return 'heading';
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : 'generic';
  const ofTag: Record<string, string> = {
    button: 'button',
    textarea: 'textbox',
    select: 'combobox',
    option: 'option',
    ul: 'list',
    ol: 'list',
    li: 'listitem',
    nav: 'navigation',
    main: 'main',
    dialog: 'dialog',
    img: 'img',
    table: 'table',
    tr: 'row',
    td: 'cell',
    th: 'columnheader',
    fieldset: 'group',
    output: 'status',
    hr: 'separator',
    article: 'article',
    aside: 'complementary',
    form: 'form',
    progress: 'progressbar',
    summary: 'button',
  };
  if (tag === 'section') return element.matches('[aria-label], [aria-labelledby]') ? 'region' : 'generic';
  return ofTag[tag] ?? 'generic';
}

function contentOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
  const label = node.getAttribute('aria-label');
  if (label) return label;
  if (node instanceof HTMLInputElement) return node.type === 'checkbox' || node.type === 'radio' ? '' : node.value;
  if (node instanceof HTMLImageElement) return node.alt;
  const isBlock = !getComputedStyle(node).display.startsWith('inline');
  const text = [...node.childNodes].map(contentOf).join('');
  return isBlock ? ` ${text} ` : text;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function textOfIds(ids: string | null): string {
  const parts = (ids ?? '').split(/\s+/).map((id) => {
    const element = id ? document.getElementById(id) : null;
    if (!element) return '';
    return element.getAttribute('aria-label') ?? [...element.childNodes].map(contentOf).join('');
  });
  return squeeze(parts.join(' '));
}

function nameOf(element: Element): string {
  const byIds = textOfIds(element.getAttribute('aria-labelledby'));
  if (byIds) return byIds;
  const label = squeeze(element.getAttribute('aria-label') ?? '');
  if (label) return label;
  const labels = (element as HTMLInputElement).labels;
  if (labels?.length) return squeeze([...labels].map(contentOf).join(' '));
  if (element instanceof HTMLImageElement) return element.alt;
  if (element instanceof HTMLFieldSetElement) return squeeze(element.querySelector('legend')?.textContent ?? '');
  const fromContent =
    /^(button|link|heading|cell|gridcell|rowheader|columnheader|row|option|menuitem(checkbox|radio)?|tab|treeitem|checkbox|radio|switch|tooltip)$/;
  const content = fromContent.test(roleOf(element)) ? squeeze([...element.childNodes].map(contentOf).join('')) : '';
  return content || squeeze(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '');
}

function descriptionOf(element: Element): string {
  return textOfIds(element.getAttribute('aria-describedby')) || squeeze(element.getAttribute('aria-description') ?? '');
}

function valueOf(element: Element): string | null {
  // A range has no text of its own: what it says in words stands for its number.
  if (element instanceof HTMLInputElement && element.type === 'range') return element.getAttribute('aria-valuetext') ?? element.value;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return element.value;
  if (element.hasAttribute('aria-valuetext') || element.hasAttribute('aria-valuenow'))
    return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  // A combo box without a text box says what it holds by what is in it.
  return roleOf(element) === 'combobox' ? squeeze([...element.childNodes].map(contentOf).join('')) : null;
}

function checkedOf(element: Element): string | null {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return element.indeterminate ? 'mixed' : String(element.checked);
  return element.getAttribute('aria-checked');
}

function placeOf(element: Element): Pick<Part, 'isInView' | 'isUncovered'> {
  const box = element.getBoundingClientRect();
  // What is wider than the window is in view when it fills it.
  const isAcross = box.width > innerWidth ? box.left < innerWidth && box.right > 0 : box.left >= -1 && box.right <= innerWidth + 1;
  const isInView = box.height > 0 && box.top >= -1 && box.bottom <= innerHeight + 1 && isAcross;
  const leftPx = Math.max(box.left, 0);
  const x = Math.min(4, box.width / 2);
  const y = Math.min(4, box.height / 2);
  const points = [
    [leftPx + x, box.top + y],
    [leftPx + x, box.bottom - y],
  ] as const;
  const isUncovered = points.every(([left, top]) => {
    const hit = document.elementFromPoint(left, top);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return { isInView, isUncovered };
}

function partOf(element: Element): Part {
  const { stamps } = ear();
  if (!stamps.has(element)) stamps.set(element, ear().next++);
  return {
    stamp: stamps.get(element) ?? 0,
    role: roleOf(element),
    name: nameOf(element),
    description: descriptionOf(element),
    value: valueOf(element),
    checked: checkedOf(element),
    isDisabled: element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
    ...placeOf(element),
    attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
  };
}

/** Elements that are wanted: the ones called exactly so, else those whose name begins so, else those that hold the text. */
export function elementsOf(wanted: Expected): Element[] {
  const roots = wanted.within ? elementsOf(wanted.within) : [document.body];
  const inRole = [...document.querySelectorAll('body *')].filter(
    (element) => roleOf(element) === wanted.role && roots.some((root) => root.contains(element) && root !== element) && isShown(element),
  );
  const { name } = wanted;
  if (name === null) return inRole;
  const named = inRole.map((element) => ({ element, own: nameOf(element) }));
  const tests = [(own: string) => own === name, (own: string) => own.startsWith(name), (own: string) => own.includes(name)];
  for (const test of tests) {
    const hits = named.filter(({ own }) => test(own));
    if (hits.length) return hits.map(({ element }) => element);
  }
  return [];
}

/** The element with the focus, or the one it points at; null for the page itself. */
export function focusedElement(followsActive: boolean): Element | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const activeId = followsActive ? focused.getAttribute('aria-activedescendant') : null;
  return (activeId ? document.getElementById(activeId) : null) ?? focused;
}

/** The nearest box around an element, itself included, whose content is higher than it is. */
export function scrollBox(element: Element): Element {
  let box: Element | null = element;
  while (box && (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === 'visible')) box = box.parentElement;
  return box ?? document.documentElement;
}

/** Begins to hear the live regions of the page. */
export function listenToPage(): void {
  const { heard, isListening } = ear();
  if (isListening) return;
  ear().isListening = true;
  const say = (region: Element, text: string) => {
    const line = squeeze(text);
    if (!line) return;
    const isAssertive =
      region.getAttribute('aria-live') === 'assertive' || (!region.hasAttribute('aria-live') && roleOf(region) === 'alert');
    heard.push({ text: line, as: isAssertive ? 'assertive' : 'polite', atMs: performance.now() });
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live]), [role=alert]:not([aria-live]), output:not([aria-live])',
      );
      if (!region) continue;
      if (type === 'characterData') say(region, target.textContent ?? '');
      for (const node of addedNodes) say(region, node.textContent ?? '');
    }
  });
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}

/** One look at the page. */
export function lookAt(wanted: readonly Expected[]): Seen {
  const focus = focusedElement(false);
  const active = focusedElement(true);
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    focus: focus && partOf(focus),
    active: active && partOf(active),
    found: wanted.map((one) => elementsOf(one).map(partOf)),
    heard: [...ear().heard],
    nowMs: performance.now(),
    hasSidewaysScroll: document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    regions: {
      polite: count('[aria-live=polite], [role=status]:not([aria-live])'),
      assertive: count('[aria-live=assertive], [role=alert]:not([aria-live])'),
    },
  };
}

/** The Enter and Escape that belong to an input method, in both spellings browsers use. */
export function pressAsInputMethod(): void {
  const target = document.activeElement ?? document.body;
  for (const key of ['Enter', 'Escape'])
    for (const isComposing of [true, false])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, keyCode: 229, bubbles: true, cancelable: true }));
}

/** Functions that are called from outside a page. */
const EYE = { elementsOf, focusedElement, scrollBox, listenToPage, lookAt, pressAsInputMethod };
/** Functions that those call. */
const INSIDE = [ear, isShown, roleOf, contentOf, squeeze, textOfIds, nameOf, descriptionOf, valueOf, checkedOf, placeOf, partOf];

/**
 * Everything above as the text of one script that gives what an expression says, such as `domProbe.lookAt([])`. Functions go by the
 * names they have at run time: whoever bundled this may have given them others.
 */
export function domProbeSource(expression: string): string {
  const parts = [...INSIDE, ...Object.values(EYE)];
  const names = Object.entries(EYE).map(([name, { name: given }]) => `${name}: ${given}`);
  return `(() => { ${parts.map(String).join('\n')}\nconst domProbe = { ${names.join(', ')} };\nreturn ${expression}; })()`;
}
