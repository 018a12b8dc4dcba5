export { KitProvider, useKit, useKitIfThere } from './KitProvider.tsx';
export type { KitContext, KitProviderProps } from './KitProvider.tsx';
