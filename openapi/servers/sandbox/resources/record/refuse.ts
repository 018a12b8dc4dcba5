import { recordSentence, type RecordProblem } from '../../../../src/rules/records/index.ts';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';

/** Refuses the first problem of a record in the language of the caller: people mend one at a time. @throws Refusal */
export function refuseFirst([first]: readonly RecordProblem[]): void {
  if (first) throw new Refusal(recordSentence(first), CODE.refused, (language) => recordSentence(first, language));
}
