import type { PrintValues } from './values.ts';

/** Records that are to be printed: what they are called, who may print them how, and which they are. */
export interface Printed {
  /** Name of the form, of the document that is downloaded and of the entry in the log. */
  readonly name: string;
  /** Templates to choose from; with one there is nothing to choose. */
  readonly templateIds: readonly string[];
  /** Each is a sheet of its own. */
  readonly recordIds: readonly string[];
  /** Values as pages show them, where that is not what the server sends: masked. @reading R-742 */
  readonly asShown?: ((values: PrintValues) => PrintValues) | null;
}

/** Printing, as a viewer of records sees it: it opens the preview and is done. @source forms §2.10, §2.13 */
export interface PrintPort {
  readonly open: (printed: Printed) => void;
}
