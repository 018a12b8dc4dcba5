import { make, type Generated } from '../guards/testing/generated.ts';
import rows from './hostile.json' with { type: 'json' };

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

/** The text of a recipe. */
export const textOf = make;
