import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Collapse, openFirstProblem } from '@milepost/kit/collapse';
import type { CollapseItem } from '@milepost/kit/collapse';
import { ErrorSummary } from '@milepost/kit/error-summary';
import type { BaseInfo } from '@milepost/openapi/domains/current-user';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { saveBaseInfo } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { DraftNotice } from '../../drafts/index.ts';
import { useDraftForm } from '../../features/draft-form/index.ts';
import { CONTACT_FIELDS, ContactFields, PersonFields, idOf } from './InfoFields.tsx';
import { bodyOf, draftOf, problemsIn } from './baseInfoForm.ts';
import type { InfoDraft, InfoField } from './baseInfoForm.ts';
import { form as formStyle, formFoot } from './ProfilePage.css.ts';

interface InfoFormProps {
  readonly info: BaseInfo;
  /** Facts that others keep about the person. */
  readonly facts: ReactNode;
  readonly onSaved: () => void;
}

const sectionOf = (field: InfoField) => (CONTACT_FIELDS.has(field) ? 'contact' : 'person');

/** Form with what others keep about the person, and everything the person may change. @source shell §7 (PUT BaseInfo) */
export function InfoForm({ info, facts, onSaved }: InfoFormProps) {
  const { t, i18n } = useLingui();
  const { run } = useWrite(saveBaseInfo(useApi()));
  const [nowMs] = useState(() => Date.now());
  const labels = useLabels();
  const form = useDraftForm<InfoDraft, InfoField>({
    draftOf: { form: 'profile', record: null },
    initial: draftOf(info),
    problemsOf: (draft) => problemsIn(draft, nowMs).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })),
    save: (draft) => run(bodyOf(draft)),
    onSaved,
  });
  const problemsOf = (section: string) => form.problems.filter(({ field }) => sectionOf(field) === section).length;
  const sections: readonly CollapseItem[] = [
    { id: 'work', title: t`Account and work`, content: facts },
    {
      id: 'person',
      title: t`Personal details`,
      problemCount: problemsOf('person'),
      content: <PersonFields form={form} labels={labels} nowMs={nowMs} />,
    },
    {
      id: 'contact',
      title: t`Contact details`,
      problemCount: problemsOf('contact'),
      content: <ContactFields form={form} labels={labels} />,
    },
  ];
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(sections.map(({ id }) => id)));
  // A refused save shows where it was refused.
  const [seenAttempt, setSeenAttempt] = useState(form.attempt);
  if (seenAttempt !== form.attempt) {
    setSeenAttempt(form.attempt);
    setOpenIds(openFirstProblem(sections, openIds));
  }
  const problems = form.problems.map(({ field, message }) => ({ field, fieldId: idOf(field), label: labels[field], message }));
  return (
    <form
      noValidate
      className={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <DraftNotice draft={form.kept} />
      <ErrorSummary
        attempt={form.attempt}
        refusal={form.refusal?.field === null ? form.refusal.message : null}
        problems={problems}
        onGoTo={({ fieldId }) => {
          const field = problems.find((problem) => problem.fieldId === fieldId)?.field;
          if (field) setOpenIds(new Set([...openIds, sectionOf(field)]));
        }}
      />
      <Collapse items={sections} openIds={openIds} onOpenChange={setOpenIds} />
      <div className={formFoot}>
        <Button type="submit" variant="primary" isBusy={form.isSaving} busyLabel={t`Saving`}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}

function useLabels(): Readonly<Record<InfoField, string>> {
  const { t } = useLingui();
  return {
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
}
