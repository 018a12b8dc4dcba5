import type { Compared, Comparison } from './compare.ts';

const number = (value: number) =>
  Number.isFinite(value) ? value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2) : '–';
const HEAD = ['figure', 'floor', 'ours', 'ratio', 'quartiles', 'target', ''];

function cells({ figure, floor, ours, ratio, target, verdict }: Compared): string[] {
  const most = target ? `≤ ${target.isRatio ? '× ' : ''}${target.most}` : '';
  return [
    figure,
    number(floor.median),
    number(ours.median),
    number(ratio.median),
    `${number(ratio.lower)}–${number(ratio.upper)}`,
    most,
    verdict ?? '',
  ];
}

/** A comparison as a table for a terminal and for Markdown alike. */
export function asTable({ scenario, rounds, figures }: Comparison): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head, ...body] = rows.map(line);
  return [`${scenario}, ${rounds.length} rounds, medians; CPU of the main thread`, '', head, rule, ...body].join('\n');
}
