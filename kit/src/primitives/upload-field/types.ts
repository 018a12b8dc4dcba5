import type { CameraPort } from '../../engines/camera/index.ts';
import type {
  BeforeUpload,
  Send,
  UploadEntry,
  UploadProblem,
  UploadRules,
  UploadState,
  UploadWarning,
} from '../../engines/upload/index.ts';
import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Record a form keeps of a stored file, as far as the field needs it. @source forms §3 */
export interface StoredUpload {
  /** Name the person gave it. */
  readonly name: string;
  readonly fileId: string;
  readonly url: string;
  /** In bytes; nothing is shown where it is not known. */
  readonly fileSize?: number | null;
}

/** Everything the field asks others to do. */
export interface UploadPorts<Stored extends StoredUpload> {
  /** Sends one file, whole or in parts. */
  readonly send: Send<Stored>;
  /** True where a sending that was broken off goes on where it was, as in chunks: files can be paused, and wait for the network. */
  readonly canPause?: boolean;
  /** May refuse a file without a word. @source forms §5 */
  readonly beforeUpload?: BeforeUpload;
  /**
   * Cameras photos can be taken with, such as `browserCamera()`; null leaves the camera program of a phone. Left out, photos are
   * taken elsewhere. @reading R-672
   */
  readonly camera?: CameraPort | null;
  /** Opens a stored file to look at, one of those of the field: its name becomes a button. @source forms §2.11 */
  readonly onPreview?: (file: Stored, among: readonly Stored[]) => unknown;
  /** Fetches a stored file. */
  readonly onDownload?: (file: Stored) => unknown;
  /** Fetches all stored files as one; offered from two files on. @source forms §7 @reading R-671 */
  readonly onDownloadAll?: (files: readonly Stored[]) => unknown;
  /** The address an image is drawn from; null draws a sign in its place. @defaultValue the stored one */
  readonly addressOf?: (file: Stored) => string | null;
}

/** Parts of a drawn field of files, for `parts` and as `data-part`: those of its look. */
export type UploadPart =
  | FieldPart
  | 'zone'
  | 'bar'
  | 'hint'
  | 'list'
  | 'file'
  | 'mark'
  | 'name'
  | 'size'
  | 'status'
  | 'progress'
  | 'actions'
  | 'picture'
  | 'add';

export interface UploadFieldProps<Stored extends StoredUpload> extends FieldWords, PartsProps<UploadPart> {
  /** Stored files, in the order of uploading. */
  readonly value: readonly Stored[];
  /** Called with one more when a file has been stored, with one less when one was taken out. */
  readonly onChange: (value: Stored[]) => void;
  /** Told when there are files that are not stored yet, judged, on their way or paused, and when there are none any more: what is saved meanwhile goes without them. */
  readonly onPendingChange?: ((isPending: boolean) => void) | undefined;
  readonly rules?: UploadRules;
  readonly ports: UploadPorts<Stored>;
  readonly use?: FieldUse;
  /** Files are named by the person before they are sent; the extension stays. @defaultValue false @reading R-670 */
  readonly asksNames?: boolean | undefined;
  /** `list`: files by name. `tiles`: images as pictures. */
  readonly look: 'list' | 'tiles';
}

/** Step of a file: what its buttons do. `remove` takes out a stored one, `cancel` one that is not stored. */
export type FileAct = 'pause' | 'resume' | 'retry' | 'cancel' | 'remove';

/** Sentences of an upload. */
export interface UploadMessages extends FieldMessages {
  /** File that is not taken, or a choice that is too large. */
  readonly refused: (problem: UploadProblem) => string;
  /** File that is taken all the same. */
  readonly warning: (warning: UploadWarning) => string;
  /** Limits, for the line under the field; '' for none. */
  readonly limits: (rules: UploadRules) => string;
  /** Several problems, and help with limits, in one line. */
  readonly list: (problems: readonly string[]) => string;
  readonly sentences: (sentences: readonly string[]) => string;
  /** Files were added; `isChecked`: they are looked for on the server first. */
  readonly added: (count: number, isChecked: boolean) => string;
  readonly found: (name: string, percent: number) => string;
  readonly uploaded: (count: number) => string;
  readonly failed: (name: string) => string;
  /** Progress of all files, in percent. */
  readonly progress: (percent: number) => string;
  readonly networkLost: string;
  readonly networkBack: string;
  readonly paused: (name: string, percent: number) => string;
  readonly resumed: (name: string) => string;
  readonly allPaused: (count: number) => string;
  readonly allResumed: (count: number) => string;
  readonly cancelled: (name: string) => string;
  /** File that was taken out, with the number of those left. */
  readonly removed: (name: string, left: number) => string;
  /** State of a file, in a word. */
  readonly status: (state: UploadState<unknown>) => string;
  /** Name of a button of a file; `isFailed`: it was not stored and is not on its way. */
  readonly act: (act: FileAct, name: string, isFailed: boolean) => string;
}

/** A question before a stored file is taken out. */
export interface RemovalQuestion<Stored> {
  readonly file: Stored;
  /** Takes it out, or leaves it. */
  readonly answer: (isSure: boolean) => void;
}

/** A question for the names of files before they are sent. */
export interface NamingQuestion {
  readonly id: number;
  readonly files: readonly File[];
  /** The files as they shall be called; none of them when the person gave up. */
  readonly answer: (named: readonly File[]) => void;
}

/** A file of an upload: a stored one, or one that is not stored yet. */
export type FileView<Stored extends StoredUpload> =
  | { readonly kind: 'stored'; readonly id: string; readonly name: string; readonly bytes: number | null; readonly stored: Stored }
  | {
      readonly kind: 'entry';
      readonly id: string;
      readonly name: string;
      readonly bytes: number;
      readonly entry: UploadEntry<Stored>;
      /** Percent sent, and its state in a word. */
      readonly percent: number;
      readonly status: string;
    };

/** A button of a file. */
export interface FileAction {
  readonly act: FileAct;
  /** Its spoken name. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Options of `useUpload`. */
export interface UploadOptions<Stored extends StoredUpload> extends Omit<
  UploadFieldProps<Stored>,
  'value' | 'onChange' | 'ports' | 'look' | keyof PartsProps<UploadPart>
> {
  /** Stored files, in the order of uploading. Left out, the field keeps them itself. */
  readonly value?: readonly Stored[] | undefined;
  readonly initialValue?: readonly Stored[] | undefined;
  readonly onChange?: ((value: readonly Stored[]) => void) | undefined;
  readonly ports: Pick<UploadPorts<Stored>, 'send' | 'canPause' | 'beforeUpload'>;
  /** Asks before a stored file is taken out; left out, `removal` is the question, to be drawn. */
  readonly ask?: ((file: Stored) => Promise<boolean>) | undefined;
  /** The trigger is not drawn while no more files fit: the keyboard goes to the group, and back when one was taken out. @defaultValue false */
  readonly triggerLeaves?: boolean;
  readonly messages: UploadMessages;
}
