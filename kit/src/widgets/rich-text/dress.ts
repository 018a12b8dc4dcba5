import { STYLE_ATTRIBUTE, declarationsIn } from '../../engines/clean-html/index.ts';
import { blocked, looks } from './RichText.css.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const DEEPEST = 6;

interface Around {
  /** Level the first heading of the text has at its place on the page. */
  readonly level: number;
  /** The sentence for an image that is not fetched; `name` is empty where it has none. */
  readonly sayBlocked: (name: string) => string;
}

/** Gives sanitised elements their look: our own classes, the few properties of their style, and a level that fits the page. */
export function dress(host: HTMLElement, { level, sayBlocked }: Around): void {
  const elements = [...host.querySelectorAll<HTMLElement>('*')];
  // The outline has no gap, whatever level the text begins with.
  const first = HEADINGS.findIndex((name) => elements.some(({ localName }) => localName === name));
  for (const element of elements) {
    const name = element.localName;
    if (name === 'img' && !element.hasAttribute('src')) {
      replaceImage(element, sayBlocked);
      continue;
    }
    const look = Object.hasOwn(looks, name) ? looks[name] : undefined;
    if (look) element.classList.add(...look.split(' '));
    const depth = HEADINGS.indexOf(name);
    if (depth !== -1) element.setAttribute('aria-level', String(Math.min(DEEPEST, level + depth - first)));
    const written = element.getAttribute(STYLE_ATTRIBUTE);
    if (written === null) continue;
    element.removeAttribute(STYLE_ATTRIBUTE);
    for (const [property, value] of declarationsIn(written)) element.style.setProperty(property, value);
  }
}

function replaceImage(image: HTMLElement, sayBlocked: Around['sayBlocked']): void {
  const sentence = document.createElement('span');
  sentence.className = blocked;
  sentence.textContent = sayBlocked(image.getAttribute('alt') ?? '');
  image.replaceWith(sentence);
}
