const HIDDEN = '***';
const MEMBERS = /("(?:token|password|oldPassword|encryption|client_secret)"\s*:\s*")(?:[^"\\]|\\.)*"/gi;
const FIELDS = /((?:^|[?&\s"])(?:token|password|encryption|client_secret)=)[^&\s"]*/gi;

/** Texts that reports must not hold. */
export interface Mask {
  /** From now on this very text is hidden wherever it occurs. */
  hide(secret: string): void;
  /** The text without secrets: the known ones, and whatever stands behind a name that tells. */
  apply(text: string): string;
}

const MIN_SECRET_CHARS = 6;

export function createMask(): Mask {
  const secrets = new Set<string>();
  return {
    hide: (secret) => {
      if (secret.length >= MIN_SECRET_CHARS) secrets.add(secret);
    },
    apply: (text) => {
      const named = text.replaceAll(MEMBERS, `$1${HIDDEN}"`).replaceAll(FIELDS, `$1${HIDDEN}`);
      return [...secrets].reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), named);
    },
  };
}
