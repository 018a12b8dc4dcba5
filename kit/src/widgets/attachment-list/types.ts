/** A stored file that belongs to something: a message, a record. */
export interface Attachment {
  /** As it was handed in. */
  readonly name: string;
  /** Address the server gives; never followed by the list itself. */
  readonly url: string;
  /** Id of the file on the server. */
  readonly fileId?: string | null;
  /** In bytes; nothing is shown where it is not known. */
  readonly fileSize?: number | null;
}

export interface AttachmentListProps<File extends Attachment = Attachment> {
  readonly files: readonly File[];
  /** Fetches one file. While the promise is open the button of the file is busy. Problems are told by who fetches. */
  readonly onDownload: (file: File) => unknown;
  /** Fetches all of them as one. Left out, each is fetched alone. @source forms §7 */
  readonly onDownloadAll?: () => unknown;
  /** Opens one to look at: its name becomes the button. @source forms §2.11 */
  readonly onPreview?: (file: File, among: readonly File[]) => unknown;
}
