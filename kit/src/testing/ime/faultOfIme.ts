import type { ImeRow } from '../replayIme.ts';
import type { ImeSeen } from './observe.ts';

type Facts = Readonly<Record<string, unknown>>;

const STEPS = new Set(['compositionstart', 'compositionend', 'input', 'keydown', 'keyup', 'focus', 'blur', 'wait', 'expect']);

/** The first expectation that is not so; null when all are. */
function faultIn(expected: Facts, seen: Facts): string | null {
  for (const [name, wanted] of Object.entries(expected)) {
    const isBound = name === 'commitsAtMost';
    const found = seen[isBound ? 'commits' : name];
    const isSo = isBound ? Number(found) <= Number(wanted) : found === wanted;
    if (!isSo) return `${name} is ${JSON.stringify(found) ?? 'not seen there'}, not ${JSON.stringify(wanted)}`;
  }
  return null;
}

/** Fault of a row by what was seen of it in one field; null when everything it expects is so. */
export function faultOfIme(row: Pick<ImeRow, 'steps'> & { readonly expect: Facts }, seen: ImeSeen): string | null {
  const unknown = row.steps.find((step) => !STEPS.has(step.do));
  if (unknown) return `unknown step "${unknown.do}"`;
  if (Object.keys(row.expect).length === 0) return 'expects nothing';
  const asked = row.steps.filter((step) => step.do === 'expect');
  for (const [at, { do: _, ...expected }] of asked.entries()) {
    const fault = faultIn({ ...expected }, seen.onTheWay[at] ?? {});
    if (fault !== null) return `on the way, ${fault}`;
  }
  return faultIn(row.expect, seen.atEnd);
}
