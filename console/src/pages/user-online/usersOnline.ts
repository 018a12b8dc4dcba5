import { msg } from '@lingui/core/macro';
import { monitorCodecs } from '@milepost/openapi/domains/monitor';
import { monitorOperations } from '@milepost/openapi/operations';
import { personName } from '../../data/personName.ts';
import { defineResource, momentColumn, personColumn, textColumn } from '../../features/resource/index.ts';

/** People with a session; whoever is signed out is told so. @source admin §2 @reading R-434 @reading R-635 */
export const usersOnline = defineResource({
  id: 'userOnline',
  source: 'admin §2',
  operations: monitorOperations,
  codecs: monitorCodecs,
  words: { many: msg`Users online`, add: msg`New session`, edit: msg`Edit session`, emptyText: msg`Nobody is signed in` },
  list: {
    shape: 'paged',
    call: 'listOnlineUsers',
    keyword: msg`Name or account`,
    columns: [
      personColumn('userName', msg`Person`, { narrow: 'title' }),
      textColumn('organize', msg`Organisation`, { narrow: 'meta' }),
      textColumn('loginIPAddress', msg`IP address`),
      textColumn('loginAddress', msg`Place`),
      textColumn('loginSystem', msg`System`, { narrow: 'hidden' }),
      textColumn('loginBrowser', msg`Browser`, { narrow: 'hidden' }),
      momentColumn('loginTime', msg`Signed in at`, { narrow: 'meta', isSortable: false }),
    ],
    nameOf: ({ userName }) => personName(userName),
  },
  actions: {
    removeBatch: {
      call: 'signOutUsers',
      code: 'btn_remove',
      label: msg`Sign out`,
      confirm: msg`All sessions of these people end at once, and what they have not saved is lost. Continue?`,
    },
    more: [
      {
        id: 'signOut',
        label: msg`Sign out`,
        code: 'btn_remove',
        tone: 'danger',
        call: 'signOutUser',
        confirm: msg`All sessions of this person end at once, and what they have not saved is lost. Continue?`,
      },
    ],
  },
});
