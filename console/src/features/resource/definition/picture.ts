/** A picture as the upload keeps it. */
export interface Picture {
  readonly name: string;
  readonly fileId: string;
  readonly url: string;
}

const lastPart = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** An address as a field of at most one picture edits it. */
export const picturesOf = (url: string): readonly Picture[] => (url === '' ? [] : [{ name: lastPart(url), fileId: lastPart(url), url }]);

/** The address of what such a field holds; empty for none. */
export const addressOf = (pictures: readonly Picture[]): string => pictures[0]?.url ?? '';
