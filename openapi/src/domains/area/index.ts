export { areaCodecs } from './codec.ts';
export type { Area, AreaBody, AreaNode, AreaOption } from './model.ts';
export {
  AREA_CODE_MAX_CHARS,
  AREA_NAME_MAX_CHARS,
  AREA_SORT_MAX,
  AREA_SORT_MIN,
  areaProblems,
  type AreaDraft,
  type AreaField,
  type AreaProblem,
} from './rules.ts';
