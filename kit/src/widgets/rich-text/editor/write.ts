import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import type { Fragment, Schema } from '@tiptap/pm/model';

/** HTML of what the editor holds, '' where that is nothing. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : htmlOfNodes(editor.schema, editor.state.doc.content));

/** HTML of nodes. Widths the editor made up for tables are left out. */
export function htmlOfNodes(schema: Schema, nodes: Fragment): string {
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(nodes, { document: page }));
  for (const group of body.querySelectorAll('colgroup')) group.remove();
  for (const table of body.querySelectorAll('table')) {
    table.style.removeProperty('min-width');
    // Asked for by its text: Chromium leaves an empty attribute behind where it has not written the style out yet.
    if (table.getAttribute('style') === '') table.removeAttribute('style');
  }
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  return body.innerHTML;
}
