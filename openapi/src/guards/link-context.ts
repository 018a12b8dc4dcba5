/** Uses of an address. */
export type LinkUse = 'externalLink' | 'link' | 'menu' | 'download' | 'preview' | 'call' | 'upload';

/** Decisions of the deployment on other hosts; none of it comes from data that people edit in the product. */
export interface LinkContext {
  /** The console's own origin. */
  readonly origin: string;
  /** Origin of the API; the console's own when left out. */
  readonly apiOrigin?: string;
  /** Origin of uploaded files; the console's own when left out or empty. */
  readonly fileHost?: string;
  /** Origin that `${dataV}` stands for; none when left out or empty. */
  readonly dataVisualisationHost?: string;
  /** Hosts (with their port, where it is not 443) that may be shown in a frame. */
  readonly frameHosts: readonly string[];
  /** Hosts that may be given the token. */
  readonly tokenHosts: readonly string[];
  /** The token of the session, null when nobody is signed in. */
  readonly token: string | null;
  /** True when this page made a `blob:` address itself; no such address is followed when left out. */
  readonly isOwnBlob?: (address: string) => boolean;
}

/** Fate of the token: in the address, asked for but kept back (then say so in the diagnostics), or not asked for. */
export type LinkToken = 'filled' | 'withheld' | 'none';

export type LinkRefusal =
  | 'empty'
  | 'tooLong'
  | 'characters'
  | 'unreadable'
  | 'scheme'
  | 'notHttps'
  | 'userInfo'
  | 'privateHost'
  | 'ownOrigin'
  | 'ownPage'
  | 'hostNotListed'
  | 'placeholder'
  /** Asks for the visualisation host, and the deployment has none that may be used: the address itself is right. */
  | 'noVisualisationHost'
  | 'notBase64'
  | 'notApi';

/** Verdict on an address. */
export type LinkVerdict =
  /** A page of the console: go there with the router. */
  | { readonly kind: 'page'; readonly path: string }
  | {
      readonly kind: 'frame';
      readonly href: string;
      readonly sandbox: typeof FRAME_SANDBOX;
      readonly referrerPolicy: 'no-referrer';
      readonly token: LinkToken;
    }
  | { readonly kind: 'window'; readonly href: string; readonly features: typeof WINDOW_FEATURES; readonly token: LinkToken }
  /** Another host: first say that the person leaves, and where to; `host` is in ASCII. */
  | { readonly kind: 'leave'; readonly href: string; readonly host: string; readonly token: LinkToken }
  /** May be called or downloaded: of the API or the file host, so the Authorization header may go along. */
  | { readonly kind: 'fetch'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

/** Scripts, forms and new windows, but never our origin and never the page around it. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-popups';
/** A window that knows neither who opened it nor from where, and gets no copy of the session storage. */
export const WINDOW_FEATURES = 'noopener,noreferrer';

export const refuse = (reason: LinkRefusal): { readonly kind: 'refused'; readonly reason: LinkRefusal } => ({ kind: 'refused', reason });

/** True when the host of an https address is in a list, port included. */
export const isListed = (url: URL, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' && hosts.some((host) => hostOf(host) === url.host);

function hostOf(entry: string): string | null {
  return URL.canParse(`https://${entry}`) ? new URL(`https://${entry}`).host : null;
}
