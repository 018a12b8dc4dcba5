import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../primitives/alert/index.ts';
import { useProblemWords } from '../../primitives/config-problem/index.ts';
import type { FaultsPart } from '../grammar/index.ts';

/** Faults that are listed; whoever repairs the design sees the rest in time. */
const LISTED = 20;

/** Faults of the design a form was made of: each with its control and its place. Their values are kept. @reading R-765 */
export function DesignFaults({ faults }: Pick<FaultsPart, 'faults'>) {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const count = faults.length;
  const more = count - LISTED;
  return (
    <Alert
      tone="warning"
      title={t`${plural(count, { one: 'A part of this form is not set up correctly', other: '# parts of this form are not set up correctly' })}`}
      description={
        <>
          <p>{t`Their values are kept. The design of the form has to be mended:`}</p>
          <ul>
            {faults.slice(0, LISTED).map(({ label, problems }, at) => {
              const said = problems.map(wordsOf).join(' ');
              // oxlint-disable-next-line react/no-array-index-key -- the faults of a design never change
              return <li key={at}>{label === '' ? said : t`${label} — ${said}`}</li>;
            })}
            {more > 0 && <li>{t`and ${{ count: more }} more`}</li>}
          </ul>
        </>
      }
    />
  );
}
