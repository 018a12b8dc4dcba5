import { systemProblems } from '../../../../src/domains/menu/index.ts';
import { MSG } from '../../core/envelope.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { refuseProblems } from '../../core/words.ts';
import { requireOtherSystem, tellOpeners } from './guards.ts';
import { createSystems, type SystemStored } from './tables.ts';
import { menuWords } from './words.ts';

type Operations = 'listSystems' | 'createSystem' | 'getSystem' | 'updateSystem' | 'removeSystem';

/** @reading R-472 */
export function systemHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const systems = createSystems(store);
  const maintained = maintain(world, systems, {
    columnsOf,
    check: (row, before) => {
      if (before && row.enabledMark === 0) requireOtherSystem(store, row.id);
    },
  });
  return {
    listSystems: ({ query }) => {
      const { keyword, enabledMark } = query;
      const rows = systems.list(enabledMark ? { enabledMark: Number(enabledMark) } : {});
      return { data: { list: rows.filter((row) => matchesKeyword(keyword, row.fullName, row.enCode)).map(withoutCreation) } };
    },
    createSystem: (call) => {
      const answer = maintained.create(call);
      // Whoever adds a system goes there to fill it.
      const made = systems.list({ enCode: call.body.enCode })[0];
      if (made && call.caller)
        store.run('INSERT INTO user_system (userId, systemId, isCurrent) VALUES (?, ?, 0)', call.caller.userId, made.id);
      return answer;
    },
    getSystem: maintained.get,
    updateSystem: (call) => {
      const answer = maintained.update(call);
      tellOpeners(world, call.path.id);
      return answer;
    },
    removeSystem: ({ path }) => {
      systems.get(path.id);
      requireOtherSystem(store, path.id);
      store.run(
        'DELETE FROM user_system WHERE systemId = ? AND NOT EXISTS (SELECT 1 FROM menu WHERE menu.systemId = user_system.systemId)',
        path.id,
      );
      systems.remove(path.id);
      return { msg: MSG.removed };
    },
  };
}

function columnsOf(body: Call<'createSystem'>['body'], before: SystemStored | null) {
  const columns = { ...namedColumns(body, before), icon: body.icon ?? '' };
  refuseProblems(systemProblems(columns), menuWords);
  return columns;
}
