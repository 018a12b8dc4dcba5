export { installImeGuard, isComposingKey } from './imeGuard.ts';
