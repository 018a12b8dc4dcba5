import { changesBetween, createNodeIds, mayBeReleased, openDesign, problemsOf } from '@milepost/openapi/domains/design';
import type { Severity } from '@milepost/openapi/domains/design';
import { EXIT } from '../../failure.ts';
import type { ReadDesign } from '../../designs/index.ts';
import type { Io } from '../../io.ts';
import { readDesigns } from './input.ts';
import type { ModelFlags } from './input.ts';
import { changeSentence } from './changeWords.ts';
import { placeOf, problemSentence } from './problemWords.ts';

const ORDER: readonly Severity[] = ['error', 'warning', 'note'];
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Says what is wrong with a design.
 * @returns 0 where it may be released, 1 where an error stops that
 * @throws CommandFailure 2 unusable input or no design · 3 a server that does not answer
 */
export async function modelCheckCommand(file: string | undefined, flags: ModelFlags, io: Io, cwd = process.cwd()): Promise<number> {
  const [design] = await readDesigns(file === undefined ? [] : [file], flags, cwd, 1);
  const { document, from } = design as ReadDesign;
  const problems = problemsOf(document).toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const isGood = mayBeReleased(problems);
  const said = problems.map((problem) => ({
    severity: problem.severity,
    code: problem.code,
    place: placeOf(problem, document),
    sentence: problemSentence(problem, document),
  }));
  if (flags.json) io.out(JSON.stringify({ status: isGood ? 'good' : 'problems', design: document.facts.enCode, problems: said }));
  else {
    const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
    io.out(
      [
        `${from}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}, ${counted(count('note'), 'note')}`,
        ...said.map(({ severity, place, sentence }) => `  ${severity.padEnd(7)} ${place}: ${sentence}`),
        isGood ? 'It may be released.' : 'It may not be released before its errors are mended.',
      ].join('\n'),
    );
  }
  return isGood ? EXIT.done : EXIT.problems;
}

/**
 * Says how two designs differ, in words.
 * @returns 0 where they say the same, 1 where they differ
 * @throws CommandFailure 2 unusable input or no design · 3 a server that does not answer
 */
export async function modelDiffCommand(files: readonly string[], flags: ModelFlags, io: Io, cwd = process.cwd()): Promise<number> {
  const [before, after] = (await readDesigns(files, flags, cwd, 2)) as readonly [ReadDesign, ReadDesign];
  // Ids of nodes are of one opening: both are opened with those of one.
  const newId = createNodeIds();
  const [one, other] = [before, after].map(({ document }) => openDesign(document.facts, document.came, newId).document);
  const changes = one && other ? changesBetween(one, other) : [];
  if (flags.json)
    io.out(
      JSON.stringify({
        status: changes.length === 0 ? 'same' : 'different',
        changes: changes.map((change) => ({ ...change, sentence: changeSentence(change) })),
      }),
    );
  else
    io.out(
      [
        `${before.from} → ${after.from}: ${changes.length === 0 ? 'no difference' : counted(changes.length, 'difference')}`,
        ...changes.map((change) => `  ${changeSentence(change)}`),
      ].join('\n'),
    );
  return changes.length === 0 ? EXIT.done : EXIT.problems;
}
