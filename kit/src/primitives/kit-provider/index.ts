export { KitProvider, useKit } from './KitProvider.tsx';
export type { KitContext, KitProviderProps } from './KitProvider.tsx';
