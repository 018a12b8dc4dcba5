import { piecesOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { rowsOf, tableOfRow, textOf, valueAt } from './values.ts';
import type { PrintValues, RowTable, Scope } from './values.ts';

/** Outcome of a token with a format: a text, something drawn, or null where the value stands as it is. */
export type Format = (value: unknown) => string | Node | null;

export interface SheetWords {
  /** Formats by name, besides the bare token. */
  readonly formats: ReadonlyMap<string, Format>;
  /** Block that stands for a token, by name: the approvals. It takes the place of the paragraph it stands alone in. */
  readonly blocks?: ReadonlyMap<string, () => Node>;
  /** Something for a token without a value. @defaultValue nothing */
  readonly mark?: (token: Token) => Node;
}

export interface FilledSheet {
  /** Tokens that have no value, each once, as they are written. */
  readonly unresolved: readonly string[];
  /** Rows of sub-tables beyond what one sheet holds. */
  readonly leftOut: number;
}

/** Rows of sub-tables on one sheet. @reading R-650 */
export const ROWS_MAX = 2000;
const ROWS = 'TR LI';
const isRowElement = (node: Node): node is Element => ROWS.split(' ').includes(node.nodeName);

/**
 * Puts values into the tokens of a template, in one pass over its text: nothing that was put in is looked at again, and a value
 * is always text. A row of a table is repeated for each row of the sub-table its tokens name.
 * @source forms §5
 * @reading R-650
 */
export function fillSheet(root: Node, values: PrintValues, words: SheetWords): FilledSheet {
  const unresolved = new Set<string>();
  let rowsLeft = ROWS_MAX;
  let leftOut = 0;

  const fill = (node: Node, scope: Scope): void => {
    // A copy: what takes the place of a child is not looked at again.
    for (const child of Array.from(node.childNodes)) {
      const table = isRowElement(child) ? tableOfRow(namesIn(child), scope) : null;
      if (table === null) fillOne(child, scope);
      else repeat(child as Element, table, scope);
    }
  };

  const fillOne = (node: Node, scope: Scope): void => {
    if (node.nodeType === node.TEXT_NODE) replaceText(node as Text, scope);
    else fill(node, scope);
  };

  const repeat = (element: Element, table: RowTable, scope: Scope): void => {
    const rows = table.name === null ? [] : (rowsOf(scope.values, table.name) ?? []);
    const taken = rows.slice(0, rowsLeft);
    rowsLeft -= taken.length;
    leftOut += rows.length - taken.length;
    for (const row of taken) {
      const copy = element.cloneNode(true);
      fill(copy, { ...scope, row: { table: table.name ?? '', values: row } });
      element.before(copy);
    }
    element.remove();
  };

  const replaceText = (text: Text, scope: Scope): void => {
    const pieces = piecesOf(text.data);
    if (!pieces.some(({ kind }) => kind === 'token')) return;
    const parts = pieces.map((piece) => (piece.kind === 'words' ? piece.text : shown(piece, scope)));
    const paragraph = text.parentElement;
    const isAlone = paragraph?.localName === 'p' && parts.length === 1 && paragraph.childNodes.length === 1;
    const [only] = parts;
    if (isAlone && pieces[0]?.kind === 'token' && words.blocks?.has(pieces[0].name) && typeof only === 'object')
      paragraph.replaceWith(only);
    else text.replaceWith(...parts);
  };

  const shown = (token: Token, scope: Scope): string | Node => {
    const block = token.format === null ? words.blocks?.get(token.name) : undefined;
    if (block) return block();
    const format = token.format === null ? null : words.formats.get(token.format);
    const found = valueAt(token.name, scope);
    if (found.kind === 'missing' || format === undefined) {
      unresolved.add(token.text);
      return words.mark?.(token) ?? '';
    }
    return format?.(found.value) ?? textOf(found.value);
  };

  root.normalize();
  fill(root, { values, row: null });
  return { unresolved: [...unresolved], leftOut };
}

/** Names of the tokens of a row, without those of rows within it. */
function namesIn(row: Node): string[] {
  return Array.from(row.childNodes).flatMap((child) => {
    if (child.nodeType === child.TEXT_NODE) return tokensOf(child.nodeValue ?? '').map(({ name }) => name);
    return isRowElement(child) ? [] : namesIn(child);
  });
}
