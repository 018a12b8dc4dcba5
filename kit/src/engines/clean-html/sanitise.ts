import createPurifier from 'dompurify';
import type { Config, DOMPurify, UponSanitizeAttributeHook } from 'dompurify';
import { draftLinkUse, isImageAllowed, linkUse } from './addresses.ts';
import { declarationsIn, styleText } from './declarations.ts';
import { limitOf } from './limits.ts';
import { tagsOf } from './markup.ts';
import { plainText } from './plainText.ts';
import type { HtmlUse, Sanitised } from './types.ts';

/** Holds the style of an element between sanitising and showing: the content policy refuses `style` in a text. @reading R-342 */
export const STYLE_ATTRIBUTE = 'data-mp-style';

const TAGS =
  'a abbr b blockquote br caption cite code col colgroup dd del dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p ' +
  'pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul div';
const ATTRIBUTES = `alt colspan datetime dir height href id lang name reversed rowspan scope src start title width ${STYLE_ATTRIBUTE}`;

/** Lines and places of tables, as sheets for paper have them. @reading R-651 */
const ATTRIBUTES_ON_PAPER = 'align border cellpadding cellspacing valign';

/** Old elements and attributes copies of other programs have; none of them stays. @reading R-229 */
const TAGS_OF_COPY = 'center font strike';
const ATTRIBUTES_OF_COPY = 'align aria-level bgcolor class color size';

/** Formatting only: no scripts, forms, styles, media, drawings. No setting is changed later, none is a function. @reading R-340 */
const CONFIG: Config = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ADD_URI_SAFE_ATTR: ['datetime', 'lang', 'dir', STYLE_ATTRIBUTE],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_DOM: true,
  // Prefixes ids and names, so that none hides a property of the page.
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: false,
};

const CONFIGS: Readonly<Record<HtmlUse, Config>> = {
  text: CONFIG,
  draft: CONFIG,
  sheet: { ...CONFIG, ALLOWED_ATTR: `${ATTRIBUTES} ${ATTRIBUTES_ON_PAPER}`.split(' ') },
  copy: {
    ...CONFIG,
    ALLOWED_TAGS: `${TAGS} ${TAGS_OF_COPY}`.split(' '),
    ALLOWED_ATTR: `${ATTRIBUTES} ${ATTRIBUTES_OF_COPY}`.split(' '),
    ADD_URI_SAFE_ATTR: ['datetime', 'lang', 'dir', STYLE_ATTRIBUTE, ...ATTRIBUTES_OF_COPY.split(' ')],
  },
};

/** Origins of images for the text in hand, and where it is shown; sanitising is never interrupted. */
let origins: readonly string[] = [];
let shownIn: HtmlUse = 'text';

const WHOLE = /^\d{1,4}$/;
const PLACE = /^(?:left|right|center|justify|top|middle|bottom|baseline)$/;
const WIDTH = /^\d{1,4}%?$/;
const JUDGES: Readonly<Record<string, (value: string) => string>> = {
  href: (value) => (shownIn === 'draft' || shownIn === 'copy' ? draftLinkUse : linkUse)(value)?.address ?? '',
  src: (value) => (isImageAllowed(value, origins) ? value : ''),
  [STYLE_ATTRIBUTE]: (value) => styleText(declarationsIn(value, shownIn)),
  width: (value) => (WIDTH.test(value) ? value : ''),
  height: (value) => (WHOLE.test(value) ? value : ''),
  colspan: (value) => (WHOLE.test(value) ? value : ''),
  rowspan: (value) => (WHOLE.test(value) ? value : ''),
  border: (value) => (WHOLE.test(value) ? value : ''),
  cellpadding: (value) => (WHOLE.test(value) ? value : ''),
  cellspacing: (value) => (WHOLE.test(value) ? value : ''),
  align: (value) => (PLACE.test(value.toLowerCase()) ? value.toLowerCase() : ''),
  valign: (value) => (PLACE.test(value) ? value : ''),
};

const judgeAttribute: UponSanitizeAttributeHook = (_node, data) => {
  const judge = Object.hasOwn(JUDGES, data.attrName) ? JUDGES[data.attrName] : undefined;
  if (!judge) return;
  data.attrValue = judge(data.attrValue);
  if (data.attrValue === '') data.keepAttr = false;
};

/** A link out of the site opens a window that knows nothing of this one. */
function markLink(node: Element): void {
  if (node.localName !== 'a') return;
  const isOutside = linkUse(node.getAttribute('href') ?? '')?.kind === 'outside';
  for (const [name, value] of [['target', '_blank'] as const, ['rel', 'noopener noreferrer nofollow'] as const])
    if (isOutside) node.setAttribute(name, value);
    else node.removeAttribute(name);
}

let purifier: DOMPurify | undefined;

/** The one instance. It never leaves this file, so nobody can change its settings or hooks. */
function purifierOfThisPage(): DOMPurify {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', judgeAttribute);
    purifier.addHook('afterSanitizeAttributes', markLink);
  }
  return purifier;
}

interface HtmlPolicy {
  readonly createHTML: (html: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}
const rules: HtmlPolicy = { createHTML: (html) => String(purifierOfThisPage().sanitize(html, CONFIGS[shownIn])) };
let policy: HtmlPolicy | undefined;

/**
 * The one Trusted Types policy that makes HTML of the application: whatever goes through it has been sanitised. Browsers
 * without Trusted Types get the same text without the seal.
 */
function appHtml(): HtmlPolicy {
  const factory = Reflect.get(window, 'trustedTypes') as PolicyFactory | undefined;
  policy ??= factory ? factory.createPolicy('app-html', rules) : rules;
  return policy;
}

/** Takes the place of handlers of events until they are taken out. */
const HANDLER_ATTRIBUTE = 'data-mp-handler';

/** `style` and handlers under another name: a parser that met them would be refused by the content policy, and reported. */
function setAside(html: string): string {
  let aside = '';
  let from = 0;
  for (const { attributes } of tagsOf(html))
    for (const [start, end] of attributes) {
      const name = html.slice(start, end).toLowerCase();
      if (name !== 'style' && !name.startsWith('on')) continue;
      aside += html.slice(from, start) + (name === 'style' ? STYLE_ATTRIBUTE : HANDLER_ATTRIBUTE);
      from = end;
    }
  return aside + html.slice(from);
}

/**
 * Makes HTML that nobody has checked harmless; the only place that does. The `html` that comes back may be given to
 * `innerHTML`; sanitising it again gives the same. What is too long or nested too deep is not parsed at all.
 * @param imageOrigins where images may come from besides this site
 * @param use a sheet for paper keeps more of its styles, a copy what is read before it is taken out
 * @reading R-340
 */
export function sanitise(html: string, imageOrigins: readonly string[] = [], use: HtmlUse = 'text'): Sanitised {
  const limit = limitOf(html, use);
  if (limit) return { kind: 'refused', limit, text: plainText(html) };
  if (typeof document === 'undefined')
    throw new Error(
      '[kit] There is no page here, and only a browser can make HTML harmless · nothing was shown · sanitise it in the browser',
    );
  origins = [location.origin, ...imageOrigins];
  shownIn = use;
  return { kind: 'clean', html: appHtml().createHTML(setAside(html)) };
}
