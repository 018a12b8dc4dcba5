export { useScrollStop } from './useScrollStop.ts';
