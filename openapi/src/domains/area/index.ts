export { areaCodecs } from './codec.ts';
export type { Area, AreaBody, AreaNode, AreaOption, AreaParent } from './model.ts';
export { areaProblems, type AreaDraft, type AreaField } from './rules.ts';
