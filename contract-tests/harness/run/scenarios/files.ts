import { createHash } from 'node:crypto';
import { factsOf } from '../../model/facts.ts';
import { RESOURCES, resourceOf } from '../../model/resources.ts';
import { at, isJson, textOf } from '../../model/schema.ts';
import { NotRun } from '../../model/stop.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { sumFindings } from '../judges/imports.ts';
import { fileBehind, forgetRecords, template } from './records.ts';
import { findingUnless, type Scenario, type Steps } from './steps.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Upload of a file, and its download. */
const fileUpload: Scenario = async ({ does, data, probe }) => {
  const content = `${probe.tag} 契约 "'<>&`;
  await does('uploadFile', { path: { type: 'annex' }, file: { name: `${probe.tag} #中文.txt`, text: content } }, async (asked) => {
    const link = await data('createDownloadLink', { path: { type: 'annex', fileId: textOf(at(asked.data, 'name')) } });
    const came = text(await fileBehind({ probe }, link));
    return findingUnless(came === content, 'the file', content, came);
  });
};

/** Export of a record, its file with another mark, and the import of it. */
const exportAndImport =
  (
    resource: string,
    exported: string,
    imported: string,
    extension: string,
    path: (steps: Steps) => Promise<Record<string, string>> = async () => ({}),
  ): Scenario =>
  async (steps) => {
    const { records, probe, does, data } = steps;
    const found = RESOURCES.find(({ name }) => name === resource);
    if (!found || found.list === null) return;
    const created = await records.make(found);
    const file = text(await fileBehind(steps, await data(exported, { path: { id: created.id } })));
    await records.remove(created);
    await does(imported, { path: await path(steps), file: { name: `${probe.tag}.${extension}`, text: file } }, async () => {
      const row = await records.row(found, created.mark);
      if (!row) return findingUnless(false, 'data.list', `the record ${created.mark}`, 'no such row');
      const id = idOf(row);
      probe.own(id, found.remove === null ? null : { operation: found.remove, path: records.path(found, id) });
      await records.remove({ ...created, id });
      return [];
    });
  };

const CHUNK = 5_242_880;

/** Upload of a file in one chunk: state, chunk, merge, download. */
const chunkUpload: Scenario = async ({ does, data, probe }) => {
  const content = `${probe.tag} ${'0123456789'.repeat(20)}`;
  const identifier = createHash('md5').update(content).digest('hex');
  const size = String(Buffer.byteLength(content));
  const filename = `${probe.tag}.txt`;
  const asked = {
    chunkNumber: '1',
    chunkSize: String(CHUNK),
    currentChunkSize: size,
    totalSize: size,
    totalChunks: '1',
    identifier,
    filename,
    relativePath: filename,
    fileType: 'text/plain',
    extension: 'txt',
  };
  await does('checkChunk', { query: asked }, ({ data: state }) =>
    findingUnless(at(state, 'uploaded') !== true, 'data.uploaded', 'not before anything was sent', at(state, 'uploaded')),
  );
  await does('uploadChunk', { fields: asked, file: { name: filename, text: content } });
  const merge = {
    identifier,
    fileName: filename,
    fileSize: Number(size),
    fileType: 'text/plain',
    extension: 'txt',
    type: 'annex',
    pathType: 'defaultPath',
    isAccount: 0,
    folder: '',
  };
  await does('mergeChunks', { body: merge }, async (stored) => {
    const link = await data('createDownloadLink', { path: { type: 'annex', fileId: textOf(at(stored.data, 'name')) } });
    const came = text(await fileBehind({ probe }, link));
    return findingUnless(came === content, 'the file', `${size} bytes as they were sent`, `${came.length} characters`);
  });
};

/** Import of people from a spreadsheet. */
const userImport: Scenario = async (steps) => {
  const { does, probe, records } = steps;
  const link = await does('downloadUserTemplate');
  const bytes = await fileBehind(steps, link.data);
  const stored = await does('uploadUserImportFile', { file: { name: `${probe.tag}.xlsx`, text: probe.tag, bytes } });
  await does('previewUserImport', { query: { fileName: textOf(at(stored.data, 'name')) } }, ({ data }) =>
    findingUnless(isJson(data), 'data', 'the rows', data),
  );
  const row = {
    ...Object(at(factsOf('importUsers').requests[0], 'list', 0)),
    account: `${probe.tag}imp`,
    realName: probe.name(),
    mobilePhone: '',
    managerId: '',
  };
  await does('importUsers', { body: { list: [row] } }, ({ data }) => {
    const sum = Number(at(data, 'snum')) + Number(at(data, 'fnum'));
    return findingUnless(sum === 1, 'data.snum + data.fnum', '1', sum);
  });
  await does('exportUserImportErrors', { body: { list: [{ ...row, errorsInfo: '账号已存在' }] } });
  const { data } = await probe.ask('listUsers', { query: { keyword: probe.tag, pageSize: '500' } });
  for (const id of rowsOf(factsOf('listUsers'), data)
    .filter((each) => textOf(each['account']) === row.account)
    .map(idOf)) {
    probe.own(id, { operation: 'removeUser', path: { id } });
    await probe.ask('removeUser', { path: { id } });
    probe.disown(id);
  }
  void records;
};

/** Import of rows of a module: a designed model, by its code. @reading R-984 */
const rowImport: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const { id, values, name } = await template(steps);
  const module = textOf(at(await data('getModel', { path: { id } }), 'enCode'));
  const link = await does('downloadImportTemplate', { path: { module } });
  const bytes = await fileBehind(steps, link.data);
  const stored = await does('uploadImportFile', { path: { module }, file: { name: `${probe.tag}.xlsx`, text: probe.tag, bytes } });
  await does('previewImport', { path: { module }, query: { fileName: textOf(at(stored.data, 'name')) } }, (asked) =>
    findingUnless(Array.isArray(at(asked.data, 'dataRow')), 'data.dataRow', 'the rows', asked.data),
  );
  const row = { ...values, [name]: probe.name() };
  await does('importRows', { path: { module }, body: { list: [row] } }, (asked) => sumFindings(asked.data, 1));
  await does('exportImportErrors', { path: { module }, body: { list: [{ ...row, errorsInfo: '名称不能为空' }] } });
  await forgetRecords(steps, id);
};

/** Restoring an earlier version of a print template. @reading R-702 */
const printTemplateVersions: Scenario = async ({ does, data, probe, records }) => {
  const created = await records.make(resourceOf('createPrintTemplate') ?? missing());
  const { id } = created;
  const read = () => data('getPrintTemplate', { path: { id } });
  const before = Object(await read());
  await data('updatePrintTemplate', { path: { id }, body: { ...before, printTemplate: `<p>${probe.name()}</p>` } });
  const listed = rowsOf(factsOf('listPrintTemplateVersions'), await data('listPrintTemplateVersions', { path: { id } }));
  // A server that lists versions of others gets none of them touched.
  const saves = listed.filter((row) => textOf(row['printId']) === id);
  for (const each of saves) probe.own(idOf(each), null);
  const [newest, oldest] = [saves[0], saves.at(-1)];
  if (!newest || !oldest || newest === oldest) throw new NotRun('a template that was changed has no two versions');
  await does('restorePrintTemplateVersion', { path: { id: idOf(oldest) }, body: { currentId: idOf(newest) } }, async () => {
    const now = at(await read(), 'printTemplate');
    return findingUnless(now === before.printTemplate, 'data.printTemplate of getPrintTemplate', textOf(before.printTemplate), now);
  });
  await records.remove(created);
  for (const each of saves) probe.disown(idOf(each));
};

/** Taking an earlier release of a model back into its draft, and the draft back to what is released. @reading R-268 */
const modelVersions: Scenario = async ({ does, data, probe, records }) => {
  const created = await records.make(resourceOf('createModel') ?? missing());
  const { id } = created;
  const read = () => data('getModel', { path: { id } });
  const release = () => data('releaseModel', { path: { id }, body: { pc: 0, app: 0, pcModuleParentId: null, appModuleParentId: null } });
  await release();
  const first = Object(await read());
  const { seenTime: _seen, ...body } = Object(factsOf('updateModel').requests[0]);
  const changed = { ...body, ...first, fullName: probe.name() };
  await data('updateModel', { path: { id }, body: changed });
  await release();
  const listed = rowsOf(factsOf('listModelVersions'), await data('listModelVersions', { path: { id } }));
  // A server that lists versions of others gets none of them touched.
  const releases = listed.filter((row) => textOf(row['modelId']) === id);
  for (const each of releases) probe.own(idOf(each), null);
  const [newest, oldest] = [releases[0], releases.at(-1)];
  if (!newest || !oldest || newest === oldest) throw new NotRun('a model that was released twice has no two versions');
  const isNamed = async (name: unknown) => {
    const now = at(await read(), 'fullName');
    return findingUnless(now === name, 'data.fullName of getModel', textOf(name), now);
  };
  await does('restoreModelVersion', { path: { id: idOf(oldest) }, body: { seenId: idOf(newest) } }, () => isNamed(first.fullName));
  await does('rollbackModel', { path: { id } }, () => isNamed(changed.fullName));
  await records.remove(created);
  for (const each of releases) probe.disown(idOf(each));
};

function missing(): never {
  throw new NotRun('the description has no call that makes it');
}

/** Scenarios of this file, by the name the plan knows them by. */
export const FILES = {
  fileUpload,
  chunkUpload,
  importDictionary: exportAndImport('dictionaryCategory', 'exportDictionaryCategory', 'importDictionary', 'bdd'),
  importBillRule: exportAndImport('billRule', 'exportBillRule', 'importBillRule', 'bb'),
  importDataInterface: exportAndImport('dataInterface', 'exportDataInterface', 'importDataInterface', 'bd'),
  importMenu: exportAndImport('menu', 'exportMenu', 'importMenu', 'bm', async ({ records }) => ({
    systemId: records.lookup.createdId('system'),
  })),
  importPrintTemplate: exportAndImport('printTemplate', 'exportPrintTemplate', 'importPrintTemplate', 'bp'),
  importModel: exportAndImport('model', 'exportModelDesign', 'importModel', 'vdd'),
  modelVersions,
  printTemplateVersions,
  userImport,
  rowImport,
};
