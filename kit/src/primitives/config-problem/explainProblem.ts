import type { ConfigProblem, ProblemReason } from './types.ts';

const SHOWN_CHARS = 40;
const quoted = (name: string) => JSON.stringify(name.slice(0, SHOWN_CHARS));

function whatAndHow(reason: ProblemReason): readonly [what: string, how: string] {
  switch (reason.kind) {
    case 'missing':
      return ['is missing', 'choose it in the form design'];
    case 'wrongKind':
      return [`is not a ${reason.wanted}`, `write a ${reason.wanted}`];
    case 'notOneOf':
      return ['is none of the values there are', `write one of ${reason.choices.join(', ')}`];
    case 'outOfRange':
      return ['is out of range', `write a number from ${reason.min} to ${reason.max}`];
    case 'tooMany':
      return [`has more than ${reason.max} items`, `leave at most ${reason.max}`];
    case 'tooLarge':
      return ['is larger or nested deeper than a configuration may be', 'make it smaller'];
    case 'badJson':
      return [`is no JSON (line ${reason.line}, column ${reason.column})`, 'correct the text there'];
    case 'forbiddenName':
      return [`has the name ${quoted(reason.name)}, which is not allowed`, 'give it another name'];
    case 'duplicate':
      return [`has ${quoted(reason.name)} twice`, 'take one of them out'];
    case 'allowsNothing':
      return ['limits a choice to an empty list', 'list what is allowed'];
    case 'followsNothing':
      return ['limits a choice by a field it does not name', 'name the field'];
    case 'noRows':
      return ['asks for rows of a dialog without a data interface', 'choose one'];
  }
}

/** A problem for whoever reads the console of the browser: what happened · why it matters · what to do. */
export function explainProblem({ path, reason }: ConfigProblem): string {
  const [what, how] = whatAndHow(reason);
  return `[kit] ${path || 'the configuration'} ${what} · the field cannot be used and keeps its value · ${how}`;
}
