export { OptionList } from './OptionList.tsx';
export { createOptionFilter, foldText, spanOf } from './optionFilter.ts';
export type { OptionFilter } from './optionFilter.ts';
export { optionModel } from './optionModel.ts';
export type { OptionModel, OptionModelAsk, OptionShown } from './optionModel.ts';
export { useOptionList } from './useOptionList.ts';
export type { OptionListAsk, OptionListState } from './useOptionList.ts';
export type {
  Branch,
  EndRow,
  HeadingRow,
  ListColumn,
  ListEnd,
  ListLook,
  ListModel,
  ListRow,
  ListState,
  OpenAt,
  OptionListProps,
  OptionListView,
  OptionRow,
  TextSpan,
} from './types.ts';
export { END_KEY } from './types.ts';
export { ListSearch, useAnnounceMatches } from './ListSearch.tsx';
export type { ListSearchProps } from './ListSearch.tsx';
export { rowsFrame } from './ListSearch.css.ts';
export { MAX_LIST_WIDTH_PX, widestPx } from './listWidth.ts';
export { ListPanel } from './ListPanel.tsx';
export { ListWarmUp } from './ListWarmUp.tsx';
export type { ListPanelProps, ListQuery } from './ListPanel.tsx';
export { READY, SEARCH_ABOVE_ROWS, endOf } from './listState.ts';
export { useListOpening } from './useListOpening.ts';
export type { ListOpening } from './useListOpening.ts';
