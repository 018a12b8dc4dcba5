import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SheetProblem } from '../../engines/sheet-check/index.ts';
import type { WizardProblem } from './wizard.ts';

interface Words {
  /** Happening, as a sentence. */
  readonly title: string;
  /** Reason it matters, and what to do. */
  readonly description: string;
}

const KB = 1024;

/** Words on a file that is refused, and on a call that failed: what happened, why it matters, what to do. @source forms §5, §8 @reading R-630 */
export function useProblemWords() {
  const { t } = useLingui();

  function headWords({ missing, unknown, doubled }: Extract<SheetProblem, { kind: 'head' }>): string {
    const list = (names: readonly string[]) => names.map((name) => t`“${name}”`).join(t({ message: ', ', context: 'between names' }));
    return [
      missing.length > 0 && t`Missing: ${list(missing)}.`,
      unknown.length > 0 && t`Not in the template: ${list(unknown)}.`,
      doubled.length > 0 && t`There more than once: ${list(doubled)}.`,
      t`Values would end up in the wrong fields. Correct these names, whose order does not matter, or copy the rows into a fresh template.`,
    ]
      .filter((part) => part !== false)
      .join(' ');
  }

  function ofFile(name: string, problem: SheetProblem): Words {
    switch (problem.kind) {
      case 'extension':
        return {
          title: t`Choose a spreadsheet: .xls or .xlsx`,
          description: t`“${name}” is another kind of file, and its rows could not be told apart. Save it as .xlsx, or fill in the template.`,
        };
      case 'type':
        return {
          title: t`“${name}” is not what its name says`,
          description: t`What is in it is no workbook of that kind; such a file may do harm, so it was not opened. Open it in its own program and save it as .xlsx.`,
        };
      case 'size': {
        const size = problem.maxBytes / KB;
        return {
          title: t`The file must be smaller than ${size}KB`,
          description: t`A larger one would hold up the server for everybody. Divide its rows into several files.`,
        };
      }
      case 'unpacked':
      case 'parts':
      case 'cells':
        return {
          title: t`“${name}” grows too large when it is opened`,
          description: t`It would freeze this page, so it was not opened. Copy its rows into a fresh template.`,
        };
      case 'columns': {
        const { max } = problem;
        return {
          title: t`“${name}” has more than ${max} columns`,
          description: t`The template has fewer, so values would end up in the wrong fields. Copy its rows into a fresh template.`,
        };
      }
      case 'rows': {
        const { max, found } = problem;
        const title = t`At most ${max} rows can be imported at once`;
        const howTo = t`Divide them into several files, so that none is lost.`;
        return {
          title,
          description: found === null ? howTo : `${t`“${name}” has ${plural(found, { one: '# row', other: '# rows' })}.`} ${howTo}`,
        };
      }
      case 'head':
        return { title: t`The names in the first row must stay as they are in the template`, description: headWords(problem) };
      case 'macros':
        return {
          title: t`“${name}” holds macros`,
          description: t`Macros are programs that can act in your name, so it was not opened. Save it as .xlsx, without macros.`,
        };
      case 'encrypted':
        return {
          title: t`“${name}” is locked with a password`,
          description: t`Nobody can check what is in it. Take the password off in your spreadsheet program and save it again.`,
        };
      case 'empty':
        return {
          title: t`There is nothing to import`,
          description: t`“${name}” has no rows below its first one. Fill in the template from the second row on.`,
        };
      case 'deadline':
        return {
          title: t`Checking “${name}” took too long`,
          description: t`It was stopped, so that this page stays usable. Copy its rows into a fresh template, or divide them.`,
        };
      case 'damaged':
        return {
          title: t`“${name}” cannot be read`,
          description: t`Something in it is broken or missing, and rows could be lost without anybody noticing. Copy its rows into a fresh template.`,
        };
      case 'unreadable':
        return {
          title: t`The file ${name} could not be read, check it`,
          description: t`It may have been moved, changed or locked since it was chosen. Close it in other programs and choose it again.`,
        };
    }
  }
  return (problem: WizardProblem): Words => {
    if (problem.of === 'file') return ofFile(problem.name, problem.problem);
    if (problem.of === 'call') return { title: problem.words, description: t`Nothing was imported. Try again, or choose another file.` };
    return {
      title: t`Every row has a problem`,
      description: t`They would all be refused, so nothing was sent. Correct one of them: F8 goes to the next problem.`,
    };
  };
}
