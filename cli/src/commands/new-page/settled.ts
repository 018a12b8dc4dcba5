import { CommandFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { answered, type AnsweredFlags } from './answers.ts';
import { inputFailure } from './input.ts';
import { questionLine, type Question } from './questions.ts';

interface Conversation {
  /** Thing that is made: `page`. */
  readonly kind: string;
  readonly io: Io;
}

type Flags = AnsweredFlags & { readonly json?: boolean };
type Read<Input> = { readonly input: Input } | { readonly problems: readonly string[] };
interface Questioned {
  readonly questions: readonly Question[];
}

/**
 * A plan with nothing left to ask: at a terminal the questions are asked, elsewhere they are the refusal.
 * @throws CommandFailure 2 unusable input, or something only a person knows
 */
export async function settled<Typed extends Flags, Input, Plan extends Questioned>(
  { kind, io }: Conversation,
  flags: Typed,
  read: (flags: Typed) => Read<Input>,
  planOf: (input: Input) => Promise<Plan>,
): Promise<{ readonly input: Input; readonly plan: Plan }> {
  const typed = read(flags);
  if ('problems' in typed) throw inputFailure(typed.problems);
  const ask = flags.json === true ? undefined : io.ask;
  const plan = await planOf(typed.input).catch((error: unknown): Questioned => {
    const questions = error instanceof CommandFailure ? (error.facts['questions'] as readonly Question[] | undefined) : undefined;
    if (questions === undefined || questions.length === 0 || !ask) throw error;
    return { questions };
  });
  const { questions } = plan;
  if (questions.length > 0 && ask) {
    const more = await answered(flags, questions, ask);
    if (more !== null) return settled({ kind, io }, more, read, planOf);
  }
  const needed = questions.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0 || !isWhole(plan))
    throw inputFailure(
      [
        `The ${kind} needs ${needed.length === 1 ? 'an answer' : `${needed.length} answers`}, and nothing was written.`,
        ...needed.map(questionLine),
      ],
      questions,
    );
  return { input: typed.input, plan };
}

/** False for what stands for a plan that could not be made before its questions are answered. */
const isWhole = <Plan extends Questioned>(plan: Plan | Questioned): plan is Plan => Object.keys(plan).length > 1;
