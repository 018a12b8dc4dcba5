import { END_KEY } from './types.ts';
import type { ListEnd, ListModel, ListRow, OptionRow } from './types.ts';

/** An option's own part of its row; the model adds what the list knows. */
export type OptionShown = Omit<OptionRow, 'kind' | 'isChosen' | 'positionInSet' | 'setSize' | 'group'>;

export interface OptionModelOptions<O> {
  readonly options: readonly O[];
  /** Indexes into `options`, for a list that shows some of them or in another order. */
  readonly order?: Uint32Array | null;
  readonly idOf: (option: O) => string;
  readonly show: (option: O) => OptionShown;
  readonly isChosen: (id: string) => boolean;
  /** Heading an option stands under; options of one group stand together. Left out, there are no headings. */
  readonly groupOf?: ((option: O) => string | undefined) | null;
  readonly end?: ListEnd | null;
  /** Options there are in all, -1 when nobody knows; as many as are here when left out. */
  readonly total?: number;
}

/** A list of options, and which option a row is. */
export interface OptionModel<O> extends ListModel {
  /** The option at a position; null for a heading and the end. */
  optionAt(position: number): O | null;
}

/** Rows over options that stay where they are. Costs nothing per option, unless there are groups. */
export function optionModel<O>(ask: OptionModelOptions<O>): OptionModel<O> {
  const { options, order, idOf, show, isChosen, groupOf, end } = ask;
  const loaded = order ? order.length : options.length;
  const total = ask.total ?? loaded;
  const optionOf = (place: number) => options[order ? (order[place] ?? -1) : place];
  const rows = groupOf ? withHeadings(loaded, (place) => groupOf(option(place))) : null;
  const rowCount = rows?.length ?? loaded;
  const placeAt = (position: number) => (rows ? (rows[position] ?? 0) : position);

  function option(place: number): O {
    const found = optionOf(place);
    if (found === undefined)
      throw new RangeError(
        `[kit] Option ${place} of ${loaded} was asked for, so a stale position is in use · take positions from the model they are used with.`,
      );
    return found;
  }
  const isEnd = (position: number) => end !== undefined && end !== null && position === rowCount;
  const isHeading = (position: number) => placeAt(position) < 0;
  /** A heading is stored as the place of its first option, below zero. */
  const underHeading = (position: number) => option(-1 - placeAt(position));

  return {
    count: rowCount + (end ? 1 : 0),
    total,
    optionAt: (position) => (isEnd(position) || isHeading(position) ? null : option(placeAt(position))),
    keyAt(position) {
      if (isEnd(position)) return END_KEY;
      return isHeading(position) ? `\0${groupOf?.(underHeading(position))}` : idOf(option(placeAt(position)));
    },
    positionOf(key) {
      for (let position = 0; position < rowCount; position += 1)
        if (!isHeading(position) && idOf(option(placeAt(position))) === key) return position;
      return key === END_KEY && end ? rowCount : -1;
    },
    row(position): ListRow {
      if (end && isEnd(position)) return { kind: 'end', ...end };
      if (isHeading(position)) return { kind: 'heading', label: groupOf?.(underHeading(position)) ?? '' };
      const place = placeAt(position);
      const one = option(place);
      const row = { kind: 'option', ...show(one), isChosen: isChosen(idOf(one)), positionInSet: place + 1, setSize: total } as const;
      const group = groupOf?.(one);
      return group ? { ...row, group } : row;
    },
  };
}

/** Places of options, with -1 - place for a heading before the first option of a group. */
function withHeadings(count: number, groupAt: (place: number) => string | undefined): Int32Array {
  const rows: number[] = [];
  let before: string | undefined;
  for (let place = 0; place < count; place += 1) {
    const group = groupAt(place);
    if (group && group !== before) rows.push(-1 - place);
    before = group;
    rows.push(place);
  }
  return Int32Array.from(rows);
}
