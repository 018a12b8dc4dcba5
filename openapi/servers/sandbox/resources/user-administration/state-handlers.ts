import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { isUsable, md5Hex, SALT_BYTES, storePassword } from '../current-user/password.ts';
import { requireAdministrator, requireRank, requireAnotherPerson } from './guards.ts';
import { getPerson, STATE } from './people.ts';

type Operations = 'removeUser' | 'setUserState' | 'unlockUser' | 'resetUserPassword';

/** Handlers that end or give back the right to sign in. */
export function stateHandlers(world: World): Handlers<Operations> {
  const { store, services } = world;
  const remember = (id: string, change: string, ...values: (string | number | null | Uint8Array)[]): void => {
    store.run(`UPDATE user SET ${change}, lastModifyTime = ? WHERE id = ?`, ...values, world.now(), id);
  };

  return {
    removeUser: ({ path, caller }) => {
      const person = getPerson(store, path.id);
      requireAnotherPerson(caller, person.id);
      requireRank(store, caller, person);
      if (store.one('SELECT id FROM organization WHERE managerId = ?', person.id))
        throw new Refusal('该用户是部门主管，无法删除，请先更换部门主管');
      services.endSessions(person.id, { code: 600, msg: '账号已被删除，请联系管理员' });
      services.forgetTries(person.account);
      store.run('UPDATE user SET managerId = NULL WHERE managerId = ?', person.id);
      removeRow(world, person.id);
      requireAdministrator(store);
      return { msg: MSG.removed };
    },
    setUserState: ({ path, caller }) => {
      const person = getPerson(store, path.id);
      const next = person.enabledMark === STATE.disabled ? STATE.enabled : STATE.disabled;
      if (next === STATE.disabled) requireAnotherPerson(caller, person.id);
      requireRank(store, caller, person);
      remember(person.id, 'enabledMark = ?, unlockTime = NULL', next);
      requireAdministrator(store);
      if (next === STATE.disabled) services.endSessions(person.id, { code: 600, msg: '账号已被禁用，请联系管理员' });
      return { msg: MSG.done };
    },
    /** @reading R-110 */
    unlockUser: ({ path, caller }) => {
      const person = getPerson(store, path.id);
      requireRank(store, caller, person);
      const wasCounted = services.forgetTries(person.account);
      const isPaused = person.unlockTime !== null && person.unlockTime > world.now();
      if (person.enabledMark !== STATE.locked && !isPaused && !wasCounted) throw new Refusal('该用户未被锁定');
      remember(person.id, 'enabledMark = ?, unlockTime = NULL', person.enabledMark === STATE.locked ? STATE.enabled : person.enabledMark);
      return { msg: '解锁成功' };
    },
    /** @reading R-109 */
    resetUserPassword: ({ path, body, caller }) => {
      const person = getPerson(store, path.id);
      requireRank(store, caller, person);
      if (body.userPassword !== body.validatePassword) throw new Refusal('两次输入的密码不一致，请重新输入');
      if (body.userPassword === md5Hex('')) throw new Refusal('新密码不能为空');
      if (!isUsable(body.userPassword)) throw new Refusal('新密码格式不正确，请刷新页面后重试');
      const { passwordSalt, passwordKey } = storePassword(body.userPassword, world.random(SALT_BYTES));
      remember(person.id, 'passwordSalt = ?, passwordKey = ?, changePasswordDate = NULL, unlockTime = NULL', passwordSalt, passwordKey);
      services.forgetTries(person.account);
      services.forgetBrowsers(person.id);
      services.endSessions(person.id, { code: 600, msg: '密码已被重置，请重新登录' });
      return { msg: '重置密码成功' };
    },
  };
}

/** Number of SQLite's refusal to leave a row without the one it names. */
const FOREIGN_KEY = 787;

/** @throws Refusal when rows of other modules still name the person */
function removeRow({ store }: World, id: string): void {
  try {
    store.run('DELETE FROM user WHERE id = ?', id);
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === FOREIGN_KEY)
      throw new Refusal('该用户仍有业务数据，无法删除，可改为禁用');
    throw error;
  }
}
