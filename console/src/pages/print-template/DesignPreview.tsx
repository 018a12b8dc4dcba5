import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { momentText } from '@milepost/kit/engines/moment-text';
import { LockedSheets, paperOf, useSheets } from '@milepost/kit/print-preview';
import type { PrintedSheet } from '@milepost/kit/print-preview';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { sheetsQuery } from '../../data/print/sheets.ts';
import { serverWords } from '../../feedback/index.ts';
import { SYSTEM_NAMES, namesAsValues } from './fieldTree.ts';
import type { TreeField } from './fieldTree.ts';
import { RecordField } from './RecordField.tsx';
import { useRecentRecords } from './recentRecords.ts';
import * as css from './PrintTemplate.css.ts';

interface DesignPreviewProps {
  /** Template as it is written now, saved or not. */
  readonly template: string;
  readonly pageParam: string;
  readonly tree: readonly TreeField[];
  /** Null for a template that was never saved: it cannot be asked for a record. */
  readonly templateId: string | null;
}

/** The sheet as it will be printed, with a record or with its tokens; tokens nobody has a value for are marked. @source admin §2 */
export function DesignPreview({ template, pageParam, tree, templateId }: DesignPreviewProps) {
  const { t } = useLingui();
  const api = useApi();
  const { user } = useSession().currentUser;
  const recent = useRecentRecords(templateId ?? '');
  const [typed, setTyped] = useState('');
  const [recordId, setRecordId] = useState('');
  const [pages, setPages] = useState<number | null>(null);
  const record = useQuery({ ...sheetsQuery(api, templateId ?? '', [recordId]), enabled: templateId !== null && recordId !== '' });
  // Typing goes before drawing.
  const shown = useDeferredValue(template);
  const held = recordId === '' ? undefined : record.data?.sheets[0];
  const sheet = useMemo((): readonly PrintedSheet[] => {
    const system = held
      ? { systemPrinter: user.userName, systemPrintTime: momentText(record.dataUpdatedAt) }
      : Object.fromEntries(SYSTEM_NAMES.map((name) => [name, `{${name}}`]));
    return [{ template: shown, values: { ...(held?.values ?? namesAsValues(tree)), ...system }, approvals: held?.records ?? [] }];
  }, [shown, held, tree, user, record.dataUpdatedAt]);
  const [drawn] = useSheets(sheet, true) ?? [];
  const contents = useMemo(() => (drawn?.kind === 'filled' ? [drawn.content] : []), [drawn]);
  const paper = useMemo(() => paperOf(pageParam), [pageParam]);
  const unresolved = drawn?.kind === 'filled' ? drawn.unresolved : [];
  const count = unresolved.length;
  const show = () => {
    const id = typed.trim();
    setRecordId(id);
    if (id !== '' && id === recordId) void record.refetch();
    if (id !== '') recent.remember([id]);
  };
  return (
    <section className={css.column} aria-label={t`Preview`}>
      {templateId === null ? (
        <p className={css.hint}>{t`Save the template to look at it with a record.`}</p>
      ) : (
        <div className={css.record}>
          <RecordField value={typed} onChange={setTyped} recent={recent.read()} onEnter={show} />
          <div className={css.beside}>
            <Button isBusy={record.isFetching} busyLabel={t`Loading`} onPress={show}>{t`Show record`}</Button>
          </div>
        </div>
      )}
      {record.isError && recordId !== '' && (
        <Alert tone="danger" urgency="polite" title={serverWords(record.error) ?? t`The server did not answer. Try again.`} />
      )}
      {drawn?.kind === 'refused' && (
        <Alert
          tone="danger"
          title={drawn.limit === 'bytes' ? t`The template is longer than 2 MB.` : t`The formatting is nested more than 100 levels deep.`}
        />
      )}
      {unresolved.length > 0 && (
        <Alert
          tone="warning"
          title={t`${plural(count, { one: '# token has no value', other: '# tokens have no value' })}`}
          description={unresolved.join(' ')}
        />
      )}
      <div className={css.stage}>
        <LockedSheets title={t`Preview of the sheet`} sheets={contents} paper={paper} onPages={setPages} ref={null} />
      </div>
      {drawn?.kind === 'filled' && pages !== null && (
        <p className={css.hint}>
          {t`About ${plural(pages, { one: '# page', other: '# pages' })}. A dashed line shows where the next one begins.`}
        </p>
      )}
    </section>
  );
}
