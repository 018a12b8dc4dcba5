import { nameLanguage } from '../../primitives/locale/index.ts';
import { paperStyle } from './sheetStyle.ts';
import type { Paper } from './paper.ts';

/** First character of a text in UTF-8 that Word would take for another coding without it. */
const BYTE_ORDER_MARK = '\ufeff';

const WIDTH = /^(\d+(?:\.\d+)?)(%|px)$/;
/** Rules word processors follow better than those of a page: lines as high as their letters need. */
const WORD_STYLE = 'body, td, th, p, div { line-height: normal; }';

/** Widths as attributes too: LibreOffice reads no widths of a style, and a table became as narrow as its words. */
function withWidths(sheet: HTMLElement): HTMLElement {
  for (const part of sheet.querySelectorAll<HTMLElement>('table, td, th, col')) {
    const isApprovals = part.dataset['approvals'] !== undefined;
    const [, figure = '', unit = ''] = WIDTH.exec(isApprovals ? '100%' : part.style.width) ?? [];
    if (figure !== '' && !part.hasAttribute('width')) part.setAttribute('width', unit === '%' ? `${figure}%` : figure);
  }
  return sheet;
}

/** The sheets as a document for Word: HTML under another name, made of the same harmless elements. @source forms §9 */
export function wordDocument(sheets: readonly HTMLElement[], { title, lang, paper }: { title: string; lang: string; paper: Paper }): Blob {
  const page = document.implementation.createHTMLDocument(title);
  nameLanguage(lang, page);
  const coding = page.createElement('meta');
  coding.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = `${paperStyle(paper)}${WORD_STYLE}`;
  page.head.prepend(coding);
  page.head.append(style);
  page.body.append(...sheets.map((sheet) => withWidths(page.importNode(sheet, true))));
  return new Blob([BYTE_ORDER_MARK, '<!doctype html>', page.documentElement.outerHTML], { type: 'application/msword' });
}
