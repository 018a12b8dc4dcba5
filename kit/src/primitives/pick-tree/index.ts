export { REQUESTS_AT_ONCE, limitRequests } from './limitRequests.ts';
export { PickTree } from './PickTree.tsx';
export type {
  ChosenBy,
  PickTreeAction,
  PickTreeChoice,
  PickTreeHandle,
  PickTreeLook,
  PickTreePart,
  PickTreePlace,
  PickTreeProps,
} from './types.ts';
