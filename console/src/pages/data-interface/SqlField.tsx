import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useKit } from '@milepost/kit/kit-provider';
import { MenuButton } from '@milepost/kit/menu';
import { Select } from '@milepost/kit/select';
import { TextField, useTextInsertion } from '@milepost/kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { Braces, UserRound } from 'lucide';
import { useMemo } from 'react';
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
  const sql = typeof value === 'string' ? value : '';
  const { inputRef, insert, onFocus } = useTextInsertion({ value: sql, onChange, join: withWord });
  const linkId = read('dbLinkId');
  const tables = useQuery({ ...databaseTablesQuery(useApi(), String(linkId)), enabled: typeof linkId === 'string' });
  const options = useMemo(
    () => (tables.data ?? []).map(({ table, tableName }) => ({ id: table, label: table, description: tableName })),
    [tables.data],
  );
  const names = namesOf(read('parameterRows'));
  const putIn = (word: string) => {
    insert(word);
    announcer.say(t`${word} put in`);
  };
  const callers = [
    { id: '@user', label: `${t`The person`} @user` },
    { id: '@organize', label: `${t`Their company`} @organize` },
    { id: '@department', label: `${t`Their department`} @department` },
    { id: '@position', label: `${t`Their position`} @position` },
  ];
  return (
    <div className={css.column} onFocus={onFocus}>
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
              onChange={putIn}
            />
          </div>
          <MenuButton
            trigger={{ label: t`Put in a parameter`, text: t`Parameter`, icon: Braces }}
            items={
              names.length > 0
                ? names.map((name) => ({ id: `{${name}}`, label: name }))
                : [{ id: '', label: t`No parameters yet`, disabledReason: t`Add one under “Parameters” first.` }]
            }
            onAction={putIn}
          />
          <MenuButton trigger={{ label: t`Put in the caller`, text: t`Caller`, icon: UserRound }} items={callers} onAction={putIn} />
        </div>
      )}
      <TextField {...field} inputRef={inputRef} value={sql} onChange={onChange} onLeave={onLeave} rows={ROWS} isCode />
    </div>
  );
}
