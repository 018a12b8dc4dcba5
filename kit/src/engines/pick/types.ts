/** One thing a picker offers: an organisation, a person, a region, a rule, a template. Feeds make their records into this. */
export interface PickNode {
  /** The stored value; where a picker stores another field than the id, as the bill rule does its code, that field. */
  readonly id: string;
  readonly fullName: string;
  /** `company`, `department`, `role`, `position`, `group`, `user`; null for what has no type. */
  readonly type?: string | null;
  /** Ids from the top down to the node itself; the id alone where it is missing. */
  readonly path?: readonly string[];
  /** A staff number or `enCode`, by which a pasted list may name it too. */
  readonly code?: string | null;
}

/**
 * Identity of a choice, and with it the stored value:
 * the id; in multiple mode the id with its type (`10--department`); or the path of ids from the top down.
 * @source forms §3, §4
 */
export type IdentityKind = 'id' | 'typedId' | 'path';

/** Rules of choosing: the nodes that may be chosen, and the identity of a choice. @source forms §2.1–2.6, §4 */
export interface SelectionPolicy<N extends PickNode> {
  /** `one`: a new choice replaces the old. `many`: choices are kept in the order they were made. */
  readonly cardinality: 'one' | 'many';
  /** True when a node may be chosen. Asked of new choices only: what is stored already is never thrown out. @reading R-180 */
  accepts(node: N): boolean;
  readonly identity: IdentityKind;
  /** Effect of confirming with nothing chosen: a refusal, or an empty value. @source forms §4 */
  readonly onEmptyConfirm: 'refuse' | 'clear';
  /** Most choices in `many`; no limit where it is missing. */
  readonly maximum?: number;
  /** System variables beside those that begin with `@`, such as `currentUser`. @source forms §2.4, §4 */
  readonly variables?: readonly string[];
}

/** One stored choice: an id, `id--type`, a system variable, or a path. */
export type StoredItem = string | readonly string[];
/** The value of a form field. Null, the empty text and the empty list are all nothing chosen. */
export type StoredValue = StoredItem | readonly StoredItem[] | null;

/** Members every choice has. */
interface StoredEntries<S extends StoredItem> {
  /** Two choices with one identity are the same choice. */
  readonly identity: string;
  /** The written value: exactly as it was read, where it was read. */
  readonly stored: S;
}

/**
 * One thing chosen: a node; a system variable; or something stored that no node is known for,
 * which keeps its place and is shown by its id. @source forms §3, §4
 */
export type Choice<N extends PickNode> =
  | (StoredEntries<StoredItem> & { readonly kind: 'node'; readonly node: N })
  | (StoredEntries<string> & { readonly kind: 'variable' })
  | (StoredEntries<StoredItem> & {
      readonly kind: 'unknown';
      /** Its id without type and without the path above it: what a feed is asked for. */
      readonly id: string;
      /** Null where the stored value does not say. */
      readonly type: string | null;
    });

/** Choices by identity, in the order of choosing. */
export type Choices<N extends PickNode> = ReadonlyMap<string, Choice<N>>;
