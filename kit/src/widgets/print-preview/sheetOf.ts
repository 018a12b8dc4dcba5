import { capitalAmount } from '../../engines/capital-amount/index.ts';
import { STYLE_ATTRIBUTE, declarationsIn, sanitise } from '../../engines/clean-html/index.ts';
import type { Limit } from '../../engines/clean-html/index.ts';
import { fillSheet, isNumeric, textOf, thousands, tokensOf } from '../../engines/print-sheet/index.ts';
import type { Format, SheetWords } from '../../engines/print-sheet/index.ts';
import { approvalTable } from './approvalTable.ts';
import type { ApprovalWords } from './approvalTable.ts';
import type { DrawCodes } from './codes.ts';
import { drawImages } from './images.ts';
import type { PrintedSheet } from './types.ts';

/** Sheet of a record: elements of a document nobody sees, or why there are none. */
export type Sheet =
  | {
      readonly kind: 'filled';
      readonly content: HTMLElement;
      /** Tokens without a value, each once. */
      readonly unresolved: readonly string[];
      readonly leftOut: number;
    }
  | { readonly kind: 'refused'; readonly limit: Limit };

export interface SheetLook {
  readonly approvals: ApprovalWords;
  /** Null until what draws codes is here. */
  readonly codes: DrawCodes | null;
  /** Tokens without a value stay, marked: for whoever makes the template. @defaultValue false */
  readonly marksTokens?: boolean;
}

/** Place of the table of approvals in a template. @source admin §2 */
export const APPROVALS_NAME = 'systemApprovalContent';
const CODES = new Set(['qrCode', 'barCode']);

/** True for a template with a table of approvals. */
export const hasApprovals = (template: string): boolean => tokensOf(template).some(({ name }) => name === APPROVALS_NAME);

/** True for a template that needs what draws codes. */
export const hasCodes = (template: string): boolean => tokensOf(template).some(({ format }) => format !== null && CODES.has(format));

/**
 * A record in its template: made harmless first, filled then, so that no value is ever markup. Nothing of it is fetched or
 * carried out before somebody shows it.
 * @source forms §5
 * @reading R-650 @reading R-651
 */
export function sheetOf({ template, values, approvals }: PrintedSheet, look: SheetLook): Sheet {
  const clean = sanitise(template, [], 'sheet');
  if (clean.kind === 'refused') return clean;
  const inert = document.implementation.createHTMLDocument();
  const content = inert.createElement('section');
  content.innerHTML = clean.html;
  dress(content);
  const words: SheetWords = {
    formats: formatsIn(inert, look.codes),
    blocks: new Map([[APPROVALS_NAME, () => approvalTable(inert, approvals, look.approvals)]]),
    ...(look.marksTokens && { mark: ({ text }) => Object.assign(inert.createElement('mark'), { textContent: text }) }),
  };
  return { kind: 'filled', content, ...fillSheet(content, values, words) };
}

const formatsIn = (document: Document, codes: DrawCodes | null): ReadonlyMap<string, Format> =>
  new Map<string, Format>([
    ['thousands', thousands],
    ['capital', (value) => (isNumeric(value) ? capitalAmount(value) : null)],
    ['qrCode', (value) => codes?.qrCode(document, textOf(value)) ?? null],
    ['barCode', (value) => codes?.barCode(document, textOf(value)) ?? null],
    ['img', (value) => drawImages(document, value)],
  ]);

/** Puts the kept styles in place. On paper a link leads nowhere, and an image from elsewhere is its name. */
function dress(content: HTMLElement): void {
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    if (element.localName === 'a') for (const name of ['href', 'target', 'rel']) element.removeAttribute(name);
    if (element.localName === 'img' && !element.hasAttribute('src')) {
      element.replaceWith(element.getAttribute('alt') ?? '');
      continue;
    }
    const written = element.getAttribute(STYLE_ATTRIBUTE);
    if (written === null) continue;
    element.removeAttribute(STYLE_ATTRIBUTE);
    for (const [property, value] of declarationsIn(written, 'sheet')) element.style.setProperty(property, value);
  }
}
