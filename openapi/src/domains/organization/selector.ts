import { from, id, lazyTree, list, parentId, text, truth, type Codec, type ModelOf } from '../../wire/index.ts';

/** Types of things a picker may offer. @source forms §3 */
export const SELECTOR_TYPES = ['company', 'department', 'role', 'position', 'group', 'user'] as const;
export type SelectorType = (typeof SELECTOR_TYPES)[number];

/** Stands between id and type of a stored choice. @source forms §3 */
const SEPARATOR = '--';

const isSelectorType = (value: string | null | undefined): value is SelectorType => SELECTOR_TYPES.some((type) => type === value);

/** Headings that cannot be chosen have no type, or one nobody here knows: null. */
export const selectorType: Codec<string | null | undefined, SelectorType | null, string | null> = {
  decode: (wire) => (isSelectorType(wire) ? wire : null),
  encode: (model) => model,
};

/** Members of every node of a picker's tree; `{ ...selectorMembers, headIcon: text }` adds to them. @source forms §3 */
export const selectorMembers = {
  id,
  /** Null at the top. */
  parentId: parentId('-1'),
  fullName: text,
  /** The name alone, where `fullName` holds the names above it too. */
  lastFullName: text,
  type: selectorType,
  icon: text,
  /** Path of names from the top down to the organisation, joined by slashes. */
  organize: text,
  /** The ids of the same organisations. */
  organizeIds: list(id),
  /** May be seen, not chosen. */
  isDisabled: from('disabled', truth),
} as const;

/** A node of a picker: an organisation, a role, a position, a group, a person, or a heading. */
export const selectorItem = lazyTree(selectorMembers);
/** @source forms §3 */
export type SelectorItem = ModelOf<typeof selectorItem>;

/** A chosen thing, as a form keeps it. */
export interface Member {
  id: string;
  /** Null where the form says nothing about it: a choice of one person is kept as its bare id. */
  type: SelectorType | null;
}

/** A choice among several kinds of things, as it is kept: `10--department`. @source forms §3 */
export const encodeMemberId = (id: string, type: SelectorType): string => `${id}${SEPARATOR}${type}`;

/** Splits a kept choice at its last separator; what ends in no known type is an id alone. @source forms §3 @reading R-095 */
export function decodeMemberId(stored: string): Member {
  const at = stored.lastIndexOf(SEPARATOR);
  const type = at < 0 ? null : stored.slice(at + SEPARATOR.length);
  return isSelectorType(type) ? { id: stored.slice(0, at), type } : { id: stored, type: null };
}
