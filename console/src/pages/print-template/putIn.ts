/** A text with something put in between two places, and where the caret stands then. */
export function putIn(text: string, from: number, to: number, what: string): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, from) + what + text.slice(to), caret: from + what.length };
}
