import { useLingui } from '@lingui/react/macro';
import { ConflictChoice } from '../../primitives/conflict-choice/index.ts';
import type { ImportConflict } from '../../primitives/conflict-choice/index.ts';
import { existing, quiet } from './ImportWizard.css.ts';
import type { SheetLine } from './sheet.ts';

/** Numbers of rows that are named one by one. */
const NAMED = 5;

interface ExistingProps {
  readonly lines: readonly SheetLine[];
  readonly value: ImportConflict;
  readonly onChange: (choice: ImportConflict) => void;
  readonly canOverwrite?: boolean | undefined;
}

/** Rows whose records are there already, and the choice of what becomes of them. @reading R-226 */
export function Existing({ lines, value, onChange, canOverwrite = true }: ExistingProps) {
  const { t } = useLingui();
  const numbers = lines.flatMap(({ isThere, number }) => (isThere === true ? [number] : []));
  const named = `${numbers.slice(0, NAMED).join(', ')}${numbers.length > NAMED ? ' …' : ''}`;
  if (numbers.length === 0) return null;
  return (
    <div className={existing}>
      <ConflictChoice value={value} onChange={onChange} canOverwrite={canOverwrite} />
      <span className={quiet}>{t`Rows of the file that are there already: ${named}`}</span>
    </div>
  );
}
