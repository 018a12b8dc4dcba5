import type { RefObject } from 'react';
import type { RowSizes } from '../row-scroller/headless.ts';
import { useAnchored } from '../popover/headless.ts';
import type { PanelOnNarrow } from '../popover/headless.ts';
import type { ListLook, ListMessages } from './types.ts';
import { useAnnounceMatches, useListFocus, useListSearch } from './useListSearch.ts';
import type { OptionListState } from './useOptionList.ts';
import { useOptionRows } from './useOptionRows.ts';

/** Search in an open list. */
export interface ListQuery {
  /** The committed text: what an input method composes is not searched for. */
  readonly query: string;
  /** Number of rows it found; null while nobody knows. As many as there are when left out. */
  readonly found?: number | null;
  readonly onQuery: (query: string) => void;
}

/** Facts of the open list of a field. */
export interface OpenList {
  /** The box of the field. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Name of the field. */
  readonly label: string;
  readonly list: OptionListState;
  /** A stable object. */
  readonly look: ListLook;
  /** About the width the widest row needs, in px; the panel is never narrower than its field. */
  readonly minWidthPx?: number | undefined;
  /** A search box above the rows. */
  readonly search?: ListQuery | null | undefined;
}

/** Options of `useListPanel`. */
export interface ListPanelOptions extends OpenList {
  readonly messages: ListMessages;
  /** Panel or sheet on a narrow screen. @defaultValue `sheet` @reading R-243 */
  readonly narrow?: PanelOnNarrow | undefined;
  /** The rows are a stop of Tab, because something that can be focused stands under them. @defaultValue false */
  readonly isStop?: boolean | undefined;
  /** Sizes the list has before it is measured, in px, so that rows are there at once. */
  readonly initial?: RowSizes | undefined;
}

const NO_SEARCH: ListQuery = { query: '', onQuery: () => undefined };

/**
 * The open list of a field: a search box where there is one, and the rows. Call it in what is drawn while the list is open, and draw
 * `getPanelProps()` within `<Layer of={layer}>`. Where it
 * `isSheet`, show the name of the field in it and a button that calls `close`.
 */
export function useListPanel(options: ListPanelOptions) {
  const { anchorRef, label, list, look, minWidthPx, search, messages, narrow = 'sheet', isStop, initial } = options;
  const { query, found, onQuery } = search ?? NO_SEARCH;
  const panel = useAnchored({
    anchorRef,
    label,
    onClose: list.close,
    narrow,
    ...(minWidthPx !== undefined && { minWidthPx }),
  });
  const box = useListSearch({ list, kind: look.kind, label, value: query, onChange: onQuery, messages });
  const rows = useOptionRows({ list: list.view, label, look, isStop, messages, initial });
  useAnnounceMatches(query, found === undefined ? list.view.model.total : found, messages);
  useListFocus(list.view.id, Boolean(search), panel.isSheet);
  return { ...panel, ...box, ...rows, query, isSearchable: Boolean(search) };
}
