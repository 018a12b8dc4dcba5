import type { ListLook, OptionRow } from './types.ts';

/** Place a row is drawn at, and the keyboard if it has it. */
export interface SlotProps {
  readonly id: string;
  readonly slot: number;
  /** From where the row stands among the rows drawn before it. */
  readonly shiftPx: number;
  readonly active: 'key' | 'pointer' | undefined;
}

/** Moves a row to its place; nothing where it stands there already: elements without a style of their own share what the browser finds out for one. */
export const shifted = ({ shiftPx }: SlotProps) => (shiftPx === 0 ? undefined : `translateY(${shiftPx}px)`);

interface Drawn {
  readonly place: SlotProps;
  readonly row: OptionRow;
  readonly look: Partial<ListLook>;
}

function isSame(one: object | undefined, other: object | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const values = Object.values(one);
  const others = Object.values(other);
  return values.length === others.length && values.every((value, index) => Object.is(value, others[index]));
}

/** True when a row would be drawn the same again. A model makes rows when they are looked at, so they are compared by what is in them. */
export function isSameRow(one: Drawn, other: Drawn): boolean {
  // What a search or a scroll changes first of all.
  if (one.row.label !== other.row.label) return false;
  const { branch, cells, mark, ...plain } = one.row;
  const { branch: otherBranch, cells: otherCells, mark: otherMark, ...otherPlain } = other.row;
  return (
    one.look === other.look &&
    isSame(one.place, other.place) &&
    isSame(plain, otherPlain) &&
    isSame(branch, otherBranch) &&
    isSame(cells, otherCells) &&
    isSame(mark, otherMark)
  );
}
