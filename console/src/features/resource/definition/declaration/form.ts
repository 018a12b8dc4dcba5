import type { MessageDescriptor } from '@lingui/core';
import type { Printed } from '@milepost/kit/engines/print-sheet';
import type { FieldProblem, FormRule, Option, Text } from '@milepost/kit/forms/grammar';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../../data/api/index.ts';
import type { FieldPart, OwnFeed } from './fields.ts';
import type { AnyRow } from './operations.ts';

export interface FormDeclaration<Draft> {
  /** `dialog` 600 px, `drawer` 700 px, `wide` 800 px, `page`: in place of the list. */
  readonly frame: 'dialog' | 'drawer' | 'wide' | 'page';
  /** Call that reads the whole record; left out where its row is all there is. */
  readonly load?: string;
  readonly update?: string;
  readonly fields: readonly FieldPart<Draft>[];
  /** Design the fields were made of: when it changes, an open form is drawn anew with what was typed. @reading R-163 */
  readonly design?: object;
  /** Asks before a save whether the design is another by now; where it is, whoever shows the form hands it in anew. @reading R-163 */
  readonly isRenewed?: (queries: QueryClient, api: Api) => Promise<boolean>;
  /** Problems that no single field sees; `ownId` is who fills the form in. */
  readonly check?: (draft: Draft, ownId: string) => readonly FieldProblem[];
  /** Draft of what was loaded, where the two differ. */
  readonly toDraft?: (record: object) => object;
  /** Body that is sent, where it differs from the draft. */
  readonly toBody?: (draft: Draft, saving: Saving) => unknown;
  /** Rules that run as the form is filled in. */
  readonly rules?: readonly FormRule[];
  /** Width of a dialog or drawer in px, the nearest there is, or 80 % of the window. @defaultValue that of the frame */
  readonly width?: number | 'wide';
  /** Words of the buttons, where they differ from the usual ones. */
  readonly labels?: { readonly save?: MessageDescriptor; readonly cancel?: MessageDescriptor };
  /** Records are edited in the rows of their list, where the page is wide enough for that. @defaultValue false @reading R-738 */
  readonly inRows?: true;
  /** Offers to save a new record and go on with the next. */
  readonly addsMore?: boolean;
  /** Offers the records of the list before and after the one that is edited. */
  readonly hasSteps?: boolean;
  /** Templates a saved record is printed with, and the words of the button where it has its own. */
  readonly print?: RecordPrint;
  /** Some fields of a form alone: the id of the action that opens them. A save that changes nothing is not sent then. */
  readonly part?: string;
  /** A new record, in what differs from the empty values of its fields. */
  readonly initial?: (at: NewAt) => object;
  readonly feeds?: Readonly<Record<string, OwnFeed>>;
  /** `changes`: members nobody has touched are left out, and stay as they are on the server. @defaultValue `all` */
  readonly sends?: 'all' | 'changes';
  /** Question before a save; none when left out. It names what was changed, from what to what. */
  readonly confirm?: MessageDescriptor;
  /** Consequences of a save that are told with the question, or are reason enough for one. */
  readonly warnings?: (draft: Draft, saving: Saving) => Promise<readonly Text[]>;
}

/** Circumstances of a save. */
export interface Saving {
  readonly api: Api;
  /** Id of who saves. */
  readonly ownId: string;
  /** Record as it was loaded; null for a new one. */
  readonly loaded: object | null;
  /** Fields somebody has changed. */
  readonly changed: readonly string[];
  /** Options the form was offered by a feed of its own or of the engine. */
  readonly optionsOf: (feed: string) => readonly Option[];
}

/** Place a new record is made at. */
export interface NewAt {
  /** Row it is made below. */
  readonly parent: AnyRow | null;
  /** Chosen node of the tree beside the list. */
  readonly node: string | null;
}

/** Way a record is printed. */
export interface RecordPrint extends Pick<Printed, 'templateIds' | 'asShown'> {
  /** Words of the button; empty for the usual ones. */
  readonly label: string;
}

/** A save of a preview: the form was taken by its checks, and nothing is sent. */
export interface TriedSave {
  /** Null for a new record. */
  readonly id: string | null;
  /** Record as the form has it. */
  readonly draft: object;
  /** Body that would be sent, before it is written for the wire. */
  readonly body: unknown;
}
