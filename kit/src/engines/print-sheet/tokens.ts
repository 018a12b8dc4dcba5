/** Place of a value in a template: `{name}`, or `{name:format}`. @reading R-650 */
export interface Token {
  readonly kind: 'token';
  /** The token as it is written. */
  readonly text: string;
  readonly name: string;
  readonly format: string | null;
}

/** Part of a text: words, or a token. */
export type Piece = { readonly kind: 'words'; readonly text: string } | Token;

/** Longest name of a field is 50 characters, a table's name stands before it. */
const TOKEN = /\{(?<name>[^{}:\r\n]{1,120})(?::(?<format>[A-Za-z]{1,20}))?\}/g;

/** A text cut into words and tokens, in their order; put together again they are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > from) pieces.push({ kind: 'words', text: text.slice(from, found.index) });
    pieces.push({ kind: 'token', text: found[0], name: found.groups?.['name'] ?? '', format: found.groups?.['format'] ?? null });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'words', text: text.slice(from) });
  return pieces;
}

/** The tokens of a text in their order. */
export const tokensOf = (text: string): Token[] => piecesOf(text).filter((piece) => piece.kind === 'token');

/** A token as it is written into a template. */
export const tokenText = (name: string, format: string | null = null): string => `{${name}${format === null ? '' : `:${format}`}}`;
