import type { PrintValues } from '../../engines/print-sheet/index.ts';
import type { Paper } from './paper.ts';

/** Outcome of a step of an approval. @source forms §9 */
export type ApprovalStatus =
  | 'returned'
  | 'approved'
  | 'initiated'
  | 'withdrawn'
  | 'terminated'
  | 'assigned'
  | 'addSigner'
  | 'transferred'
  | 'changed'
  | 'revived'
  | 'unknown';

/** Step of an approval, as a sheet prints it. @source forms §3 */
export interface Approval {
  readonly nodeName: string;
  readonly userName: string;
  /** Milliseconds since 1970. */
  readonly handleTime: number | null;
  readonly handleStatus: ApprovalStatus;
  readonly handleOpinion: string;
}

/** A record in its template. */
export interface PrintedSheet {
  /** HTML that nobody has checked. */
  readonly template: string;
  /** Fields of the head by name, rows of each sub-table as a list. @source forms §3 */
  readonly values: PrintValues;
  readonly approvals: readonly Approval[];
}

/** Arrival of what is printed. */
export type PrintedState =
  | { readonly kind: 'loading' }
  /** It did not come; a reason in the reader's language takes the place of the general sentence. */
  | { readonly kind: 'failed'; readonly reason?: string | null }
  /** A page for each sheet; the same list until one changes. */
  | { readonly kind: 'ready'; readonly sheets: readonly PrintedSheet[] };

/** A template to choose. @source forms §3 */
export interface TemplateChoice {
  readonly id: string;
  readonly fullName: string;
}

export interface PrintPreviewProps {
  /** Name of the form: of the dialog and of the document that is downloaded. */
  readonly name: string;
  readonly printed: PrintedState;
  /** Paper the template was made for; a person may choose another. The same until it changes. */
  readonly paper: Paper;
  /** Templates to choose from, with the chosen one; a single one is not offered. */
  readonly templates?: { readonly choices: readonly TemplateChoice[]; readonly chosenId: string; readonly onChoose: (id: string) => void };
  /** Title the window has while it prints: browsers write it on each page. @source forms §9 */
  readonly productTitle: string;
  /** Called when the browser has taken the sheets. @source forms §4 */
  readonly onPrinted: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
