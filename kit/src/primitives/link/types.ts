/** `self`: inside the application. `blank`: a window of its own. @source forms §2 */
export type LinkTarget = 'self' | 'blank';

/**
 * Verdict on an address somebody typed into a form. The kit's own judge gives `page`, `window` and `leave`;
 * an application may know more: which hosts may be framed, which pages there are.
 */
export type LinkVerdict =
  /** A page of the application. */
  | { readonly kind: 'page'; readonly path: string }
  /** Shown by the page `/externalLink`, in a frame or after a question. */
  | { readonly kind: 'frame' | 'leave'; readonly href: string }
  /** Opened in a window of its own. */
  | { readonly kind: 'window'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Decisions of the application about links. */
export interface LinkHost {
  readonly judge: (address: string, target: LinkTarget) => LinkVerdict;
  /** Goes to a path of the application without loading the page anew; a plain link is followed when left out. */
  readonly navigate?: (path: string) => void;
}

export interface LinkProps {
  /** As it was configured: an address or a path. */
  readonly href: string;
  /** @defaultValue `self` */
  readonly target?: LinkTarget;
  /** Words of the link. */
  readonly children: string;
}
