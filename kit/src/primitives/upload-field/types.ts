import type { CameraPort } from '../../engines/camera/index.ts';
import type { BeforeUpload, Send, UploadRules } from '../../engines/upload/index.ts';
import type { FieldUse, FieldWords } from '../field/index.ts';

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

export interface UploadFieldProps<Stored extends StoredUpload> extends FieldWords {
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
