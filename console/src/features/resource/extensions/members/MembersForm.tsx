import { msg } from '@lingui/core/macro';
import { memberCodecs } from '@milepost/openapi/domains/member';
import type { MembersDraft } from '@milepost/openapi/domains/member';
import { memberOperations } from '@milepost/openapi/operations';
import { useState } from 'react';
import { defineSettings } from '../../definition/defineSettings.ts';
import { picks } from '../../definition/fields.ts';
import ResourceForm from '../../form/ResourceForm.tsx';
import type { AnyResource, AnyRow, OpenedProps } from '../../definition/types.ts';

/** Kind of a record people belong to. */
export type Holder = MembersDraft['holder'];

/** The people of one record as a form of its own: it has one field, and a save replaces them all. @reading R-471 */
const membersOf = (holder: Holder, name: string): AnyResource =>
  defineSettings({
    id: `${holder}Members`,
    source: 'admin §6',
    operations: memberOperations,
    codecs: memberCodecs,
    title: msg`Members of ${name}`,
    load: 'listMembers',
    save: 'setMembers',
    form: {
      frame: 'wide',
      fields: [picks('userIds', msg`Members`, 'person')],
      toBody: ({ userIds }) => ({ holder, userIds }),
    },
  });

const NOWHERE = { parent: null, node: null };
const nothing = () => undefined;

/** The dialog that says who belongs to a record, and changes it. */
export function membersForm(holder: Holder, nameOf: (row: AnyRow) => string) {
  return function MembersForm({ row, onClose }: OpenedProps<AnyRow>) {
    const [resource] = useState(() => membersOf(holder, nameOf(row)));
    return <ResourceForm resource={resource} id={row.id} at={NOWHERE} onSaved={nothing} onClose={onClose} />;
  };
}
