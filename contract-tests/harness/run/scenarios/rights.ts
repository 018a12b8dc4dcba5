import { at, listOf } from '../../model/schema.ts';
import { isSame } from '../judges/records.ts';
import { keptId } from './person.ts';
import { unless, type Scenario } from './steps.ts';

const RIGHTS = { systemIds: [], module: [], button: [], column: [], form: [], resource: [] };

/** Members and rights of a role of the run's own. */
const roleRights: Scenario = async (steps) => {
  const { does, data } = steps;
  const id = await keptId(steps, 'role');
  const userId = await keptId(steps, 'user');
  const members = async () => listOf(at(await data('listMembers', { path: { id } }), 'ids'));
  await does('setMembers', { path: { id }, body: { objectType: 'Role', userIds: [userId] } }, async () =>
    unless((await members()).includes(userId), 'data.ids of listMembers', `the person ${userId}`, await members()),
  );
  await does('setMembers', { path: { id }, body: { objectType: 'Role', userIds: [] } }, async () =>
    unless((await members()).length === 0, 'data.ids of listMembers', 'nobody', await members()),
  );
  const systemIds = [await keptId(steps, 'system')];
  const chosen = async () =>
    JSON.stringify(await data('listRoleRights', { path: { id }, body: { type: 'system', objectType: 'Role', moduleIds: '' } }));
  await does('setRoleRights', { path: { id }, body: { objectType: 'Role', ...RIGHTS, systemIds } }, async () =>
    unless((await chosen()).includes(systemIds[0] ?? '-'), 'data of listRoleRights', `the system ${systemIds[0]}`, await chosen()),
  );
  await does('addRights', { body: { roleIds: [id], positionIds: [], userIds: [], ...RIGHTS, systemIds } });
  const organizeId = await keptId(steps, 'organization');
  const marks = {
    thisLayerSelect: 1,
    thisLayerAdd: 0,
    thisLayerEdit: 1,
    thisLayerDelete: 0,
    subLayerSelect: 1,
    subLayerAdd: 0,
    subLayerEdit: 0,
    subLayerDelete: 0,
  };
  const grade = async () => at(await data('getGrade', { query: { userId } }), 'orgAdminModel');
  await does(
    'saveGrade',
    { body: { userId, managerGroup: steps.probe.tag, orgAdminModel: [{ organizeId, ...marks }], systemIds: [], moduleIds: [] } },
    async () =>
      unless(
        JSON.stringify(await grade())?.includes(organizeId) === true,
        'data.orgAdminModel of getGrade',
        `the organization ${organizeId}`,
        await grade(),
      ),
  );
  await does('removeGrade', { path: { userId } });
};

/** Columns, releases, logs and settings that others read. */
const columnSettings: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const moduleId = await keptId(steps, 'menu');
  const fieldList = '[{"prop":"a","label":"a","visible":true,"width":null,"fixed":null}]';
  const shownOnes = async () => JSON.stringify(await data('getColumnSettings', { path: { id: moduleId } }));
  await does('setColumnSettings', { body: { moduleId, fieldList } }, async () =>
    unless((await shownOnes()).includes('prop'), 'data of getColumnSettings', fieldList, await shownOnes()),
  );
  const model = await keptId(steps, 'model');
  await does('releaseModel', { path: { id: model }, body: { pc: 0, app: 0, pcModuleParentId: null, appModuleParentId: null } });
  const printId = await keptId(steps, 'printTemplate');
  await does('savePrintLog', { body: { printTitle: probe.tag, printNum: 2, printId } }, async () => {
    const logs = JSON.stringify(await data('listPrintLogs', { path: { id: printId } }));
    return unless(logs.includes(probe.tag), 'data.list of listPrintLogs', `a line of ${probe.tag}`, logs);
  });
  const notice = await keptId(steps, 'notice');
  const state = async () => at(await data('getNotice', { path: { id: notice } }), 'enabledMark');
  await does('releaseNotice', { path: { id: notice } }, async () =>
    unless(isSame(await state(), 1) || (await state()) === undefined, 'data.enabledMark of getNotice', '1', await state()),
  );
  const config = await data('getSystemConfig');
  await does('updateSystemConfig', { body: config }, async () => {
    const now = await data('getSystemConfig');
    return unless(isSame(config, now), 'data of getSystemConfig', 'as before', 'something else');
  });
  const current = at(await data('getCurrentUser'), 'userInfo', 'portalId');
  const portal =
    typeof current === 'string' && current !== ''
      ? current
      : await steps.records.lookup.first('listPortals', {}, (row) => row['hasChildren'] === false);
  await does('setDefaultPortal', { path: { id: portal } });
};

/** Scenarios of this file, by the name the plan knows them by. */
export const RIGHTS_AND_SETTINGS = { roleRights, columnSettings };
