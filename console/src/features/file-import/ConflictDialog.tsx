import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { ConflictChoice } from '@milepost/kit/conflict-choice';
import type { ImportConflict } from '@milepost/kit/conflict-choice';
import { Dialog } from '@milepost/kit/dialog';
import { useState } from 'react';
import type { PendingImport } from './useFileImport.ts';
import * as css from './ConflictDialog.css.ts';

/** Records that are named one by one; the rest are counted. */
const NAMED = 5;

export interface ConflictDialogProps {
  readonly asked: PendingImport;
  /** The person may change what is there. */
  readonly canOverwrite: boolean;
  readonly isRunning: boolean;
  readonly onChoose: (choice: ImportConflict) => void;
  readonly onClose: () => void;
}

/** Question what becomes of records of a file that are there already. @reading R-225 */
export default function ConflictDialog({ asked, canOverwrite, isRunning, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<ImportConflict>('skip');
  const { file, existing } = asked;
  const rest = existing.length - NAMED;
  return (
    <Dialog
      title={t`Some of it is there already`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isRunning} busyLabel={t`Importing`} onPress={() => onChoose(choice)}>
            {t`Import`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <p className={css.line}>
          {t`${plural(existing.length, { one: '# record of the file is there already:', other: '# records of the file are there already:' })}`}
        </p>
        <ul className={css.list}>
          {existing.slice(0, NAMED).map(({ fullName, enCode }, at) => (
            // Two of one code stand in a file of several dictionaries.
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <li key={`${enCode} ${at}`}>
              {fullName} <span className={css.code}>{enCode}</span>
            </li>
          ))}
          {rest > 0 && <li>{t`${plural(rest, { one: '# more', other: '# more' })}`}</li>}
        </ul>
        <ConflictChoice value={choice} onChange={setChoice} isDisabled={isRunning} canOverwrite={canOverwrite} />
        <p className={css.quiet}>{t`File: ${{ name: file.name }}`}</p>
      </div>
    </Dialog>
  );
}
