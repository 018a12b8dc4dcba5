export { useLingui } from './useLingui.ts';
export { useMessages } from './useMessages.ts';
