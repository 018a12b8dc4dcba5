import type { Compared, Comparison } from './compare.ts';

const number = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const headOf = (beside: string) => ['figure', beside, 'ours', 'ratio', 'quartiles', 'worst', 'target', ''];

/** Quartiles and the worst round are of what is judged: the ratio, or our own figure where the target is absolute or no floor was there. */
function cells({ figure, floor, ours, ratio, target, verdict }: Compared): string[] {
  const judged = ratio && target?.isRatio !== false ? ratio : ours;
  return [
    figure,
    number(floor?.median),
    number(ours.median),
    number(ratio?.median),
    `${number(judged.lower)}–${number(judged.upper)}`,
    number(judged.worst),
    target ? `≤ ${target.isRatio ? '× ' : ''}${target.most}` : '',
    verdict ?? '',
  ];
}

/** A comparison as a table for a terminal and for Markdown alike. */
export function asTable({ scenario, beside, rounds, figures }: Comparison): string {
  const names = headOf(beside ?? 'floor');
  const rows = [names, ...figures.map(cells)];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head, ...body] = rows.map(line);
  const alone = rounds.some(({ floor }) => floor) ? '' : '; no floor, figures stand alone';
  return [`${scenario}, ${rounds.length} rounds, medians; CPU of the main thread${alone}`, '', head, rule, ...body].join('\n');
}
