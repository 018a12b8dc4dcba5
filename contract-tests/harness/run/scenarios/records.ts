import { at, isJson, listOf, textOf, type Json } from '../../model/schema.ts';
import { factsOf } from '../../model/facts.ts';
import { NotRun } from '../../model/stop.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { sharedId } from './person.ts';
import { findingUnless, type Scenario, type Steps } from './steps.ts';

/** First page of a list of records, as a page asks for it. */
export const PAGE = { currentPage: 1, pageSize: 20, sidx: '', sort: 'desc', menuId: '', queryJson: '', superQueryJson: '' };
const parse = (text: unknown): Json => {
  const value: unknown = JSON.parse(textOf(text) || '{}');
  return isJson(value) ? value : {};
};

/** Released model with records: its id, the values of one record, and the member that holds its name. */
export async function template({ data, records, probe }: Steps): Promise<{ id: string; values: Json; name: string }> {
  const id = await records.lookup.first(
    'listModels',
    { query: { type: '1', pageSize: '500' } },
    (row) => row['isRelease'] === 1 && row['webType'] === 2,
  );
  const row = await records.lookup.first('listRecords', { path: { id }, body: PAGE });
  const values = parse(at(await data('getRecord', { path: { id, recordId: row } }), 'data'));
  const name =
    ['name', 'title', 'F_Title'].find((each) => typeof values[each] === 'string') ??
    Object.keys(values).find((each) => /[\u4e00-\u9fff]/.test(textOf(values[each])));
  if (name === undefined) throw new NotRun(`no record of the model ${id} has a text that could carry ${probe.tag}`);
  return { id, values, name };
}

const recordLifecycle: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const { id, values, name } = await template(steps);
  const read = async (recordId: string) => parse(at(await data('getRecord', { path: { id, recordId } }), 'data'));
  const make = async (): Promise<string> => {
    const mark = probe.name();
    const answer = await does('createRecord', {
      path: { id },
      body: { data: JSON.stringify({ ...values, [name]: mark }), status: 0, flowId: null },
    });
    const recordId = textOf(answer.data) || textOf(at(answer.data, 'id'));
    if (recordId === '') throw new NotRun('createRecord answered no id');
    probe.own(recordId, { operation: 'removeRecord', path: { id, recordId } });
    const now = await read(recordId);
    probe.ledger.judge(
      'L3',
      factsOf('getRecord'),
      findingUnless(now[name] === mark, `data.${name} (id ${recordId})`, mark, now[name]),
      answer.evidence,
    );
    const list = await probe.ask('listRecords', { path: { id }, body: { ...PAGE, pageSize: 500 } });
    probe.ledger.judge(
      'L2',
      factsOf('listRecords'),
      findingUnless(
        rowsOf(factsOf('listRecords'), list.data).some((row) => idOf(row) === recordId),
        'data.list',
        `the record ${recordId}`,
        'no such row',
      ),
      list.evidence,
    );
    return recordId;
  };
  const [first, second, third] = [await make(), await make(), await make()];
  const changed = probe.name();
  await does(
    'updateRecord',
    { path: { id, recordId: first }, body: { id: first, data: JSON.stringify({ ...values, [name]: changed }) } },
    async () => {
      const now = await read(first);
      return findingUnless(now[name] === changed, `data.${name} (id ${first})`, changed, now[name]);
    },
  );
  const isGone = async (recordId: string) => {
    const after = await probe.ask('getRecord', { path: { id, recordId } });
    probe.ledger.judge(
      'L10',
      factsOf('getRecord'),
      findingUnless(!after.isGood, 'code', 'a refusal', `200 for the deleted id ${recordId}`),
      after.evidence,
    );
    return findingUnless(!after.isGood, 'code of getRecord', 'a refusal', after.code);
  };
  await does('removeRecord', { path: { id, recordId: first } }, () => isGone(first));
  await does('removeRecords', { path: { id }, body: { ids: [second, third] } }, async () => [
    ...(await isGone(second)),
    ...(await isGone(third)),
  ]);
  for (const each of [first, second, third]) probe.disown(each);
  await forgetRecords(steps, id);
};

/** Removes every record of this run from the list of a model. */
export async function forgetRecords({ probe }: Pick<Steps, 'probe'>, id: string): Promise<void> {
  const { data } = await probe.ask('listRecords', { path: { id }, body: { ...PAGE, pageSize: 500 } });
  for (const row of rowsOf(factsOf('listRecords'), data).filter((each) => JSON.stringify(each).includes(probe.tag))) {
    const recordId = idOf(row);
    probe.own(recordId, { operation: 'removeRecord', path: { id, recordId } });
    if ((await probe.ask('removeRecord', { path: { id, recordId } })).isGood) probe.disown(recordId);
  }
}

/** Import of records: template, upload, preview, execution, failed rows. */
const recordImport: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const { id, values, name } = await template(steps);
  const link = await does('downloadRecordImportTemplate', { path: { id } });
  const bytes = await fileBehind(steps, link.data);
  const stored = await does('uploadRecordImportFile', { file: { name: `${probe.tag}.xlsx`, text: probe.tag, bytes } });
  const fileName = textOf(at(stored.data, 'name'));
  await does('previewRecordImport', { path: { id }, query: { fileName } }, (asked) =>
    findingUnless(
      isJson(asked.data) && ('headerRow' in asked.data || 'dataRow' in asked.data),
      'data',
      'headerRow and dataRow',
      asked.data,
    ),
  );
  const mark = probe.name();
  const rows = [{ ...values, [name]: mark }];
  const done = await does('importRecords', { path: { id }, body: { list: rows, flowId: null } }, (asked) => {
    const sum = Number(at(asked.data, 'snum')) + Number(at(asked.data, 'fnum'));
    return findingUnless(sum === rows.length, 'data.snum + data.fnum', String(rows.length), sum);
  });
  const failed = listOf(at(done.data, 'failResult'));
  await does('exportRecordImportErrors', {
    path: { id },
    body: { list: failed.length > 0 ? failed : [{ ...rows[0], errorsInfo: '名称不能为空' }] },
  });
  const list = rowsOf(factsOf('listRecords'), await data('listRecords', { path: { id }, body: { ...PAGE, pageSize: 500, keyword: mark } }));
  for (const recordId of list.filter((row) => JSON.stringify(row).includes(mark)).map(idOf)) {
    probe.own(recordId, { operation: 'removeRecord', path: { id, recordId } });
    await probe.ask('removeRecord', { path: { id, recordId } });
    probe.disown(recordId);
  }
};

/** Options of a control that the design holds. */
const optionsOf = (control: unknown): readonly unknown[] => {
  const slot = listOf(at(control, '__slot__', 'options'));
  return slot.length > 0 ? slot : listOf(at(control, 'options'));
};

/** Value of a control: its first option where it has some, several of them where it takes a list. */
function valueFor(control: unknown, words: string): unknown {
  const [first] = optionsOf(control);
  if (first === undefined) return words;
  const id = at(first, textOf(at(control, '__config__', 'props', 'value')) || 'id');
  return textOf(at(control, '__config__', 'jnpfKey')) === 'checkbox' || at(control, 'multiple') === true ? [id] : id;
}

/** Values for the text controls and the required controls of a form, nested ones included. */
const filledIn = (controls: unknown, words: string): Json =>
  Object.fromEntries(
    listOf(controls).flatMap((control): [string, unknown][] => {
      const config = at(control, '__config__');
      const field = textOf(at(control, '__vModel__'));
      const kind = textOf(at(config, 'jnpfKey'));
      if (field === '') return Object.entries(filledIn(at(config, 'children'), words));
      const isFilledIn = at(config, 'required') === true || TEXTS.includes(kind);
      return isFilledIn && kind !== 'table' ? [[field, valueFor(control, words)]] : [];
    }),
  );
const TEXTS = ['comInput', 'input', 'textarea'];

/** Form of a short link, filled in without a session. */
const shortLink: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const id = await sharedId(steps, 'model');
  await data('releaseModel', { path: { id }, body: { pc: 0, app: 0, pcModuleParentId: null, appModuleParentId: null } });
  await does('updateShortLink', { path: { id }, body: { enabledMark: 1, isRenewed: 0 } }, ({ data: link }) =>
    findingUnless(textOf(at(link, 'key')) !== '', 'data.key', 'a key', link),
  );
  const key = textOf(at(await data('getShortLink', { path: { id } }), 'key'));
  const form = await does('getShortLinkForm', { path: { key } }, ({ data: shown }) =>
    findingUnless(textOf(at(shown, 'formData')) !== '', 'data.formData', 'a form', shown),
  );
  const values = filledIn(parse(at(form.data, 'formData'))['fields'], probe.tag);
  await does('submitShortLinkForm', { path: { key }, body: { data: JSON.stringify(values) } });
  for (const recordId of rowsOf(factsOf('listRecords'), await data('listRecords', { path: { id }, body: PAGE })).map(idOf)) {
    probe.own(recordId, { operation: 'removeRecord', path: { id, recordId } }); // the model is one of this run
    await probe.ask('removeRecord', { path: { id, recordId } });
    probe.disown(recordId);
  }
  await does('updateShortLink', { path: { id }, body: { enabledMark: 0, isRenewed: 0 } }, async () => {
    const closed = await probe.ask('getShortLinkForm', { path: { key } }, 'nobody');
    return findingUnless(!closed.isGood, 'code of getShortLinkForm', 'a refusal after it was closed', closed.code);
  });
};

/** Bytes behind the address an export answered. */
export async function fileBehind({ probe }: Pick<Steps, 'probe'>, link: unknown): Promise<Uint8Array> {
  const query = Object.fromEntries(new URL(textOf(at(link, 'url')), 'http://path.invalid').searchParams);
  const { answer } = await probe.ask('downloadFile', { query });
  return answer.bytes ?? new Uint8Array();
}

/** Scenarios of this file, by the name the plan knows them by. */
export const RECORDS = { recordLifecycle, recordImport, shortLink };
