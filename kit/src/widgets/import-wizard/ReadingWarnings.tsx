import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../primitives/alert/index.ts';
import type { ReadingWarning } from './wizard.ts';

/** Warnings that are said one by one; the rest are counted. */
const MOST = 5;

/** Values that differ from what stands in the file, row by row: what is shown is what will be saved. */
export function ReadingWarnings({ warnings }: { readonly warnings: readonly ReadingWarning[] }) {
  const { t } = useLingui();
  if (warnings.length === 0) return null;
  const said = warnings.slice(0, MOST).map(({ number, message }) => t`Row ${number}: ${message}`);
  const rest = warnings.length - said.length;
  if (rest > 0) said.push(t`${plural(rest, { one: '# more', other: '# more' })}`);
  return (
    <Alert
      tone="warning"
      title={t`${plural(warnings.length, { one: '# note on the rows. What is shown here is saved', other: '# notes on the rows. What is shown here is saved' })}`}
      description={said.join(t({ message: '; ', context: 'between sentences of a list' }))}
    />
  );
}
