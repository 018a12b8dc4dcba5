import { useLingui } from '@lingui/react/macro';
import { DateField } from '@milepost/kit/date-field';
import { RadioGroup } from '@milepost/kit/radio-group';
import { TextField } from '@milepost/kit/text-field';
import { Select } from '@milepost/kit/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { dictionaryLookupQuery } from '../../data/dictionary/queries.ts';
import { FieldPair } from '../../features/draft-form/index.ts';
import type { DraftForm } from '../../features/draft-form/index.ts';
import { MAX_CHARS } from './baseInfoForm.ts';
import type { InfoDraft, InfoField } from './baseInfoForm.ts';
import { dayText } from '../../i18n/officeDay.ts';

export const idOf = (field: InfoField) => `profile-${field}`;
/** Longest texts by field; others have a pattern instead. */
const longest: Partial<Record<InfoField, number>> = MAX_CHARS;
/** Values a browser may fill in. */
const FILLED: Partial<Record<InfoField, string>> = {
  realName: 'name',
  mobilePhone: 'tel-national',
  email: 'email',
  postalAddress: 'street-address',
};

/** The fields by which others reach the person; all others say who the person is. */
export const CONTACT_FIELDS: ReadonlySet<InfoField> = new Set<InfoField>([
  'mobilePhone',
  'email',
  'telePhone',
  'landline',
  'urgentContacts',
  'urgentTelePhone',
  'postalAddress',
]);

export interface InfoFieldsProps {
  readonly form: DraftForm<InfoDraft, InfoField>;
  readonly labels: Readonly<Record<InfoField, string>>;
}

type More = { readonly rows?: number; readonly help?: string; readonly isRequired?: boolean };

/** A text of the form. */
function useTexts({ form, labels }: InfoFieldsProps) {
  return (name: InfoField, more: More = {}): ReactNode => (
    <TextField
      id={idOf(name)}
      label={labels[name]}
      value={form.draft[name]}
      error={form.errorOf(name)}
      maxChars={more.rows ? longest[name] : undefined}
      autoComplete={FILLED[name]}
      onChange={(value) => form.set({ [name]: value })}
      onLeave={() => form.leave(name)}
      {...more}
    />
  );
}

/** The kinds a dictionary lists, by field. @source admin §9 */
const DICTIONARY_OF = { nation: 'Nation', education: 'Education', certificatesType: 'certificateType' } as const;

/**
 * Fields chosen from a dictionary; what is kept is the name of the entry, also one that no dictionary has. Where a server has
 * no such dictionary it is typed. @reading R-443
 */
function useChoices({ form, labels }: InfoFieldsProps) {
  const { t } = useLingui();
  const texts = useTexts({ form, labels });
  const { data, isPending } = useQuery(dictionaryLookupQuery(useApi()));
  const options = useMemo(
    () =>
      new Map(
        data?.map(({ enCode, entries }) => [
          enCode,
          entries.map(({ fullName, enCode: code }) => ({ id: fullName, label: fullName, keywords: code })),
        ]),
      ),
    [data],
  );
  return (name: keyof typeof DICTIONARY_OF): ReactNode => {
    const listed = options.get(DICTIONARY_OF[name]) ?? [];
    const value = form.draft[name];
    if (!isPending && listed.length === 0) return texts(name);
    return (
      <Select
        id={idOf(name)}
        label={labels[name]}
        value={value || null}
        options={value === '' || listed.some(({ id }) => id === value) ? listed : [{ id: value, label: value }, ...listed]}
        state={isPending ? { kind: 'loading' } : { kind: 'ready' }}
        placeholder={t`Choose`}
        error={form.errorOf(name)}
        onChange={(next) => form.set({ [name]: next })}
        onClear={() => form.set({ [name]: '' })}
      />
    );
  };
}

/** Fields for who the person is. */
export function PersonFields({ form, labels, nowMs }: InfoFieldsProps & { readonly nowMs: number }) {
  const { t } = useLingui();
  const text = useTexts({ form, labels });
  const choice = useChoices({ form, labels });
  return (
    <>
      <FieldPair>
        {text('realName', { isRequired: true })}
        <RadioGroup
          id={idOf('gender')}
          label={labels.gender}
          value={form.draft.gender || null}
          options={[
            { id: '1', label: t`Male` },
            { id: '2', label: t`Female` },
            { id: '3', label: t`Secret` },
          ]}
          onChange={(gender) => form.set({ gender })}
        />
      </FieldPair>
      <FieldPair>
        <DateField
          id={idOf('birthday')}
          label={labels.birthday}
          value={form.draft.birthday || null}
          error={form.errorOf('birthday')}
          max={dayText(nowMs)}
          autoComplete="bday"
          onChange={(birthday) => form.set({ birthday: birthday ?? '' })}
          onProblem={(problem) => form.setUnreadable('birthday', problem?.message ?? null)}
          onLeave={() => form.leave('birthday')}
        />
        {choice('nation')}
      </FieldPair>
      <FieldPair>
        {text('nativePlace')}
        {choice('education')}
      </FieldPair>
      <FieldPair>
        {choice('certificatesType')}
        {text('certificatesNumber')}
      </FieldPair>
      {text('signature', { rows: 2, help: t`A line about yourself` })}
    </>
  );
}

/** Fields for how the person is reached. */
export function ContactFields({ form, labels }: InfoFieldsProps) {
  const text = useTexts({ form, labels });
  return (
    <>
      <FieldPair>
        {text('mobilePhone')}
        {text('email')}
      </FieldPair>
      <FieldPair>
        {text('telePhone')}
        {text('landline')}
      </FieldPair>
      <FieldPair>
        {text('urgentContacts')}
        {text('urgentTelePhone')}
      </FieldPair>
      {text('postalAddress', { rows: 2 })}
    </>
  );
}
