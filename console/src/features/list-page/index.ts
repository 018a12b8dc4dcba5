export { LazyShortcut } from './LazyShortcut.tsx';
export { ListPage } from './ListPage.tsx';
export { ListPages } from './ListPages.tsx';
export { ListTools } from './ListTools.tsx';
export { chosenPages, readOrder, readPages, writeOrder, writePages } from './pageSearch.ts';
export type { Order, Pages } from './pageSearch.ts';
export { useColumnSettings } from './useColumnSettings.ts';
export { useFailedState } from './useFailedState.ts';
export { useRowActions } from './useRowActions.ts';
