import type { ReactNode } from 'react';
import { pair } from './DraftDialog.css.ts';

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={pair}>{children}</div>;
}
