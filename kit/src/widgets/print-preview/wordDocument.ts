import { paperStyle } from './sheetStyle.ts';
import type { Paper } from './paper.ts';

/** First character of a text in UTF-8 that Word would take for another coding without it. */
const BYTE_ORDER_MARK = '\ufeff';

/** The sheets as a document for Word: HTML under another name, made of the same harmless elements. @source forms §9 */
export function wordDocument(sheets: readonly HTMLElement[], { title, lang, paper }: { title: string; lang: string; paper: Paper }): Blob {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = lang;
  const coding = page.createElement('meta');
  coding.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = paperStyle(paper);
  page.head.prepend(coding);
  page.head.append(style);
  page.body.append(...sheets.map((sheet) => page.importNode(sheet, true)));
  return new Blob([BYTE_ORDER_MARK, '<!doctype html>', page.documentElement.outerHTML], { type: 'application/msword' });
}
