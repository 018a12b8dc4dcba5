import type { Control, Part } from './types.ts';

/** Parts of a form with each control changed, those under other tabs too; what stands around them stays. */
export const withControls = (parts: readonly Part[], change: (control: Control) => Control): readonly Part[] =>
  parts.map((part): Part => {
    if (part.part === 'control') return change(part);
    if (part.part === 'tabs') return { ...part, tabs: part.tabs.map((tab) => ({ ...tab, parts: withControls(tab.parts, change) })) };
    return 'parts' in part ? { ...part, parts: withControls(part.parts, change) } : part;
  });
