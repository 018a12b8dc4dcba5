import { userCodecs } from '../../../../../src/domains/user/index.ts';
import { officeDay } from '../../../../../src/wire/index.ts';
import { Refusal } from '../../../core/failure.ts';
import { requireOverwriting } from '../../../core/file-import.ts';
import type { Handlers, World } from '../../../core/handlers.ts';
import { pageOf } from '../../../core/paging.ts';
import { writeTemplate } from '../../../core/spreadsheet/write-template.ts';
import { notesIn } from '../../../sentences/sayIn.ts';
import { readDirectory } from '../directory.ts';
import { filteredPeople } from '../list-handlers.ts';
import { onPage } from '../../permitted-menu/pages.ts';
import { cellsOf, columnsOf, failedSheetOf, sheetOf } from './cells.ts';
import { existingPeople, importPeople, personNotes } from './import.ts';
import { peopleTemplate } from './template.ts';
import { keepUpload, MAX_ROWS, previewUpload, tooManyRows } from './upload.ts';

/** @source admin §9 */
const MAX_EXPORTED = 10_000;
type Operations =
  | 'exportUsers'
  | 'downloadUserTemplate'
  | 'uploadUserImportFile'
  | 'previewUserImport'
  | 'importUsers'
  | 'exportUserImportErrors';

/** People into spreadsheets and out of them. */
export function transferHandlers(world: World): Handlers<Operations> {
  const { store, services } = world;
  return {
    exportUsers: ({ query }) => {
      const directory = readDirectory(store);
      const columns = columnsOf(query.selectKey);
      const found = filteredPeople(store, directory, query);
      const people = query.dataType === '1' ? found : pageOf(found, query).list;
      if (people.length > MAX_EXPORTED) throw new Refusal(`一次最多导出${MAX_EXPORTED}条数据，请缩小范围后重试`);
      const rows = people.map((person) => cellsOf(store, directory, person));
      return { data: services.offerDownload(`用户信息_${dayOf(world.now())}.xlsx`, sheetOf(columns, rows)) };
    },
    downloadUserTemplate: () => ({
      data: services.offerDownload('用户导入模板.xlsx', writeTemplate('用户信息', peopleTemplate(store, readDirectory(store)))),
    }),
    uploadUserImportFile: ({ body, caller }) => {
      const name = keepUpload(world, caller, body.file);
      return { data: { name, url: `/api/file/Image/temporary/${name}` } };
    },
    previewUserImport: ({ query, caller, language }) => {
      const { dataRow, rowNumbers, cellNotes } = previewUpload(world, caller, query.fileName, query.headings);
      const { rows } = userCodecs.importUsers.body.decode({ list: dataRow });
      const notes = personNotes(world, caller, rows, cellNotes, query.onConflict);
      return {
        data: { dataRow, rowNumbers, cellNotes: notesIn(language, [...cellNotes, ...notes]), existing: existingPeople(world, rows) },
      };
    },
    importUsers: ({ body, query, caller, language }) => {
      const { rows } = userCodecs.importUsers.body.decode(body);
      requireRows(rows);
      requireOverwriting(world, caller, query.onConflict, onPage('permission-user')('btn_edit'));
      return { data: importPeople(world, caller, rows, { conflict: query.onConflict, language }) };
    },
    exportUserImportErrors: ({ body }) => {
      const { rows } = userCodecs.exportUserImportErrors.body.decode(body);
      requireRows(rows);
      return { data: services.offerDownload('用户导入异常数据.xlsx', failedSheetOf(rows)) };
    },
  };
}

/** Exports are dated by the clock of the office. */
const dayOf = (ms: number): string => officeDay(ms).replaceAll('-', '');

/** @source forms §5 @throws Refusal */
function requireRows(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new Refusal('导入数据为空');
  if (rows.length > MAX_ROWS) throw tooManyRows();
}
