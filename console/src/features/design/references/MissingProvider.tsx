import type { ReactNode } from 'react';
import { MissingContext } from './missing.ts';
import { useMissingReferences } from './useMissingReferences.ts';

/** Tells the parts of a designer what its design names that is not here: the notice and the problems. */
export const MissingProvider = ({ children }: { readonly children: ReactNode }) => (
  <MissingContext value={useMissingReferences()}>{children}</MissingContext>
);
