export { useLingui } from './useLingui.ts';
