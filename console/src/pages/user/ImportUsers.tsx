import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { Dialog } from '@milepost/kit/dialog';
import type { UserFailedRow, UserImportResult, UserImportRow } from '@milepost/openapi/domains/user';
import { FileUp } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FileInput } from '../../features/file-input/index.ts';
import type { ToolProps } from '../../features/resource/index.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import { USER_SHEET } from './userColumns.ts';
import { exportUserImportErrors, importUsers, previewUserImport, userTemplate } from './userCalls.ts';
import * as css from './ImportUsers.css.ts';

/** Largest file that is taken. @source admin §9 */
const MAX_BYTES = 500 * 1024;
const EXTENSION = /\.xlsx?$/i;

/** A row with its place in the file, which is what it is known by until it is a person. */
type Numbered<Row> = Row & { readonly id: string };
const numbered = <Row extends object>(rows: readonly Row[]) => rows.map((row, at): Numbered<Row> => ({ ...row, id: String(at + 1) }));

type Step =
  | { readonly at: 'choose'; readonly problem: string | null }
  | { readonly at: 'read' }
  | { readonly at: 'preview'; readonly name: string; readonly rows: readonly Numbered<UserImportRow>[] }
  | { readonly at: 'done'; readonly result: UserImportResult };

/** Adds the people of a spreadsheet: it is chosen, looked at, sent; refused rows can be fetched, mended and sent again. @source admin §9 @reading R-117 */
export default function ImportUsers({ onClose }: ToolProps) {
  const { t } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const adding = useWrite(importUsers(api));
  const [step, setStep] = useState<Step>({ at: 'choose', problem: null });
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const refuse = (problem: string) => setStep({ at: 'choose', problem });

  async function look(file: File) {
    if (!EXTENSION.test(file.name)) return refuse(t`“${{ file: file.name }}” is no spreadsheet. Choose a file that ends in .xls or .xlsx.`);
    if (file.size > MAX_BYTES) return refuse(t`“${{ file: file.name }}” is larger than 500 KB. Divide it into several files.`);
    setStep({ at: 'read' });
    try {
      const rows = (await previewUserImport(api, file)) ?? [];
      if (rows.length === 0) refuse(t`“${{ file: file.name }}” has no rows. Fill in the template below its first line.`);
      else setStep({ at: 'preview', name: file.name, rows: numbered(rows) });
    } catch (error) {
      refuse(serverWords(error) ?? t`The file could not be read. Try again.`);
    }
  }
  async function add(rows: readonly Numbered<UserImportRow>[]) {
    try {
      const result = await adding.run([...rows]);
      if (result) setStep({ at: 'done', result });
      else onClose();
    } catch (error) {
      feedback.failure(error);
    }
  }
  const saveFile = (file: Promise<unknown>) => void file.catch(feedback.failure);

  const count = step.at === 'preview' ? step.rows.length : 0;
  const main = {
    choose: (
      <Button variant="primary" icon={FileUp} onPress={choose}>
        {t`Choose a file`}
      </Button>
    ),
    read: (
      <Button variant="primary" isBusy busyLabel={t`Reading the file…`}>
        {t`Choose a file`}
      </Button>
    ),
    preview: (
      <Button
        variant="primary"
        isBusy={adding.isRunning}
        busyLabel={t`Importing`}
        onPress={() => step.at === 'preview' && void add(step.rows)}
      >
        {t`${plural(count, { one: 'Add # person', other: 'Add # people' })}`}
      </Button>
    ),
    done: (
      <Button variant="primary" onPress={onClose}>
        {t`Close`}
      </Button>
    ),
  }[step.at];

  return (
    <Dialog
      title={t`Import users`}
      widthPx={1000}
      onClose={onClose}
      footer={
        <>
          {step.at !== 'done' && <Button onPress={onClose}>{t`Cancel`}</Button>}
          {(step.at === 'preview' || step.at === 'done') && <Button onPress={choose}>{t`Choose another file`}</Button>}
          {main}
        </>
      }
    >
      <div
        className={css.steps}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void look(file);
        }}
      >
        <FileInput ref={input} accept=".xls,.xlsx" onChoose={(file) => void look(file)} />
        {(step.at === 'choose' || step.at === 'read') && (
          <div className={css.choose}>
            {step.at === 'choose' && step.problem !== null && <Alert tone="danger" urgency="assertive" title={step.problem} />}
            <p>{t`Fill in the template, one line for each person, and choose it here or drop it on this dialog. People who are there already are never changed.`}</p>
            <p className={css.facts}>{t`.xls or .xlsx, up to 500 KB`}</p>
            <Button onPress={() => saveFile(userTemplate(api))}>{t`Download the template`}</Button>
          </div>
        )}
        {step.at === 'preview' && (
          <>
            <Alert
              tone="info"
              urgency="polite"
              title={t`${{ file: step.name }}: ${plural(count, { one: '# person', other: '# people' })}`}
              description={t`Nothing has been added yet.`}
            />
            <People
              rows={step.rows}
              takeOut={({ id }) => setStep({ ...step, rows: step.rows.filter((row) => row.id !== id) })}
              none={t`Every row was taken out. Choose a file again.`}
            />
          </>
        )}
        {step.at === 'done' && <Outcome result={step.result} saveFile={saveFile} />}
      </div>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly result: UserImportResult;
  readonly saveFile: (file: Promise<unknown>) => void;
}

/** Result of an import, and the rows that were refused with the reasons. */
function Outcome({ result, saveFile }: OutcomeProps) {
  const { t } = useLingui();
  const api = useApi();
  const { addedCount, failedCount, failedRows } = result;
  const rows = useMemo(() => numbered(failedRows), [failedRows]);
  const added = t`${plural(addedCount, { one: '# person added', other: '# people added' })}`;
  if (failedCount === 0) return <Alert tone="success" urgency="polite" title={added} />;
  return (
    <>
      <Alert
        tone="warning"
        urgency="polite"
        title={t`${{ added }}, ${plural(failedCount, { one: '# row refused', other: '# rows refused' })}`}
        description={t`Download the refused rows, mend them, and import that file.`}
        action={<Button onPress={() => saveFile(exportUserImportErrors(api, failedRows))}>{t`Download the refused rows`}</Button>}
      />
      <People rows={rows} reason={(row) => row.errorsInfo} none="" />
    </>
  );
}

interface PeopleProps<Row> {
  readonly rows: readonly Numbered<Row>[];
  readonly reason?: (row: UserFailedRow) => string;
  readonly takeOut?: (row: Numbered<Row>) => void;
  readonly none: string;
}

const rowId = ({ id }: { readonly id: string }) => id;
const rowLabel = ({ realName, account }: Pick<UserImportRow, 'realName' | 'account'>) => realName || account;

/** Rows of a file, as they stand in it. */
function People<Row extends UserImportRow>({ rows, reason, takeOut, none }: PeopleProps<Row>) {
  const { t, i18n } = useLingui();
  const columns = useMemo((): Column<Numbered<Row>>[] => {
    const [first, ...others] = USER_SHEET.map(([id, label]): Column<Numbered<Row>> => ({
      id,
      header: i18n._(label),
      text: (row) => row[id],
      width: { flex: 1, minPx: id === 'mobilePhone' ? 128 : 110 },
      narrow: id === 'account' ? 'title' : id === 'realName' ? 'meta' : 'hidden',
    }));
    const why: Column<Numbered<Row>>[] = reason
      ? [
          {
            id: 'errorsInfo',
            header: t`Reason`,
            text: (row) => reason(row as never),
            width: { flex: 5, minPx: 340 },
            narrow: 'meta',
          },
        ]
      : [];
    return first ? [first, ...why, ...others] : why;
  }, [i18n, t, reason]);
  const latest = useRef(takeOut);
  useEffect(() => {
    latest.current = takeOut;
  });
  const hasActions = takeOut !== undefined;
  const actions = useMemo(
    () => (hasActions ? (row: Numbered<Row>) => [{ id: 'takeOut', label: t`Take out`, run: () => latest.current?.(row) }] : undefined),
    [hasActions, t],
  );
  return (
    <div className={css.table}>
      <DataTable<Numbered<Row>>
        label={t`Rows of the file`}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        state={rows.length === 0 ? { kind: 'empty', panel: none } : { kind: 'ready' }}
        {...(actions && { actions })}
      />
    </div>
  );
}
