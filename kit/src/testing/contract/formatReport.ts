import type { ContractReport } from './types.ts';

const SIGNS = { kept: '✓', broken: '✗', byHand: '·', notYet: '·', without: '·' } as const;

/** A report for a terminal: one line per step, what is broken below it, and the counts at the end. */
export function formatReport({ contract, locale, steps }: ContractReport): string {
  const lines = steps.flatMap(({ step, result }) => {
    const head = `${SIGNS[result.kind]} ${step.id} ${step.key} — ${step.does}`;
    if (result.kind === 'broken') return [head, ...result.failures.map((failure) => `    ${failure}`)];
    return 'reason' in result ? [`${head} (${result.kind}: ${result.reason})`] : [head];
  });
  const count = (kind: keyof typeof SIGNS) => steps.filter(({ result }) => result.kind === kind).length;
  const totals = `${count('kept')} kept, ${count('broken')} broken, ${count('byHand')} by hand, ${count('notYet')} not yet, ${count('without')} without`;
  return [`Contract ${contract.number} · ${contract.title} (${locale})`, ...lines, totals].join('\n');
}
