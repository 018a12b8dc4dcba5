import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DateField } from '@milepost/kit/date-field';
import { ErrorSummary } from '@milepost/kit/error-summary';
import { RadioGroup } from '@milepost/kit/radio-group';
import { TextField } from '@milepost/kit/text-field';
import type { BaseInfo } from '@milepost/openapi/domains/current-user';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { saveBaseInfo } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { FieldPair, useDraftForm } from '../../features/draft-form/index.ts';
import { dayText } from './birthday.ts';
import { MAX_CHARS, bodyOf, draftOf, problemsIn } from './baseInfoForm.ts';
import type { InfoDraft, InfoField } from './baseInfoForm.ts';
import { form as formStyle, formFoot } from './ProfilePage.css.ts';

interface InfoFormProps {
  readonly info: BaseInfo;
  readonly onSaved: () => void;
}

const idOf = (field: InfoField) => `profile-${field}`;
/** Longest texts by field; others have a pattern instead. */
const longest: Partial<Record<InfoField, number>> = MAX_CHARS;
/** What a browser may fill in. */
const FILLED: Partial<Record<InfoField, string>> = {
  realName: 'name',
  mobilePhone: 'tel-national',
  email: 'email',
  postalAddress: 'street-address',
};

/** Everything of the profile the person may change. @source shell §7 (PUT BaseInfo) */
export function InfoForm({ info, onSaved }: InfoFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveBaseInfo(useApi()));
  const [nowMs] = useState(() => Date.now());
  const form = useDraftForm<InfoDraft, InfoField>({
    initial: draftOf(info),
    problemsOf: (draft) => problemsIn(draft, nowMs).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })),
    save: (draft) => run(bodyOf(draft)),
    onSaved,
  });
  const labels: Record<InfoField, string> = {
    realName: t({ message: 'Name', context: 'person' }),
    gender: t`Gender`,
    nation: t`Nation`,
    nativePlace: t`Native place`,
    certificatesType: t`Certificate type`,
    certificatesNumber: t`Certificate number`,
    education: t`Education`,
    birthday: t`Birthday`,
    telePhone: t`Office phone`,
    landline: t`Landline`,
    mobilePhone: t`Mobile phone`,
    email: t`E-mail`,
    urgentContacts: t`Emergency contact`,
    urgentTelePhone: t`Emergency phone`,
    postalAddress: t`Postal address`,
    signature: t`Personal signature`,
  };
  const text = (name: InfoField, more: { readonly rows?: number; readonly help?: string; readonly isRequired?: boolean } = {}) => (
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
  return (
    <form
      noValidate
      className={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary
        attempt={form.attempt}
        problems={form.problems.map(({ field, message }) => ({ fieldId: idOf(field), label: labels[field], message }))}
      />
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
      {text('signature', { rows: 2, help: t`A line about yourself` })}
      <div className={formFoot}>
        <Button type="submit" variant="primary" isBusy={form.isSaving} busyLabel={t`Saving`}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
