import type { ContractReport } from './types.ts';

const SIGNS = { kept: '✓', broken: '✗', byHand: '·', notYet: '·', without: '·' } as const;

/** Language a walk was in, and its direction where that is not the one contracts are written in. */
const placeOf = ({ locale, dir }: Pick<ContractReport, 'locale' | 'dir'>) => (dir === 'rtl' ? `${locale}, right to left` : locale);

/** A report for a terminal: one line per step, what is broken below it, and the counts at the end. */
export function formatReport({ contract, locale, dir, steps }: ContractReport): string {
  const lines = steps.flatMap(({ step, result }) => {
    const head = `${SIGNS[result.kind]} ${step.id} ${step.key} — ${step.does}`;
    if (result.kind === 'broken') return [head, ...result.failures.map((failure) => `    ${failure}`)];
    return 'reason' in result ? [`${head} (${result.kind}: ${result.reason})`] : [head];
  });
  const count = (kind: keyof typeof SIGNS) => steps.filter(({ result }) => result.kind === kind).length;
  const totals = `${count('kept')} kept, ${count('broken')} broken, ${count('byHand')} by hand, ${count('notYet')} not yet, ${count('without')} without`;
  return [`Contract ${contract.number} · ${contract.title} (${placeOf({ locale, dir })})`, ...lines, totals].join('\n');
}

/**
 * Several walks of one contract side by side, such as those over styled and own markup: one line per step with a sign for each walk,
 * what is broken below it.
 * @param walks the reports by the name of their column
 */
export function formatColumns(walks: Readonly<Record<string, ContractReport>>): string {
  const columns = Object.entries(walks);
  const contract = columns[0]?.[1].contract;
  if (!contract) return '';
  const head = columns.map(([name, report]) => `${name} (${placeOf(report)})`).join(' | ');
  const lines = contract.steps.flatMap(({ id, key, does }) => {
    const results = columns.map(([name, { steps }]) => ({ name, result: steps.find(({ step }) => step.id === id)?.result }));
    const signs = results.map(({ result }) => (result ? SIGNS[result.kind] : ' ')).join(' ');
    const broken = results.flatMap(({ name, result }) =>
      result?.kind === 'broken' ? result.failures.map((failure) => `    ${name}: ${failure}`) : [],
    );
    return [`${signs} ${id} ${key} — ${does}`, ...broken];
  });
  return [`Contract ${contract.number} · ${contract.title}`, head, ...lines].join('\n');
}
