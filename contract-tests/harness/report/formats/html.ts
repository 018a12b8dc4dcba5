import { causesOf, type Cause } from '../causes.ts';
import { CLAUSES } from '../../model/clauses.ts';
import { verdictLine, verdictsOf } from '../clauseCoverage.ts';
import type { CheckResult } from '../../run/described/ledger.ts';
import { countsOf, placeOf } from '../checkLines.ts';
import type { DescribedRun } from '../../run/described/runDescribed.ts';
import { STYLE } from './style.ts';

const CONTROL = /[\p{Cc}]/gu;
/** Language of texts of the server, which a screen reader has to know: Chinese. */
const CHINESE = /[\p{Script=Han}][\p{Script=Han}，。！？、；：“”（）]*/gu;

const escaped = (text: string): string =>
  text.replaceAll(CONTROL, '\u{FFFD}').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const text = (value: string): string => escaped(value).replaceAll(CHINESE, (words) => `<span lang="zh">${words}</span>`);

const WORDS: Readonly<Record<CheckResult['verdict'], string>> = {
  pass: 'Kept',
  fail: 'Broken',
  warn: 'Warnings',
  'not-verified': 'Not verified',
  blocked: 'Blocked',
};
const SHOWN_FINDINGS = 5;

/** One file without scripts and addresses of others: headings, lists and one column, so that it is read by ear, on paper and on a phone. */
export function htmlOf(run: DescribedRun, target: string): string {
  const counts = countsOf(run.results);
  const causes = causesOf(run);
  const failed = causes.filter(({ verdict }) => verdict === 'fail');
  const warned = causes.filter(({ verdict }) => verdict === 'warn');
  const host = escaped(new URL(target).host);
  const title = `${counts.fail === 0 ? 'Kept' : 'Broken'}: contract of ${host}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title}</title><style>${STYLE}</style></head><body>`,
    `<header><h1>Contract of <span class="host">${host}</span></h1><p class="verdict ${counts.fail === 0 ? 'kept' : 'broken'}">${sentenceOf(counts.fail, failed.length)}</p>`,
    `<dl class="counts">${Object.entries(counts)
      .map(([name, count]) => `<div><dt>${WORDS[name as CheckResult['verdict']]}</dt><dd>${count}</dd></div>`)
      .join('')}</dl>`,
    `<p>Operations verified: ${run.verified.length} of ${run.operations}, in ${run.calls} calls. ${text(verdictLine(verdictsOf(run.results)))}. Run ${text(run.tag)}, seed ${run.seed}.</p></header><main>`,
    section('broken', 'Broken', failed.length === 0 ? '<p>Nothing.</p>' : failed.map(causeOf).join('')),
    warned.length === 0 ? '' : section('warnings', 'Warnings', warned.map(causeOf).join('')),
    run.leftovers.length === 0 ? '' : section('left', 'Left on the server', listed(run.leftovers)),
    section('unverified', 'Not verified', reasonsOf(run)),
    '</main></body></html>\n',
  ].join('');
}

const sentenceOf = (fail: number, causes: number): string =>
  fail === 0
    ? 'Every promise that was asked for is kept.'
    : `${causes} ${causes === 1 ? 'cause' : 'causes'}, ${fail} broken ${fail === 1 ? 'promise' : 'promises'}.`;

const section = (id: string, heading: string, inner: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${inner}</section>`;
const listed = (items: readonly string[]): string => `<ul>${items.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`;

function causeOf({ results: [first, ...others], consequences }: Cause): string {
  if (!first) return '';
  const findings = first.findings
    .slice(0, SHOWN_FINDINGS)
    .map(
      ({ at, expected, got }) =>
        `<div class="finding"><p class="at"><code>${text(at)}</code></p><dl><dt>Expected</dt><dd>${text(expected)}</dd><dt>Got</dt><dd>${text(got)}</dd></dl></div>`,
    );
  const clause = CLAUSES.find(({ id }) => id === first.clauses[0]);
  return [
    `<article><h3><code>${text(first.id)}</code> ${text(first.promise)}</h3>`,
    `<p class="clause">${text(placeOf(first))}${clause ? `: ${text(clause.says)}` : ''}</p>`,
    ...findings,
    others.length === 0
      ? ''
      : `<details><summary>The same in ${others.length} more</summary>${listed(others.map(({ id }) => id))}</details>`,
    consequences.length === 0
      ? ''
      : `<details><summary>Broken with it: ${consequences.length}</summary>${listed(consequences.map(({ id, promise }) => `${id} ${promise}`))}</details>`,
    ...(first.evidence
      ? [`<p>The call, ${text(first.evidence.replay)}:</p><p class="call"><code>${text(first.evidence.curl)}</code></p>`]
      : []),
    ...(first.again === null ? [] : [`<p>Once more:</p><p class="call"><code>${text(first.again)}</code></p>`]),
    '</article>',
  ].join('');
}

/** Operations without a verdict, by reason. */
function reasonsOf({ unverified }: DescribedRun): string {
  const reasons = new Map<string, string[]>();
  for (const [id, reason] of Object.entries(unverified)) reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  if (reasons.size === 0) return '<p>Nothing.</p>';
  return [...reasons]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, ids]) => `<details><summary>${text(reason)} <span class="count">${ids.length}</span></summary>${listed(ids)}</details>`)
    .join('');
}
