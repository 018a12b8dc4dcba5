import type { DesignRight, MenuRightDraft, MenuRightNode } from '@milepost/openapi/domains/menu';

/** A right that is kept, with those that stand below it. */
type Kept = Pick<MenuRightNode, 'id' | 'enCode' | 'fullName' | 'roleIds'> & { readonly children: readonly Kept[] };

/** Every right of a tree, those below others after them. */
export const flatRights = (nodes: readonly Kept[]): readonly Kept[] => nodes.flatMap((node) => [node, ...flatRights(node.children)]);

/** Change of the rights of an entry. */
export interface RightsChange {
  readonly added: readonly DesignRight[];
  /** Those below others come first: a right with others below it is not deleted. */
  readonly removed: readonly Kept[];
  /** Roles that have one of those that go; null where the server does not say. */
  readonly losingRoles: number | null;
}

/** Change that makes the rights of an entry those whose codes are ticked. */
export function rightsChange(design: readonly DesignRight[], kept: readonly Kept[], ticked: ReadonlySet<string>): RightsChange {
  const all = flatRights(kept);
  const known = new Set(all.map(({ enCode }) => enCode));
  const removed = all.filter(({ enCode }) => !ticked.has(enCode)).toReversed();
  const isCounted = removed.every(({ roleIds }) => roleIds !== null);
  return {
    added: design.filter(({ code }) => ticked.has(code) && !known.has(code)),
    removed,
    losingRoles: isCounted ? new Set(removed.flatMap(({ roleIds }) => roleIds ?? [])).size : null,
  };
}

/** Longest name of a right. @source admin §5 */
const NAME_CHARS = 50;

/** Name of a right of a design: a field of a sub-table after the name of its table. */
const nameOf = ({ label, table, code }: DesignRight): string =>
  table === null || table.code === code || label.startsWith(`${table.label}-`) ? label : `${table.label}-${label}`;

/** Right that is made of what a design has. @param order place in the design, from 0 */
export const rightDraft = (menuId: string, right: DesignRight, order: number): MenuRightDraft => ({
  menuId,
  parentId: null,
  fullName: Array.from(nameOf(right)).slice(0, NAME_CHARS).join(''),
  enCode: right.code,
  icon: '',
  sortCode: order + 1,
  isEnabled: true,
  description: '',
});

/** A line of the tree that is ticked. */
export interface RightLine {
  readonly id: string;
  readonly fullName: string;
  /** Code, and what else is told at its end. */
  readonly note?: string;
  readonly children: readonly RightLine[];
}

/** Id of a line that is no right itself; no code has a colon. */
const groupId = (name: string): string => `group:${name}`;

/**
 * Lines to be ticked: what the design has, columns of a sub-table below it, then what is kept beside it.
 * @param note of what a design has
 * @param besideTitle words over what is kept and not in the design
 */
export function rightLines(
  design: readonly DesignRight[],
  kept: readonly Kept[],
  note: (right: DesignRight) => string,
  besideTitle: string,
): readonly RightLine[] {
  const lines = new Map<string, RightLine>();
  for (const right of design) {
    const { code, label, table } = right;
    const line: RightLine = { id: code, fullName: label, note: note(right), children: [] };
    if (table === null) lines.set(code, line);
    else {
      const id = groupId(table.code);
      lines.set(id, { id, fullName: table.label, children: [...(lines.get(id)?.children ?? []), line] });
    }
  }
  const codes = new Set(design.map(({ code }) => code));
  const beside = flatRights(kept).filter(({ enCode }) => !codes.has(enCode));
  const children = beside.map(({ enCode, fullName }) => ({ id: enCode, fullName, note: enCode, children: [] }));
  return [...lines.values(), ...(children.length > 0 ? [{ id: groupId(''), fullName: besideTitle, children }] : [])];
}
