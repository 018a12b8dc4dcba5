import type { MessageDescriptor } from '@lingui/core';
import type { ArrivingRecord, RecordAt, RecordFrame } from '@milepost/kit/forms/viewer';
import type { ButtonCode } from '../../../../permissions/index.ts';
import type { FieldPart, OwnFeed } from './fields.ts';
import type { RecordPrint } from './form.ts';

/** A record to read, without a form. */
export interface DetailDeclaration<Record> {
  /** Call that reads the whole record; left out where its row is all there is. */
  readonly load?: string;
  readonly fields: readonly FieldPart<Record>[];
  readonly label: MessageDescriptor;
  /** Right it needs. @defaultValue none but that of the page */
  readonly code?: ButtonCode;
  /** Feeds of its own that options of its fields come from. */
  readonly feeds?: { readonly [name: string]: OwnFeed };
  /** Record of what was loaded, where the two differ. */
  readonly toRecord?: (loaded: object) => object;
  /** @defaultValue a dialog of 800 px */
  readonly frame?: RecordFrame;
  /** Kind of its records, by the name others refer to them. @defaultValue the id of the screen */
  readonly of?: string;
  /** Hook that gives records its values stand for; without it they are words. Stable between renders. */
  readonly useRecord?: (at: RecordAt) => ArrivingRecord;
  /** Templates it is printed with, and the words of the button where it has its own. */
  readonly print?: RecordPrint;
}
