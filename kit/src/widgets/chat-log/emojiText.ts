import type { ChatEmoji } from './types.ts';

/** A stretch of a text: words as they were written, or one emoji that a code stands for. */
export type TextPart = { readonly kind: 'words'; readonly text: string } | { readonly kind: 'emoji'; readonly emoji: ChatEmoji };

/** Text that may be a code of another client. @reading R-350 */
const CODE = /(\[[a-z]{1,24}\])/;

/** A text cut at its emoji codes. What is no known code stays words, whatever it looks like. */
export function textParts(text: string, byCode: ReadonlyMap<string, ChatEmoji>): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(CODE)) {
    const emoji = byCode.get(piece);
    const last = parts.at(-1);
    if (emoji) parts.push({ kind: 'emoji', emoji });
    else if (last?.kind === 'words') parts[parts.length - 1] = { kind: 'words', text: last.text + piece };
    else if (piece !== '') parts.push({ kind: 'words', text: piece });
  }
  return parts;
}

/** The text with characters in the place of codes: for names, lists and what is said. */
export const textWithEmoji = (text: string, byCode: ReadonlyMap<string, ChatEmoji>): string =>
  textParts(text, byCode)
    .map((part) => (part.kind === 'words' ? part.text : part.emoji.character))
    .join('');
