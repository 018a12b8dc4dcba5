export { KitContextProvider, useKit, useKitIfThere } from './kitContext.ts';
export type { KitContext } from './kitContext.ts';
