/** View of a file. Addresses are followed as they are: whoever hands them in has judged them. */
export type LookedAt =
  | { readonly kind: 'loading' }
  /** An image, shown in the viewer. */
  | { readonly kind: 'image'; readonly address: string }
  /** A page that shows the file, in a frame with these rights and without being told whence it is called. */
  | { readonly kind: 'frame'; readonly href: string; readonly sandbox: string }
  /** A page that wants a window of its own, opened with these features. */
  | { readonly kind: 'window'; readonly href: string; readonly features: string }
  /** An address nobody vouches for: shown nowhere. */
  | { readonly kind: 'refused' }
  /** No address came; a reason in the reader's language replaces the general sentence. */
  | { readonly kind: 'failed'; readonly reason?: string | null };

export interface FilePreviewProps {
  /** Name of the file as it was handed in: text, whatever it holds. */
  readonly name: string;
  readonly lookedAt: LookedAt;
  /** While true, the button of the download is busy. */
  readonly isDownloading?: boolean;
  readonly onDownload: () => void;
  /** Asks once more, after a failure or an image that did not load. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
