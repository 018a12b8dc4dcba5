export { REQUESTS_AT_ONCE, limitRequests } from './limitRequests.ts';
export {
  isPartOfName,
  pickActionCellProps,
  pickActionProps,
  pickCellProps,
  pickGoProps,
  pickNameProps,
  pickNoteOf,
  pickReasonProps,
  pickRowProps,
  pickToggleProps,
} from './pickRowProps.ts';
export { usePickTree } from './usePickTree.ts';
export type {
  ChosenBy,
  PickEndView,
  PickMore,
  PickNodeView,
  PickRowView,
  PickTreeAction,
  PickTreeChoice,
  PickTreeData,
  PickTreeHandle,
  PickTreeLook,
  PickTreeMessages,
  PickTreeOptions,
  PickTreePlace,
} from './types.ts';
