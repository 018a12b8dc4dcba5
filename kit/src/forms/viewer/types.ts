import type { ReactNode } from 'react';
import type { FieldPath, FormSpec } from '../grammar/index.ts';
import type { RecordAt } from '../readers/index.ts';

/**
 * Frame of a record: a dialog or a drawer of a width in px, 80 % of the window (`wide`), or the whole page with a way back.
 * @source forms §2.10
 */
export type RecordFrame =
  | { readonly kind: 'dialog'; readonly widthPx?: number | 'wide' }
  | { readonly kind: 'drawer'; readonly widthPx?: number | 'wide' }
  | { readonly kind: 'page' };

/** People and moments of a record, as the reader's language writes them; what is not known is left out. */
export interface RecordChanges {
  readonly createdBy?: string;
  readonly createdAt?: string;
  readonly changedBy?: string;
  readonly changedAt?: string;
}

/** The print button. @source forms §2.10 */
export interface RecordPrint {
  /** Words of the button, where the record's design has its own. */
  readonly label?: string;
  /** The form is only tried out: pressing says that there is no printing. */
  readonly isPreview?: boolean;
  readonly isBusy?: boolean;
  readonly onPrint: () => void;
}

/** A record that is read. The same object until something of it changes. */
export interface ViewedRecord {
  /** Heading and spoken name. */
  readonly title: string;
  /** Parts of its form. */
  readonly spec: Pick<FormSpec, 'parts'>;
  readonly values: object;
  /** Fields the person may see, columns of rows as `rows-column`; all of them when left out. @source forms §6 */
  readonly mayRead?: (field: FieldPath) => boolean;
  /** Frame of its own, where it is opened from another record. @defaultValue that of the other record */
  readonly frame?: RecordFrame;
  readonly changes?: RecordChanges;
  readonly print?: RecordPrint;
}

/** A record on its way. */
export type ArrivingRecord =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly record: ViewedRecord }
  /** A reason in the reader's language replaces the general sentence. */
  | { readonly kind: 'failed'; readonly reason?: string | null; readonly onRetry: () => void }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'noPermission' };

/** Steps to the records before and after it, as the list behind has them. */
export interface RecordSteps {
  /** Place in the list, from 1. */
  readonly number: number;
  /** Number of records, where it is known. */
  readonly count?: number;
  /** Left out at the first. */
  readonly onPrevious?: () => void;
  /** Left out at the last. */
  readonly onNext?: () => void;
}

export interface RecordViewerProps {
  /** Kind and id of the record: one that is open already is gone back to, not opened again. */
  readonly at?: RecordAt;
  /** Heading until the record has come. */
  readonly name: string;
  readonly arriving: ArrivingRecord;
  /** @defaultValue a dialog of 800 px */
  readonly frame?: RecordFrame;
  /** Hook that gives related records; without it their values are words. Stable between renders. */
  readonly useRecord?: (at: RecordAt) => ArrivingRecord;
  readonly steps?: RecordSteps;
  /** Buttons of the first record before the one that closes it, such as “Edit”. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}
