export { useConfirmKey } from './useConfirmKey.ts';
