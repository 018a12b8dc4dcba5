import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useKit } from '@milepost/kit/kit-provider';
import { MenuButton } from '@milepost/kit/menu';
import { Select } from '@milepost/kit/select';
import { TextField } from '@milepost/kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { Braces, UserRound } from 'lucide';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { databaseTablesQuery } from '../../data/data-interface/calls.ts';
import { withWord } from './withWord.ts';
import * as css from './DataInterface.css.ts';

const ROWS = 10;

/** Names of the parameters that have one. */
const namesOf = (rows: unknown): string[] =>
  Array.isArray(rows) ? (rows as readonly { readonly field?: string }[]).flatMap(({ field }) => field || []) : [];

/** Editor of a query: tables, parameters and the caller are put in where the caret stands. @source admin §2 */
export default function SqlField({ field, value, read, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const element = useRef<HTMLElement>(null);
  const caret = useRef<number | null>(null);
  const sql = typeof value === 'string' ? value : '';
  const linkId = read('dbLinkId');
  const tables = useQuery({ ...databaseTablesQuery(useApi(), String(linkId)), enabled: typeof linkId === 'string' });
  const options = useMemo(
    () => (tables.data ?? []).map(({ table, tableName }) => ({ id: table, label: table, description: tableName })),
    [tables.data],
  );
  const names = namesOf(read('parameterRows'));
  // The text changed by itself: its caret stands behind what was put in, not at the end.
  useLayoutEffect(() => {
    if (caret.current !== null && element.current instanceof HTMLTextAreaElement)
      element.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  function insert(word: string) {
    const area = element.current;
    const [from, to] = area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [sql.length, sql.length];
    const next = withWord(sql, from, to, word);
    caret.current = next.caret;
    onChange(next.text);
    announcer.say(t`${word} put in`);
  }
  const callers = [
    { id: '@user', label: `${t`The person`} @user` },
    { id: '@organize', label: `${t`Their company`} @organize` },
    { id: '@department', label: `${t`Their department`} @department` },
    { id: '@position', label: `${t`Their position`} @position` },
  ];
  return (
    <div className={css.column}>
      {field.use === 'editable' && (
        <div className={css.inserts}>
          <div className={css.tables}>
            <Select
              label={t`Tables of the database`}
              placeholder={t`Put in a table`}
              options={options}
              state={
                tables.isError
                  ? { kind: 'failed', retry: () => void tables.refetch() }
                  : tables.isPending && typeof linkId === 'string'
                    ? { kind: 'loading' }
                    : { kind: 'ready' }
              }
              value={null}
              onChange={insert}
            />
          </div>
          <MenuButton
            trigger={{ label: t`Put in a parameter`, text: t`Parameter`, icon: Braces }}
            items={
              names.length > 0
                ? names.map((name) => ({ id: `{${name}}`, label: name }))
                : [{ id: '', label: t`No parameters yet`, disabledReason: t`Add one under “Parameters” first.` }]
            }
            onAction={insert}
          />
          <MenuButton trigger={{ label: t`Put in the caller`, text: t`Caller`, icon: UserRound }} items={callers} onAction={insert} />
        </div>
      )}
      <TextField {...field} inputRef={element} value={sql} onChange={onChange} onLeave={onLeave} rows={ROWS} isCode />
    </div>
  );
}
