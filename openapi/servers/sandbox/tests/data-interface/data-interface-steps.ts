import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

/** For tests: a sandbox, an administrator and somebody without rights, and what they do with data interfaces. */
export type DataInterfaceSteps = Awaited<ReturnType<typeof startDataInterfaces>>;

/** Starts a sandbox of its own. Close `sandbox` when done. */
export async function startDataInterfaces() {
  const sandbox: Sandbox = await startForTest();
  const [admin, staff]: [Person, Person] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'staff')]);
  const categoryId = (await admin.data('listDataInterfaceTree'))[0]?.id ?? '';
  let serial = 0;

  /** A body that is fine, three fixed rows. */
  const draft = (more: object = {}) => ({
    fullName: '事故类型',
    enCode: `accident.kind${(serial += 1)}`,
    categoryId,
    dataType: 2,
    query: JSON.stringify([
      { id: '1', fullName: '追尾', level: 2 },
      { id: '2', fullName: '翻车', level: 3 },
      { id: '3', fullName: '护栏碰撞', level: 2 },
    ]),
    requestParameters: '[]',
    enabledMark: 1,
    sortCode: 500,
    ...more,
  });
  const idOf = async (enCode: string): Promise<string> => {
    const { list } = await admin.data('listDataInterfaces', { query: { keyword: enCode, pageSize: '500' } });
    const found = list.find((row) => row.enCode === enCode);
    if (!found) throw new Error(`no data interface ${enCode}`);
    return found.id;
  };
  return {
    sandbox,
    admin,
    staff,
    categoryId,
    draft,
    idOf,
    /** Makes a data interface and answers its id. */
    made: async (more: object = {}): Promise<string> => {
      const body = draft(more);
      const { code, msg } = await admin.call('createDataInterface', { body });
      if (code !== 200) throw new Error(`createDataInterface answered ${code} ${msg}`);
      return idOf(body.enCode);
    },
    record: (id: string) => admin.data('getDataInterface', { path: { id } }),
    /** Calls it as somebody who fills in a form does. */
    preview: (id: string, ...paramList: object[]) => staff.call('previewDataInterface', { path: { id }, body: { paramList } }),
    rows: (id: string, more: object = {}) => staff.data('listDataInterfaceRows', { path: { id }, body: rowsAsk(more) }),
  };
}

/** Question of a popup. */
export const rowsAsk = (more: object = {}) => ({
  propsValue: 'id',
  relationField: 'fullName',
  columnOptions: '',
  paramList: [],
  keyword: '',
  currentPage: 1,
  pageSize: 20,
  ...more,
});

/** A parameter of a data interface. */
export const parameter = (field: string, more: object = {}) => ({
  id: field,
  field,
  fieldName: field,
  defaultValue: '',
  dataType: 'varchar',
  required: 0,
  ...more,
});

/** Members that make a data interface one by SQL. */
export const bySql = (query: string, ...parameters: object[]) => ({ dataType: 1, query, requestParameters: JSON.stringify(parameters) });
