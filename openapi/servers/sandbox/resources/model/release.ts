import { CODE } from '../../core/envelope.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { updateRow } from '../../core/rows.ts';
import { sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { refusedFor } from '../permitted-menu/refuse-right.ts';
import { followDesign } from './entry-rights.ts';
import { modelOf, releaseText } from './lay-out.ts';
import { refuseLate } from './seen-time.ts';
import { lostFields, type LostField } from './lost-values.ts';
import { entriesOf, missingPlaces, placesIn, putIntoMenu, type Terminal } from './menu-entry.ts';
import { designProblems, type ReleaseProblem } from './release-problems.ts';
import { MODEL_STATE, type Released } from './tables.ts';
import { keepVersion } from './version-table.ts';

/** A release of a design: what stands against it, then the design itself, then the menu. @reading R-695 */
export function releaseHandlers(world: World): Handlers<'releaseModel'> {
  const { store } = world;
  return {
    releaseModel: ({ path, body, language, caller }) => {
      const row = modelOf(world, path.id);
      const late = refuseLate(world, row, body.seenTime);
      if (late) return late;
      const web = body.pc === 1 ? placesIn(body.pcModuleParentId) : [];
      const app = body.app === 1 ? placesIn(body.appModuleParentId) : [];
      // Places are given by who keeps the menu.
      if (web.length + app.length > 0) requireMenuKeeper(world, caller);
      const problems = [
        ...designProblems(row),
        ...lostFields(store, row).map(lostProblem),
        ...missingPlaces(world, web).map((id) => noPlaceProblem('pcModuleParentId', id)),
        ...missingPlaces(world, app).map((id) => noPlaceProblem('appModuleParentId', id)),
        ...(body.pc === 1 && web.length === 0 && !isPlaced(world, row.id, 'Web') ? [placeRequired('pcModuleParentId')] : []),
        ...(body.app === 1 && app.length === 0 && !isPlaced(world, row.id, 'App') ? [placeRequired('appModuleParentId')] : []),
      ];
      const [first] = problems;
      if (first) return { code: CODE.refused, msg: first.message, data: { problems: problems.map((each) => inLanguage(language, each)) } };
      const time = Math.max(world.now(), row.lastModifyTime);
      const released = releaseText(row);
      keepVersion(world, row, { released, note: body.note ?? '', releaseTime: time }, caller);
      updateRow(store, 'model', row.id, {
        state: MODEL_STATE.released,
        released,
        releaseTime: time,
        lastModifyTime: time,
      });
      putIntoMenu(world, row, 'Web', web);
      putIntoMenu(world, row, 'App', app);
      const before = row.released === null ? null : (JSON.parse(row.released) as Released);
      return { msg: '发布成功', data: followDesign(world, row, before, body.follows === 1) };
    },
  };
}

const KEEPS_MENU = { page: 'system-menu', button: 'btn_add' } as const;

/** @throws Refusal where the caller may not put entries into the menu. @source designer §18 */
function requireMenuKeeper({ store, services }: World, caller: Caller | null): void {
  if (caller !== null && !services.may(caller, KEEPS_MENU)) throw refusedFor(store, KEEPS_MENU);
}

const isPlaced = (world: World, modelId: string, terminal: Terminal): boolean =>
  entriesOf(world, modelId).some(({ category }) => category === terminal);

/** @reading R-234 */
const lostProblem = ({ key, label, records }: LostField): ReleaseProblem => ({
  code: 'lostField',
  place: 'formData.fields',
  key,
  label,
  records,
  message: `字段“${label}”（${key}）在 ${records} 条记录中有值，请先在设计中停用该字段，再发布`,
});

const noPlaceProblem = (place: string, id: string): ReleaseProblem => ({
  code: 'noPlace',
  place,
  key: id,
  message: `菜单位置“${id}”不存在，可能已被删除，请重新选择后再发布`,
});

/** A menu a design is to go into, where it does not stand yet and nobody says where. @reading R-695 */
const placeRequired = (place: string): ReleaseProblem => ({
  code: 'noPlace',
  place,
  key: '',
  message: '请选择放在菜单的哪个位置，再发布',
});

/** The problem in a language; the places of its sentence hold names of the data. */
const inLanguage = (language: SentenceLanguage, problem: ReleaseProblem): ReleaseProblem => ({
  ...problem,
  message: sayIn(language, problem.message, 'names'),
});
