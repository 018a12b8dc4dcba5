import { at, listOf } from '../../model/schema.ts';
import { isSame } from '../judges/records.ts';
import { sharedId } from './person.ts';
import { findingUnless, type Scenario } from './steps.ts';

const RIGHTS = { systemIds: [], module: [], button: [], column: [], form: [], resource: [] };

/** Members and rights of a role the run has created. */
const roleRights: Scenario = async (steps) => {
  const { does, data } = steps;
  const id = await sharedId(steps, 'role');
  const userId = await sharedId(steps, 'user');
  const members = async () => listOf(at(await data('listMembers', { path: { id } }), 'ids'));
  await does('setMembers', { path: { id }, body: { objectType: 'Role', userIds: [userId] } }, async () =>
    findingUnless((await members()).includes(userId), 'data.ids of listMembers', `the person ${userId}`, await members()),
  );
  await does('setMembers', { path: { id }, body: { objectType: 'Role', userIds: [] } }, async () =>
    findingUnless((await members()).length === 0, 'data.ids of listMembers', 'nobody', await members()),
  );
  const systemIds = [await sharedId(steps, 'system')];
  const chosen = async () =>
    JSON.stringify(await data('listRoleRights', { path: { id }, body: { type: 'system', objectType: 'Role', moduleIds: '' } }));
  await does('setRoleRights', { path: { id }, body: { objectType: 'Role', ...RIGHTS, systemIds } }, async () =>
    findingUnless((await chosen()).includes(systemIds[0] ?? '-'), 'data of listRoleRights', `the system ${systemIds[0]}`, await chosen()),
  );
  await does('addRights', { body: { roleIds: [id], positionIds: [], userIds: [], ...RIGHTS, systemIds } });
  const organizeId = await sharedId(steps, 'organization');
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
      findingUnless(
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
  const moduleId = await sharedId(steps, 'menu');
  const fieldList = '[{"prop":"a","label":"a","visible":true,"width":null,"fixed":null}]';
  const shownOnes = async () => JSON.stringify(await data('getColumnSettings', { path: { id: moduleId } }));
  await does('setColumnSettings', { body: { moduleId, fieldList } }, async () =>
    findingUnless((await shownOnes()).includes('prop'), 'data of getColumnSettings', fieldList, await shownOnes()),
  );
  const model = await sharedId(steps, 'model');
  await does('releaseModel', { path: { id: model }, body: { pc: 0, app: 0, pcModuleParentId: null, appModuleParentId: null } });
  const printId = await sharedId(steps, 'printTemplate');
  await does('savePrintLog', { body: { printTitle: probe.tag, printNum: 2, printId } }, async () => {
    const logs = JSON.stringify(await data('listPrintLogs', { path: { id: printId } }));
    return findingUnless(logs.includes(probe.tag), 'data.list of listPrintLogs', `a line of ${probe.tag}`, logs);
  });
  const notice = await sharedId(steps, 'notice');
  const state = async () => at(await data('getNotice', { path: { id: notice } }), 'enabledMark');
  await does('releaseNotice', { path: { id: notice } }, async () =>
    findingUnless(isSame(await state(), 1) || (await state()) === undefined, 'data.enabledMark of getNotice', '1', await state()),
  );
  const config = await data('getSystemConfig');
  await does('updateSystemConfig', { body: config }, async () => {
    const now = await data('getSystemConfig');
    return findingUnless(isSame(config, now), 'data of getSystemConfig', 'as before', 'something else');
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
