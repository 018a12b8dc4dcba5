import rows from './hostile.json' with { type: 'json' };

/** Text, or a recipe for a text too large to be kept. */
type Generated =
  | string
  | { gen: 'concat'; parts: Generated[] }
  | { gen: 'repeat'; text: string; times: number; before?: string; then?: string }
  | { gen: 'nest'; open: string; close: string; times: number; inner?: string };

interface PathInput {
  kind: 'path';
  operation: string;
  params: Record<string, string>;
}
interface AnswerInput {
  kind: 'answer';
  operation: string;
  status: number;
  body: Generated;
  headers?: Record<string, string>;
  parallel?: number;
}
export interface Expected {
  verdict: string;
  toast?: string;
  value?: string;
  literal?: string[];
  total?: number;
  redirects?: number;
  retries?: number;
  afterMs?: number;
  maxMs?: number;
  stored?: boolean;
}
export interface HostileRow<Input> {
  id: string;
  input: Input;
  expected: Expected;
}

const all = rows as HostileRow<PathInput | AnswerInput>[]; // the closed format of this file, see its rows

/** For tests: parameters that try to leave their segment. */
export const hostilePaths = all.filter((row): row is HostileRow<PathInput> => row.input.kind === 'path');
/** For tests: answers that try to break the client. */
export const hostileAnswers = all.filter((row): row is HostileRow<AnswerInput> => row.input.kind === 'answer');

/** The text of a recipe. @throws {Error} for a recipe it does not know */
export function textOf(given: Generated): string {
  if (typeof given === 'string') return given;
  switch (given.gen) {
    case 'concat':
      return given.parts.map(textOf).join('');
    case 'repeat':
      return (given.before ?? '') + given.text.repeat(given.times) + (given.then ?? '');
    case 'nest':
      return given.open.repeat(given.times) + (given.inner ?? '') + given.close.repeat(given.times);
    default:
      throw new Error(`unknown recipe ${JSON.stringify(given)}`);
  }
}
