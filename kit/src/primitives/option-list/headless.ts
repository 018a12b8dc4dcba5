export { createOptionFilter, foldText, spanOf } from './optionFilter.ts';
export type { OptionFilter } from './optionFilter.ts';
export { optionModel } from './optionModel.ts';
export type { OptionModel, OptionModelOptions, OptionShown } from './optionModel.ts';
export {
  endRowProps,
  hasBox,
  headingRowProps,
  listCellProps,
  listColumnProps,
  listHeadProps,
  optionNameProps,
  optionRowProps,
  optionToggleProps,
} from './optionRowProps.ts';
export { useOptionList } from './useOptionList.ts';
export type { OptionListState } from './useOptionList.ts';
export { useOptionRows } from './useOptionRows.ts';
export { useAnnounceMatches, useListFocus, useListSearch } from './useListSearch.ts';
export type { ListSearchOptions } from './useListSearch.ts';
export { useListPanel } from './useListPanel.ts';
export type { ListPanelOptions, ListQuery, OpenList } from './useListPanel.ts';
export { useListOpening } from './useListOpening.ts';
export type { ListOpening } from './useListOpening.ts';
export { MAX_LIST_WIDTH_PX, widestPx } from './listWidth.ts';
export { READY, SEARCH_ABOVE_ROWS, endOf } from './listState.ts';
export { END_KEY } from './types.ts';
export type {
  Branch,
  EndRow,
  EndRowView,
  HeadingRow,
  HeadingRowView,
  ListColumn,
  ListEnd,
  ListLook,
  ListMessages,
  ListModel,
  ListRow,
  ListRowView,
  ListState,
  OpenAt,
  OptionListOptions,
  OptionListView,
  OptionRow,
  OptionRowsOptions,
  OptionRowView,
  TextSpan,
} from './types.ts';
