import { childrenOnce, json, type Above, type Codec } from '../../wire/index.ts';

/** Values of a record by the keys of their controls, of any type. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** Every value as it came. @throws when the wire value is no object */
export const recordValues: Codec<RecordValues, RecordValues, RecordValues> = {
  decode: (wire) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire))
      throw new TypeError('[api] The values of a record are no object. Keep the text as it is.');
    return { ...(json.decode(wire) as RecordValues) }; // an object stays one
  },
  encode: (model) => model,
};

/** A row of a list. */
export interface RecordRow {
  id: string;
  /** The row is the head of a group: it cannot be selected. @source forms §2.9 */
  isGroup: boolean;
  /** Columns by their keys, as they are shown; `id` is among them. */
  values: RecordValues;
  /** Rows of the group, or below this one. */
  children: RecordRow[];
}

export interface WireRow {
  id: string | number;
  top?: boolean | null;
  children?: readonly WireRow[] | null;
  [column: string]: unknown;
}

/** Levels of rows that are read. @reading R-134 */
const MAX_DEPTH = 100;

/** A row with the rows below it. Read to 100 levels, each id once below a row and never below itself. @reading R-160 */
export const recordRow: Codec<WireRow, RecordRow, WireRow> = {
  decode: (wire) => decodeRow(wire, []),
  encode: encodeRow,
};

function decodeRow({ children, ...wire }: WireRow, above: Above): RecordRow {
  const id = String(wire.id);
  const path = [...above, id];
  const below = path.length < MAX_DEPTH ? childrenOnce(children, path) : [];
  return { id, isGroup: wire.top === true, values: wire, children: below.map((child) => decodeRow(child, path)) };
}

function encodeRow({ id, values, children }: RecordRow): WireRow {
  return { id, ...values, ...(children.length > 0 && { children: children.map(encodeRow) }) };
}
