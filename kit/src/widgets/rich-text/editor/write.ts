import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** HTML of what the editor holds, '' where that is nothing. Widths the editor made up for tables are left out. */
export function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.append(DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content, { document: page }));
  for (const group of body.querySelectorAll('colgroup')) group.remove();
  for (const table of body.querySelectorAll('table')) {
    table.style.removeProperty('min-width');
    if (table.style.length === 0) table.removeAttribute('style');
  }
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  return body.innerHTML;
}
