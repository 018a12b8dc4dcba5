import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { lazyPart } from '@milepost/kit/lazy';
import { ACCOUNT_MAX_CHARS, REAL_NAME_MAX_CHARS, userCodecs } from '@milepost/openapi/domains/user';
import type { UserRow } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import { Download, Upload } from 'lucide';
import { createElement } from 'react';
import {
  relatedList,
  choice,
  choiceColumn,
  date,
  defineResource,
  description,
  dictionary,
  files,
  momentColumn,
  pair,
  pick,
  picks,
  section,
  sortCode,
  sortColumn,
  taskOfRows,
  text,
  textColumn,
} from '../../features/resource/index.ts';
import { dayText } from '../../i18n/officeDay.ts';
import { PersonName } from './PersonName.tsx';
import { rolesOfPeople } from './rolesOfPeople.ts';
import { bodyOf, emptied, problemsOf, typedOf } from './userDraft.ts';
import { userImpact } from './userImpact.ts';
import { waitingOf } from './waitingOf.ts';

const MALE = msg`Male`;
const FEMALE = msg`Female`;
const SECRET = msg`Secret`;
const STATES = { enabled: msg`Enabled`, locked: msg({ message: 'Locked', context: 'account' }), disabled: msg`Disabled` };
const TONES = { enabled: 'success', locked: 'warning', disabled: 'off' } as const;
/** Longest texts, in characters. @source admin §5 */
const SHORT = { maxChars: 50 };
const PHONE = { maxChars: 20, spellCheck: false };

const isLocked = (row: Pick<UserRow, 'state' | 'isLocked'>) => row.state === 'locked' || row.isLocked;

/** Positions and roles are those of the person's organisations. @source admin §7 */
const OF_ORGANIZATIONS = {
  parameters: { organizations: 'organizeIds' },
  disabled: { field: 'organizeIds', isFilled: false },
  help: msg`Those of the organisations chosen above`,
} as const;

/** A past day; the form holds it as text. */
const pastDay = (field: 'birthday' | 'entryDate', label: typeof MALE) => date(field, label, { max: () => dayText(systemClock.now()) });

/** People: who may sign in, and where they belong. @source admin §2–§7 */
export const users = defineResource({
  id: 'user',
  source: 'admin §2, §3, §5, §7',
  operations: userOperations,
  codecs: userCodecs,
  words: { many: msg`Users`, add: msg`New user`, edit: msg`Edit user`, emptyText: msg`No users yet` },
  list: {
    shape: 'paged',
    call: 'listUsers',
    exports: false,
    keyword: msg`Account, name or phone`,
    sidebar: { tree: 'department', label: msg`Organisations`, all: msg`All organisations`, filterParam: 'organizeId' },
    filters: [
      choice('gender', msg`Gender`, { 1: MALE, 2: FEMALE, 3: SECRET }),
      choice('enabledMark', msg`Status`, { 1: STATES.enabled, 2: STATES.locked, 0: STATES.disabled }),
    ],
    columns: [
      textColumn('account', msg`Account`, {
        isVerbatim: true,
        width: { flex: 2, minPx: 110, mostPx: 200 },
        narrow: 'meta',
        isSortable: true,
      }),
      textColumn('realName', msg({ message: 'Name', context: 'person' }), {
        isVerbatim: true,
        width: { flex: 2, minPx: 136 },
        narrow: 'title',
        isSortable: true,
        cell: (row) => createElement(PersonName, row as UserRow),
      }),
      choiceColumn('gender', msg`Gender`, { male: MALE, female: FEMALE, secret: SECRET }, { narrow: 'hidden' }),
      textColumn('mobilePhone', msg`Mobile phone`, { narrow: 'meta', isSortable: true }),
      textColumn('organize', msg`Organisation`, { width: { flex: 4, minPx: 180, mostPx: 220 } }),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      choiceColumn('state', msg`Status`, STATES, {
        tone: ({ state }) => TONES[state as keyof typeof TONES],
        narrow: 'status',
        pinned: 'end',
      }),
    ],
    order: { by: 'sortCode' },
    nameOf: ({ realName, account }) => `${realName}/${account}`,
  },
  form: {
    frame: 'page',
    load: 'getUser',
    create: 'createUser',
    update: 'updateUser',
    check: problemsOf,
    toDraft: typedOf,
    toBody: bodyOf,
    initial: ({ node }) => (node === null ? {} : { organizeIds: [node] }),
    fields: [
      section(
        msg`Account`,
        pair(
          text('account', msg`Account`, {
            required: true,
            maxChars: ACCOUNT_MAX_CHARS,
            spellCheck: false,
            disabled: { field: 'id', isFilled: true },
            help: msg`It is signed in with, and never changes`,
          }),
          text('realName', msg({ message: 'Name', context: 'person' }), {
            required: true,
            maxChars: REAL_NAME_MAX_CHARS,
            spellCheck: false,
          }),
        ),
        pair(
          choice('gender', msg`Gender`, { male: MALE, female: FEMALE, secret: SECRET }, { initial: 'secret', look: 'radio' }),
          choice('state', msg`Status`, STATES, { initial: 'enabled', required: true, look: 'radio' }),
        ),
        pair(text('mobilePhone', msg`Mobile phone`, PHONE), text('email', msg`E-mail`, { ...SHORT, spellCheck: false })),
        files('headIcon', msg`Picture`, { look: 'images', maximum: 1, place: 'userAvatar' }),
      ),
      section(
        msg`Organisation`,
        pair(
          picks('organizeIds', msg`Organisation`, 'organizationId', { required: true }),
          pick('managerId', msg`Direct manager`, 'person', {
            refuses: (value, read) =>
              value !== null && value === read('id') ? msg`Nobody is their own manager. Choose somebody else.` : null,
          }),
        ),
        pair(picks('positionIds', msg`Position`, 'position', OF_ORGANIZATIONS), picks('roleIds', msg`Role`, 'role', OF_ORGANIZATIONS)),
        pair(picks('groupIds', msg`Group`, 'group'), sortCode()),
        description(),
      ),
      section(
        msg`Personal details`,
        pair(
          choice('nation', msg`Nation`, dictionary('Nation', 'name')),
          choice('education', msg`Education`, dictionary('Education', 'name')),
        ),
        pair(
          choice('certificatesType', msg`Certificate type`, dictionary('certificateType', 'name')),
          text('certificatesNumber', msg`Certificate number`, { ...SHORT, spellCheck: false }),
        ),
        pair(pastDay('birthday', msg`Birthday`), pastDay('entryDate', msg`Entry date`)),
        pair(text('nativePlace', msg`Native place`, SHORT), text('landline', msg`Landline`, PHONE)),
        pair(text('telePhone', msg`Office phone`, PHONE), text('urgentContacts', msg`Emergency contact`, SHORT)),
        pair(text('urgentTelePhone', msg`Emergency phone`, PHONE), text('postalAddress', msg`Postal address`, { maxChars: 300 })),
      ),
    ],
  },
  actions: {
    several: [
      {
        id: 'move',
        label: msg`Move to…`,
        code: 'btn_edit',
        opens: taskOfRows(lazyPart(async () => (await import('./movePeople.ts')).movePeople)),
      },
      {
        id: 'roles',
        label: msg({ message: 'Roles…', context: 'people' }),
        code: 'btn_edit',
        opens: taskOfRows(rolesOfPeople),
      },
    ],
    toggle: 'setUserState',
    disableImpact: userImpact,
    enabledWhen: ({ state }) => state !== 'disabled',
    // A lock is no matter of the switch: whoever tried wrong passwords is let in by an action that says so.
    leaves: (row, isOn) => (isOn && isLocked(row) ? msg`Locked after wrong passwords: choose Unlock at the row` : null),
    remove: { call: 'removeUser', impact: userImpact },
    tools: [
      { id: 'import', label: msg`Import`, code: 'btn_add', icon: Upload, draft: 'import.users', opens: () => import('./ImportUsers.tsx') },
      { id: 'export', label: msg`Export`, code: 'btn_export', icon: Download, opens: () => import('./ExportUsers.tsx') },
    ],
    more: [
      {
        id: 'unlock',
        label: msg({ message: 'Unlock', context: 'account' }),
        code: 'btn_edit',
        when: isLocked,
        call: 'unlockUser',
        confirm: msg`The person can sign in again at once. Continue?`,
      },
      { id: 'reset', label: msg`Reset password`, code: 'btn_edit', opens: () => import('./ResetPassword.tsx') },
      { id: 'duplicate', label: msg`Duplicate`, code: 'btn_add', duplicates: emptied },
      // Who administers has every right there is.
      { id: 'rights', label: msg`Rights`, code: null, when: (row) => !row.isAdministrator, opens: () => import('./RightsOf.tsx') },
      relatedList({
        id: 'waiting',
        label: msg`Waiting work`,
        code: 'btn_remove',
        of: waitingOf,
      }),
    ],
  },
});
