/** View of a file. Addresses are followed as they are: whoever hands them in has judged them. */
export type LookedAt =
  | { readonly kind: 'loading' }
  /** An image, shown in the viewer. */
  | { readonly kind: 'image'; readonly address: string }
  /** A page that shows the file, in a frame with these rights and without being told whence it is called. */
  | { readonly kind: 'frame'; readonly href: string; readonly sandbox: string }
  /** A page that wants a window of its own, opened with these features. */
  | { readonly kind: 'window'; readonly href: string; readonly features: string }
  /** An address nobody vouches for, shown nowhere; or a file the server does not show, with its reason. Asking again changes neither. */
  | { readonly kind: 'refused'; readonly reason?: string | null }
  /** No address came; a reason in the reader's language replaces the general sentence. */
  | { readonly kind: 'failed'; readonly reason?: string | null };

/** Place of an image among those beside it. */
export interface AmongImages {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** Shows another one; its name and address come as props. */
  readonly onGo: (at: number) => void;
}

export interface FilePreviewProps {
  /** Name of the file as it was handed in: text, whatever it holds. */
  readonly name: string;
  readonly lookedAt: LookedAt;
  /** Set where it is one of several images, which keys and buttons lead to. @reading R-832 */
  readonly among?: AmongImages | undefined;
  /** While true, the button of the download is busy. */
  readonly isDownloading?: boolean;
  readonly onDownload: () => void;
  /** Asks once more, after a failure or an image that did not load. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
