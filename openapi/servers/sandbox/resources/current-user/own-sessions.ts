import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { LOCAL_ADDRESS_NAME } from '../audit/log.ts';

type Operations = 'listOwnSessions' | 'endOwnSession' | 'endOtherSessions';

const [ON, OFF] = [1, 0] as const;
const BY_ONESELF = '您已在其他设备上退出此登录，请重新登录';
const ENDED = '已退出登录';

/** Open sessions of the person; each but the own one can be ended, which is told as an administrator's sign-out is. @reading R-284 */
export function ownSessionHandlers({ services }: World): Handlers<Operations> {
  const sessionsOf = (caller: Caller | null) =>
    services.openSessions(caller?.userId ?? '').map(({ tokenHash, creatorTime, ...session }) => ({
      ...session,
      ipAddressName: LOCAL_ADDRESS_NAME,
      loginTime: creatorTime,
      isCurrent: Buffer.compare(tokenHash, caller?.tokenHash ?? new Uint8Array()) === 0 ? ON : OFF,
    }));
  return {
    listOwnSessions: ({ caller }) => ({ data: sessionsOf(caller) }),
    endOwnSession: ({ path, caller }) => {
      const session = sessionsOf(caller).find(({ id }) => id === path.id);
      if (!session || !caller) throw new Refusal('该会话已结束，请刷新后重试');
      if (session.isCurrent === 1) throw new Refusal('这是当前会话，请使用退出登录');
      services.endSessions(caller.userId, { code: 601, msg: BY_ONESELF, onlyId: session.id });
      return { msg: ENDED };
    },
    endOtherSessions: ({ caller }) => {
      if (!caller) return { msg: MSG.done };
      services.endSessions(caller.userId, { code: 601, msg: BY_ONESELF, exceptTokenHash: caller.tokenHash });
      return { msg: ENDED };
    },
  };
}
