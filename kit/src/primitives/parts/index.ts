export { classes, partProps, rootProps } from './parts.ts';
export type { PartLook, PartLooks, PartsProps } from './parts.ts';
