export { useStableProp } from './useStableProp.ts';
