import { msg } from '@lingui/core/macro';
import { memberCodecs } from '@milepost/openapi/domains/member';
import type { MembersDraft } from '@milepost/openapi/domains/member';
import { memberOperations } from '@milepost/openapi/operations';
import { useState } from 'react';
import { picks } from '../../definition/fields.ts';
import ResourceForm from '../../form/ResourceForm.tsx';
import type { AnyResource, AnyRow, OpenedProps } from '../../definition/types.ts';

/** Kind of a record people belong to. */
export type Holder = MembersDraft['holder'];

/** The people of one record as a form of its own: it has one field, and a save replaces them all. @reading R-471 */
const membersOf = (holder: Holder, name: string): AnyResource => {
  const title = msg`Members of ${name}`;
  return {
    id: `${holder}Members`,
    operations: memberOperations,
    codecs: memberCodecs,
    words: { many: title, add: title, edit: title, emptyText: msg`Nobody yet` },
    list: { shape: 'whole', call: 'listMembers', columns: [] },
    form: {
      frame: 'wide',
      load: 'listMembers',
      create: 'setMembers',
      update: 'setMembers',
      fields: [picks('userIds', msg`Members`, 'person')],
      toBody: ({ userIds }: Pick<MembersDraft, 'userIds'>) => ({ holder, userIds }),
    },
    detail: null,
    actions: {},
  };
};

const NOWHERE = { parent: null, node: null };
const nothing = () => undefined;

/** The dialog that says who belongs to a record, and changes it. */
export function membersForm(holder: Holder, nameOf: (row: AnyRow) => string) {
  return function MembersForm({ row, onClose }: OpenedProps<AnyRow>) {
    const [resource] = useState(() => membersOf(holder, nameOf(row)));
    return <ResourceForm resource={resource} id={row.id} at={NOWHERE} onSaved={nothing} onClose={onClose} />;
  };
}
