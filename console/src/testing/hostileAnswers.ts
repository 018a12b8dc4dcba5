import rows from './hostileAnswers.json' with { type: 'json' };

/** Text, or a recipe for one too large to be kept. */
type Generated =
  | string
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number }
  | { readonly gen: 'concat'; readonly parts: readonly Generated[] };

/** For tests: an answer that tries to break the page, and what must come of it. */
export interface AnswerRow {
  readonly id: string;
  readonly input: {
    readonly operation: string;
    readonly status: number;
    readonly body: Generated;
    readonly headers?: Readonly<Record<string, string>>;
    readonly parallel?: number;
  };
  readonly expected: {
    readonly verdict: string;
    readonly toast?: string;
    readonly literal?: readonly string[];
    readonly total?: number;
    readonly redirects?: number;
    readonly toasts?: number;
    readonly retries?: number;
    readonly afterMs?: number;
    readonly maxMs?: number;
    readonly stored?: boolean;
  };
}

/** For tests: the rows about an operation, told by method and path; of those kept here, or of given ones. */
export const answersTo = (operation: string, given = rows as readonly AnswerRow[]): readonly AnswerRow[] =>
  given.filter(({ input }) => input.operation === operation);

/** For tests: every operation the rows are about. */
export const answeredOperations: ReadonlySet<string> = new Set(rows.map(({ input }) => input.operation));

/** For tests: the text of a recipe. @throws {Error} for a recipe it does not know */
export function textOf(given: Generated): string {
  if (typeof given === 'string') return given;
  switch (given.gen) {
    case 'repeat':
      return given.text.repeat(given.times);
    case 'concat':
      return given.parts.map(textOf).join('');
    default:
      throw new Error(`unknown recipe ${JSON.stringify(given)}`);
  }
}
