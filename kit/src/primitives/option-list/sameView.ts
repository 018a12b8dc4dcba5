import type { ListRowView, RowPlace } from './types.ts';

function isSame(one: object | undefined, other: object | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const values = Object.values(one);
  const others = Object.values(other);
  return values.length === others.length && values.every((value, index) => Object.is(value, others[index]));
}

const isSamePlace = (one: RowPlace, other: RowPlace) =>
  one.id === other.id && one.slot === other.slot && one.shiftPx === other.shiftPx && one.active === other.active;

/** True when a row would be drawn the same again. A model makes rows when they are looked at, so they are compared by what is in them. */
export function isSameView(one: ListRowView, other: ListRowView): boolean {
  if (one.kind === 'option' && other.kind === 'option') {
    // What a search or a scroll changes first of all.
    if (one.row.label !== other.row.label || one.look !== other.look || one.name !== other.name) return false;
    const { branch, cells, mark, ...plain } = one.row;
    const { branch: otherBranch, cells: otherCells, mark: otherMark, ...otherPlain } = other.row;
    return (
      isSamePlace(one, other) &&
      isSame(plain, otherPlain) &&
      isSame(branch, otherBranch) &&
      isSame(cells, otherCells) &&
      isSame(mark, otherMark)
    );
  }
  if (one.kind === 'heading' && other.kind === 'heading') return one.label === other.label && isSamePlace(one, other);
  return one.kind === 'end' && other.kind === 'end' && one.look === other.look && isSamePlace(one, other) && isSame(one.row, other.row);
}
