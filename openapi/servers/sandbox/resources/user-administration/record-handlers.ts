import { userCodecs, type UserDraft } from '../../../../src/domains/user/index.ts';
import { MSG } from '../../core/envelope.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { tellPeople } from '../authority/tell.ts';
import { knownDetails } from './details.ts';
import { readDirectory } from './directory.ts';
import { refuseFaults, requireDay } from './draft-faults.ts';
import { firstPassword } from './first-password.ts';
import { requireAdministrator, requireRank, requireAnotherPerson } from './guards.ts';
import { getPerson, organizeIdsOf, STATE } from './people.ts';
import { requirePortrait } from '../file/portrait.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { insertPerson, replacePerson } from './write-person.ts';

const STATE_NAMES = ['disabled', 'enabled', 'locked'] as const;

type Operations = 'createUser' | 'getUser' | 'updateUser';

/** One person: added, read, changed. */
export function recordHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  return {
    createUser: ({ body, caller }) => {
      const draft = tidied(userCodecs.createUser.body.decode(body));
      requireDays(body, draft);
      requirePortrait(world, draft.headIcon, '');
      refuseFaults(world, draft, null);
      requireRank(store, caller, null, draft.roleIds);
      insertPerson(world, draft, firstPassword(world));
      return { msg: MSG.created };
    },
    /** @reading R-432 */
    getUser: ({ path, caller }) => {
      if (path.id !== caller?.userId) world.services.require(caller, onPage('permission-user')('btn_edit'));
      return { data: recordOf(store, path.id) };
    },
    updateUser: ({ path, body, caller }) => {
      const before = getPerson(store, path.id);
      const sent = userCodecs.updateUser.body.decode(body);
      // A call that does not name the state must not enable anybody.
      const state = (body.enabledMark ?? null) === null ? (STATE_NAMES[before.enabledMark] ?? 'disabled') : sent.state;
      const draft = tidied({ ...sent, state });
      requireDays(body, draft);
      requirePortrait(world, draft.headIcon, before.headIcon ?? '');
      refuseFaults(world, draft, before.id);
      requireRank(store, caller, before, draft.roleIds);
      if (state !== 'enabled' && before.enabledMark === STATE.enabled) requireAnotherPerson(caller, before.id);
      const had = roleIdsOf(store, before.id);
      replacePerson(world, before.id, draft);
      requireAdministrator(store);
      // A person who got or lost a role reads their menu again. @reading R-471
      if (roleIdsOf(store, before.id) !== had) tellPeople(world, [before.id]);
      if (state !== 'enabled') world.services.endSessions(before.id, { code: 600, msg: '账号已被停用，请联系管理员' });
      return { msg: MSG.updated };
    },
  };
}

function requireDays(sent: { readonly birthday?: unknown; readonly entryDate?: unknown }, draft: UserDraft): void {
  requireDay('birthday', sent.birthday, draft.birthday);
  requireDay('entryDate', sent.entryDate, draft.entryDate);
}

/** The same organisation twice is one. */
const tidied = (draft: UserDraft): UserDraft => ({
  ...draft,
  organizeIds: [...new Set(draft.organizeIds)],
  positionIds: [...new Set(draft.positionIds)],
});

/** Ids of the roles of a person, in one text. */
const roleIdsOf = (store: Store, id: string): string =>
  store.one<{ ids: string | null }>('SELECT group_concat(roleId ORDER BY roleId) AS ids FROM user_role WHERE userId = ?', id)?.ids ?? '';

/** A person as the form reads one. */
export function recordOf(store: Store, id: string) {
  const person = getPerson(store, id);
  const directory = readDirectory(store);
  const organizeIds = organizeIdsOf(person);
  const kept = store.one<{ profile: string; lastModifyTime: number | null }>('SELECT profile, lastModifyTime FROM user WHERE id = ?', id);
  const joined = (sql: string): string => store.one<{ ids: string | null }>(sql, id)?.ids ?? '';
  return {
    id,
    account: person.account,
    realName: person.realName,
    organizeId: organizeIds.join(','),
    organizeIdTree: organizeIds.map((each) => [...directory.pathOf(each).ids]),
    managerId: person.managerId,
    positionId: joined('SELECT group_concat(positionId ORDER BY isDefault DESC, positionId) AS ids FROM user_position WHERE userId = ?'),
    roleId: joined('SELECT group_concat(roleId) AS ids FROM user_role WHERE userId = ?'),
    groupId: joined('SELECT group_concat(groupId) AS ids FROM user_group_member WHERE userId = ?'),
    gender: person.gender,
    enabledMark: person.enabledMark,
    mobilePhone: person.mobilePhone,
    sortCode: person.sortCode,
    description: person.description,
    ...knownDetails(kept?.profile ?? '{}'),
    lastModifyTime: kept?.lastModifyTime ?? null,
  };
}
