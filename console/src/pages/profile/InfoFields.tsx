import { useLingui } from '@lingui/react/macro';
import { DateField } from '@milepost/kit/date-field';
import { RadioGroup } from '@milepost/kit/radio-group';
import { TextField } from '@milepost/kit/text-field';
import type { ReactNode } from 'react';
import { FieldPair } from '../../features/draft-form/index.ts';
import type { DraftForm } from '../../features/draft-form/index.ts';
import { MAX_CHARS } from './baseInfoForm.ts';
import type { InfoDraft, InfoField } from './baseInfoForm.ts';
import { dayText } from './birthday.ts';

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

/** Fields for who the person is. */
export function PersonFields({ form, labels, nowMs }: InfoFieldsProps & { readonly nowMs: number }) {
  const { t } = useLingui();
  const text = useTexts({ form, labels });
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
        {text('nation')}
      </FieldPair>
      <FieldPair>
        {text('nativePlace')}
        {text('education')}
      </FieldPair>
      <FieldPair>
        {text('certificatesType')}
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
