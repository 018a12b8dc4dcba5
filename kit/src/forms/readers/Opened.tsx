import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Control, Read } from '../grammar/index.ts';
import { focusRing } from '../../theme/index.ts';
import * as css from './readers.css.ts';

/** A record by its kind and id. */
export interface RecordAt {
  readonly of: string;
  readonly id: string;
}

/** Opens the record a value stands for; null where nothing opens it. */
export type OpenRecord = (at: RecordAt) => void;

/** Way to other records, around what is read. */
export const OpensRecords = createContext<OpenRecord | null>(null);

interface OpenedProps {
  readonly control: Control;
  readonly read: Read;
  readonly children: ReactNode;
}

/** A value that stands for another record is a button that opens it; any other is as it is. @source forms §2.10 */
export function Opened({ control: { opens }, read, children }: OpenedProps) {
  const open = useContext(OpensRecords);
  const id = opens ? read(opens.id) : null;
  if (!open || !opens || (typeof id !== 'string' && typeof id !== 'number') || id === '') return children;
  return (
    <button
      type="button"
      className={`${css.opens} ${focusRing}`}
      aria-haspopup="dialog"
      onClick={() => open({ of: opens.of, id: String(id) })}
    >
      {children}
    </button>
  );
}
