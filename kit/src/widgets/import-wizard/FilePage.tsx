import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download, FileUp } from 'lucide';
import { useRef, useState } from 'react';
import { SHEET_MAX_BYTES, SHEET_MAX_ROWS } from '../../engines/sheet-check/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { buttons, drop, input, quiet } from './ImportWizard.css.ts';
import type { ImportWizardProps } from './types.ts';
import type { useImportWizard } from './useImportWizard.ts';
import { HeadingTable } from './HeadingTable.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

const KB = 1024;
/** Numbers of rows that are named one by one. */
const NAMED = 5;

interface FilePageProps extends Pick<ImportWizardProps, 'explanation' | 'rules' | 'head'> {
  readonly wizard: ReturnType<typeof useImportWizard>;
}

/** The first step: a file is chosen or dropped, and checked at once. */
export function FilePage({ wizard, explanation, rules = {}, head }: FilePageProps) {
  const { t } = useLingui();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state } = wizard;
  const size = (rules.maxBytes ?? SHEET_MAX_BYTES) / KB;
  const maxRows = rules.maxRows ?? SHEET_MAX_ROWS;
  const isChecking = state.at === 'checking';
  const sheetWords = ({ name, hiddenBefore }: { readonly name: string; readonly hiddenBefore: number }) =>
    hiddenBefore === 0
      ? t`The sheet “${name}” is read.`
      : t`The sheet “${name}” is read; ${plural(hiddenBefore, { one: '# hidden sheet', other: '# hidden sheets' })} before it is not.`;
  return (
    <>
      {state.at !== 'checking' && <ProblemAlert problem={state.problem} />}
      {state.at === 'checked' && !state.problem && (
        <Alert
          tone={state.checked.flagged.length > 0 ? 'warning' : 'info'}
          urgency="polite"
          title={t`${{ file: state.checked.file.name }}: ${plural(state.checked.rowCount, { one: '# row', other: '# rows' })}`}
          description={[
            state.checked.flagged.length > 0
              ? t`Invisible characters are taken out of these rows: ${rowsText(state.checked.flagged)}. Look at them in the preview.`
              : t`The file was read. Nothing has been sent yet.`,
            ...(state.checked.sheet ? [sheetWords(state.checked.sheet)] : []),
          ].join(' ')}
        />
      )}
      {head && state.at === 'checked' && state.checked.headings && (
        <HeadingTable head={head} headings={state.checked.headings} onAssign={wizard.assign} />
      )}
      <div
        className={drop[isOver ? 'over' : 'still']}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void wizard.choose(file);
        }}
      >
        {explanation && <p>{explanation}</p>}
        <p
          className={quiet}
        >{t`.xls or .xlsx, under ${size} KB, at most ${maxRows} rows; the names in the first row stay as they are in the template, in any order`}</p>
        <div className={buttons}>
          <span data-autofocus="">
            <Button
              variant={state.at === 'checked' ? 'secondary' : 'primary'}
              icon={FileUp}
              isBusy={isChecking}
              busyLabel={t`Checking the file…`}
              onPress={() => inputRef.current?.click()}
            >
              {state.at === 'checked' ? t`Choose another file` : t`Choose a file`}
            </Button>
          </span>
          <Button icon={Download} onPress={wizard.template}>
            {t`Download the template`}
          </Button>
        </div>
        <input
          ref={inputRef}
          type="file"
          className={input}
          tabIndex={-1}
          aria-hidden="true"
          accept=".xls,.xlsx"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
            if (file) void wizard.choose(file);
          }}
        />
      </div>
    </>
  );
}

const rowsText = (numbers: readonly number[]) => (numbers.length > NAMED ? `${numbers.slice(0, NAMED).join(', ')} …` : numbers.join(', '));
