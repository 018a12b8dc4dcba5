export { Status } from './Status.tsx';
export type { StatusProps, StatusTone } from './types.ts';
