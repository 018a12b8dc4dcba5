import type { ImeRow } from '../replayIme.ts';

type Facts = Readonly<Record<string, unknown>>;
type Judged = Pick<ImeRow, 'steps'> & { readonly expect: Facts };

const wrong = (name: string, value: unknown): unknown => {
  if (name.endsWith('AtMost')) return -1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)}x`;
};

/** Copies of expectations, each with one made wrong. */
const variants = (expected: Facts): readonly Facts[] =>
  Object.entries(expected).map(([name, value]) => ({ ...expected, [name]: wrong(name, value) }));

/** Copies of a row, each with one of its expectations made wrong, those on the way included. */
export function falsified(row: ImeRow): readonly Judged[] {
  const { steps } = row;
  const onTheWay = steps.flatMap((step, at) => {
    if (step.do !== 'expect') return [];
    const { do: name, ...expected } = step;
    return variants({ ...expected }).map((one) => ({ ...row, steps: steps.with(at, { do: name, ...one }) }));
  });
  return [...variants(row.expect).map((one) => ({ ...row, expect: one })), ...onTheWay];
}
