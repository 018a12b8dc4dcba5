import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { gradeCodecs } from '@milepost/openapi/domains/grade';
import type { Grade, GradeRow } from '@milepost/openapi/domains/grade';
import { gradeOperations } from '@milepost/openapi/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { gradeQuery } from '../../data/grade/grades.ts';
import { useHeld } from '../../data/useHeld.ts';
import { serverWords } from '../../feedback/index.ts';
import { custom, defineSettings, pair, pick, tab, tabs, text } from '../../features/resource/index.ts';
import type { AnyResource } from '../../features/resource/index.ts';
import ResourceForm from '../../features/resource/form/ResourceForm.tsx';
import { EntriesField } from './EntriesField.tsx';
import { marked } from './marks.ts';
import { OrganizationMarks } from './OrganizationMarks.tsx';
import { SystemsField } from './SystemsField.tsx';

interface GradeFormProps {
  /** Left out for a new one. */
  readonly row?: GradeRow;
  readonly onClose: () => void;
}

const NOWHERE = { parent: null, node: null };
const nothing = () => undefined;
const TITLES = { add: msg({ message: 'New delegation', context: 'grade' }), edit: msg({ message: 'Edit delegation', context: 'grade' }) };

/** The form over a grade. Adding and changing are one call, which names the person. @reading R-477 */
function gradeForm(grade: Grade, isNew: boolean): AnyResource {
  return defineSettings<typeof gradeCodecs, 'saveGrade', 'getGrade', Grade>({
    id: isNew ? 'grade' : `grade.${grade.userId}`,
    source: 'admin §2',
    operations: gradeOperations,
    codecs: gradeCodecs,
    title: isNew ? TITLES.add : TITLES.edit,
    load: 'getGrade',
    save: 'saveGrade',
    form: {
      frame: 'drawer',
      initial: () => grade,
      toBody: ({ organizations, userId, ...draft }) => ({ ...draft, userId: userId ?? '', organizations: marked(organizations) }),
      check: ({ organizations }) =>
        marked(organizations).length === 0 ? [{ field: 'organizations', problem: { message: msg`Mark at least one organisation` } }] : [],
      fields: [
        pair(
          pick('userId', msg`Person`, 'person', { required: true, ...(!isNew && { disabled: () => true }) }),
          text('managerGroup', msg`Administration group`, { maxChars: 50 }),
        ),
        tabs(
          msg`Parts of the delegation`,
          tab('organizations', msg`Organisations`, custom('organizations', msg`Organisations`, OrganizationMarks)),
          tab(
            'systems',
            msg({ message: 'Systems', context: 'menu' }),
            custom('systemIds', msg({ message: 'Systems', context: 'menu' }), SystemsField),
          ),
          tab(
            'entries',
            msg`Menu entries`,
            custom('menuIds', msg`Menu entries`, EntriesField, {
              help: msg`Entries of the system you are in; those of other systems stay as they are`,
            }),
          ),
        ),
      ],
    },
  });
}

/** Delegates the administration of organisations, systems and menu entries to a person. @source admin §2 @reading R-477 */
export default function GradeForm({ row, onClose }: GradeFormProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(gradeQuery(useApi(), row?.userId ?? ''));
  const grade = useHeld(query.data);
  const isNew = row === undefined;
  const resource = useMemo(() => (grade ? gradeForm({ ...grade, userId: grade.userId ?? null }, isNew) : null), [grade, isNew]);
  if (resource) return <ResourceForm resource={resource} id={null} at={NOWHERE} onSaved={nothing} onClose={onClose} />;
  return (
    <Drawer
      title={i18n._(isNew ? TITLES.add : TITLES.edit)}
      widthPx={700}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      {query.isPending ? (
        <Skeleton kind="fields" count={4} what={t`the record`} />
      ) : (
        <StatePanel
          kind="failed"
          title={t`The record did not load`}
          actions={<Button onPress={() => void query.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(query.error) ?? t`It may have been deleted, or the server did not answer.`}
        </StatePanel>
      )}
    </Drawer>
  );
}
