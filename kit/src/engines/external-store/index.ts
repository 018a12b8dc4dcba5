export { useExternalStore } from './useExternalStore.ts';
