import { msg } from '@lingui/core/macro';
import { systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import type { Administrator } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import { defineSettings, picks } from '../../features/resource/index.ts';

/** People with every right, as a form of its own in a dialog over the settings: a save replaces them all. @source admin §7 @reading R-060 */
export const administrators = defineSettings({
  id: 'administrators',
  source: 'admin §7',
  operations: systemConfigOperations,
  codecs: systemConfigCodecs,
  title: msg`Super administrators`,
  load: 'listAdministrators',
  save: 'setAdministrators',
  form: {
    frame: 'dialog',
    fields: [
      picks('adminIds', msg`Super administrators`, 'person', {
        required: true,
        help: msg`They have every right. At least one of them has to be enabled.`,
      }),
    ],
    toDraft: (people: readonly Administrator[]) => ({ adminIds: people.map(({ id }) => id) }),
    warnings: async ({ adminIds }, { ownId, changed }) =>
      changed.length === 0 || adminIds.includes(ownId)
        ? []
        : [msg`You are not among them any more, so you lose every right you have not by a role.`],
  },
});
