import { tokenText } from '@milepost/kit/engines/print-sheet';
import type { PrintValues } from '@milepost/kit/engines/print-sheet';
import { PRINT_HEAD_TABLE } from '@milepost/openapi/domains/print';
import type { PrintField } from '@milepost/openapi/domains/print';

/** Node of the tree of what a template can show. */
export interface TreeField {
  readonly id: string;
  readonly label: string;
  /** Text that is put into the template. */
  readonly token: string;
  /** Name of the token; null for a whole table. */
  readonly name: string | null;
  readonly children?: readonly TreeField[];
}

/** Names of the values every sheet has. @source admin §2 */
export const SYSTEM_NAMES = ['systemPrinter', 'systemPrintTime', 'systemApprovalContent'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

const LINE = 'border:1px solid #000';
const cells = (tag: 'td' | 'th', texts: readonly string[]) => texts.map((text) => `<${tag} style="${LINE}">${text}</${tag}>`).join('');
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A table with a row for each row of a sub-table, ready to be put in. */
const tableOf = (heads: readonly string[], tokens: readonly string[]): string =>
  `<table style="width:100%;border-collapse:collapse">\n  <thead><tr>${cells('th', heads.map(escaped))}</tr></thead>\n  <tbody><tr>${cells('td', tokens)}</tr></tbody>\n</table>\n`;

/** The columns of the queries as a tree: those of the head by their name, those of a sub-table with their table before it. @reading R-650 */
export const treeOf = (fields: readonly PrintField[]): TreeField[] =>
  fields.map((table) => {
    const isHead = table.id === PRINT_HEAD_TABLE;
    const children = (table.children ?? []).map((column): TreeField => {
      const name = isHead ? column.id : `${table.id}.${column.id}`;
      return { id: `${table.id}.${column.id}`, label: column.fullName, name, token: tokenText(name) };
    });
    const token = tableOf(
      children.map(({ label }) => label),
      children.map((child) => child.token),
    );
    return { id: table.id, label: table.fullName, name: null, token, children };
  });

/** Values that show each known name as its own token: a template without a record. */
export function namesAsValues(tree: readonly TreeField[]): PrintValues {
  const values: Record<string, unknown> = {};
  for (const { id, children = [] } of tree) {
    if (id === PRINT_HEAD_TABLE) for (const { name, token } of children) values[name ?? ''] = token;
    else values[id] = [Object.fromEntries(children.map(({ name, token }) => [name?.slice(id.length + 1) ?? '', token]))];
  }
  return values;
}
