import type { ReactNode } from 'react';
import { useCan } from './permissions.ts';
import type { ButtonCode } from './permissions.ts';

/** One of the three checks, by code. */
type Needs = { readonly button: ButtonCode } | { readonly column: string } | { readonly formField: string };

export type IfPermittedProps = Needs & { readonly children: ReactNode };

/**
 * Draws its children only where the page that is shown has an entry whose list of buttons, columns or form fields has the
 * code; else nothing is there. For what is one element: lists of actions go through `permitted`. @source shell §6
 */
export function IfPermitted({ children, ...needs }: IfPermittedProps): ReactNode {
  const can = useCan();
  const isPermitted =
    'button' in needs ? can.button(needs.button) : 'column' in needs ? can.column(needs.column) : can.formField(needs.formField);
  return isPermitted ? children : null;
}
