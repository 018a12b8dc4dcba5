import { hashPassword } from '@milepost/openapi/domains/oauth';
import { startSandbox } from '@milepost/openapi/servers/sandbox';

type Values = Readonly<Record<string, unknown>>;
interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: never;
}

interface Category {
  readonly id: string;
  readonly enCode: string;
  readonly children: readonly Category[] | null;
}
const idOfCategory = (all: readonly Category[], enCode: string): string | undefined =>
  all.flatMap((one) => (one.enCode === enCode ? [one.id] : (idOfCategory(one.children ?? [], enCode) ?? [])))[0];

/** Ways a record comes to a server: each answers the sentence it is refused with, empty where it is stored. */
export interface Doors {
  readonly create: (values: Values) => Promise<string>;
  readonly update: (values: Values) => Promise<string>;
  readonly link: (values: Values) => Promise<string>;
  readonly importOf: (row: Values) => Promise<string>;
  readonly count: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const ADMIN = { account: 'admin', password: hashPassword('Admin2026'), origin: 'password', jnpf_ticket: '', code: '', timestamp: '' };
/** Longer than forms of a link are counted. */
const STEP_MS = 61_000;

/** A sandbox with a released model of a design, a sound record, and an open link. */
export async function openDoors(fields: readonly unknown[], sound: Values): Promise<Doors> {
  let now = Date.parse('2026-11-20T09:00:00+08:00');
  const sandbox = await startSandbox({ port: 0, data: ':memory:', now: () => now });
  let token = '';
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: token }) };
    const answer = await fetch(`${sandbox.url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as Answer;
  };
  const must = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const { code, msg, data } = await ask(method, path, body);
    if (code !== 200) throw new Error(`${method} ${path} answered ${code} ${msg}`);
    return data as Data;
  };
  const signedIn = await fetch(`${sandbox.url}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams(ADMIN) });
  token = ((await signedIn.json()) as { data: { token: string } }).data.token;
  const { list } = await must<{ list: readonly Category[] }>('GET', 'system/DictionaryType');
  const dictionary = idOfCategory(list, 'fleet.use') ?? '';
  const formData = JSON.stringify({ fields }).replace('$DICTIONARY', dictionary);
  const selectKey = (fields as readonly { __vModel__?: string }[]).flatMap(({ __vModel__ }) => __vModel__ ?? []);
  const columnData = JSON.stringify({ columnList: [{ prop: 'name', label: '名称' }], uploaderTemplateJson: { selectKey, dataType: '1' } });
  const model = { fullName: '受检模型', enCode: 'judged', type: 1, webType: 2, category: '', state: 0, sortCode: 0, formData, columnData };
  const id = String(await must('POST', 'visualdev/Base', model));
  await must('POST', `visualdev/Base/${id}/Actions/Release`, { pc: 0, app: 0 });
  const { key } = await must<{ key: string }>('PUT', `visualdev/ShortLink/${id}`, { enabledMark: 1 });
  const base = `visualdev/OnlineDev/${id}`;
  const stored = String(await must('POST', base, { data: JSON.stringify(sound) }));
  const sentence = ({ code, msg }: Answer): string => (code === 200 ? '' : msg);
  return {
    create: async (values) => sentence(await ask('POST', base, { data: JSON.stringify(values) })),
    update: async (values) => sentence(await ask('PUT', `${base}/${stored}`, { id: stored, data: JSON.stringify(values) })),
    link: async (values) => {
      now += STEP_MS;
      return sentence(await ask('POST', `visualdev/ShortLink/${key}/Form`, { data: JSON.stringify(values) }));
    },
    importOf: async (row) => {
      // Cells of a sheet are named, as an export names them.
      const named = { ...row, state: row['state'] === 'a' ? '甲' : row['state'], kinds: Array.isArray(row['kinds']) ? '甲' : row['kinds'] };
      const rows = Array.isArray(row['rows'])
        ? row['rows'].map((one: Values) => ({ ...one, sort: one['sort'] === 'a' ? '甲' : one['sort'] }))
        : [];
      const outcome = await must<{ failResult: readonly { errorsInfo: string }[] }>('POST', `${base}/ImportData`, {
        list: [{ ...named, rows }],
      });
      return outcome.failResult[0]?.errorsInfo ?? '';
    },
    count: async () =>
      (await must<{ pagination: { total: number } }>('POST', `${base}/List`, { currentPage: 1, pageSize: 1 })).pagination.total,
    close: () => sandbox.close(),
  };
}
