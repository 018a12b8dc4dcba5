import rows from './hostile.json' with { type: 'json' };

export interface HtmlRow {
  readonly area: string;
  readonly id: string;
  readonly input: { readonly kind: string; readonly html: unknown };
  readonly expected: {
    readonly verdict: string;
    readonly limit?: string;
    readonly mustContain?: readonly string[];
    readonly mustNotContain?: readonly string[];
  };
}

/** For tests: hostile HTML with what must become of it. */
export const hostile = rows as readonly HtmlRow[];
