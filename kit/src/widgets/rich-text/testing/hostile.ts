import rows from './hostile.json' with { type: 'json' };

/** A text, or a recipe for one too large to be kept. */
export type Generated =
  | string
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number; readonly before?: string; readonly then?: string }
  | { readonly gen: 'nest'; readonly open: string; readonly close: string; readonly times: number; readonly inner?: string };

export interface HtmlRow {
  readonly area: string;
  readonly id: string;
  readonly input: { readonly kind: string; readonly html: Generated };
  readonly expected: {
    readonly verdict: string;
    readonly limit?: string;
    readonly mustContain?: readonly string[];
    readonly mustNotContain?: readonly string[];
  };
}

/** For tests: the text of a recipe. */
export function make(given: Generated): string {
  if (typeof given === 'string') return given;
  return given.gen === 'repeat'
    ? (given.before ?? '') + given.text.repeat(given.times) + (given.then ?? '')
    : given.open.repeat(given.times) + (given.inner ?? '') + given.close.repeat(given.times);
}

/** For tests: hostile HTML with what must become of it. */
export const hostile = rows as readonly HtmlRow[];
