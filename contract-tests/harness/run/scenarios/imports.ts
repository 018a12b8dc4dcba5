import { IMPORT_OPERATIONS, type ImportOperations } from '../../plan/families/imports.ts';
import { factsOf } from '../../model/facts.ts';
import { at, textOf, type Json } from '../../model/schema.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { forgetRecords, template } from './records.ts';
import type { Steps } from './steps.ts';

type Path = Readonly<Record<string, string>>;

/** Import of one kind of rows from a spreadsheet. */
export interface Import extends ImportOperations {
  /** Path of the calls. */
  readonly path: (steps: Steps) => Promise<Path>;
  /** Valid row with the mark of the run in its name. */
  readonly good: (steps: Steps, mark: string) => Promise<Json>;
  /** Removes every record an import of this run has created. */
  readonly forget: (steps: Steps, path: Path) => Promise<void>;
}

const USERS: Import = {
  ...IMPORT_OPERATIONS.users,
  path: async () => ({}),
  good: async (_, mark) => ({
    ...Object(at(factsOf('importUsers').requests[0], 'list', 0)),
    account: mark,
    realName: mark,
    mobilePhone: '',
    managerId: '',
  }),
  forget: async ({ probe }) => {
    const { data } = await probe.ask('listUsers', { query: { keyword: probe.tag, pageSize: '500' } });
    const imported = rowsOf(factsOf('listUsers'), data).filter((row) => textOf(row['account']) === textOf(row['realName']).split('/')[0]);
    for (const id of imported.map(idOf)) {
      probe.own(id, { operation: 'removeUser', path: { id } });
      if ((await probe.ask('removeUser', { path: { id } })).isGood) probe.disown(id);
    }
  },
};

const RECORDS: Import = {
  ...IMPORT_OPERATIONS.records,
  path: async (steps) => ({ id: (await template(steps)).id }),
  good: async (steps, mark) => {
    const { values, name } = await template(steps);
    return { ...values, [name]: mark };
  },
  forget: (steps, { id = '' }) => forgetRecords(steps, id),
};

/** The same records by the name of their module. @reading R-984 */
const ROWS: Import = {
  ...IMPORT_OPERATIONS.moduleRows,
  path: async (steps) => ({ module: textOf(at(await steps.data('getModel', { path: { id: (await template(steps)).id } }), 'enCode')) }),
  good: RECORDS.good,
  forget: async (steps) => forgetRecords(steps, (await template(steps)).id),
};

/** Imports of the description. */
export const IMPORTS: readonly Import[] = [USERS, RECORDS, ROWS];
