import { Refusal } from '../../../core/failure.ts';
import { requireOverwriting } from '../../../core/file-import.ts';
import type { Handlers, World } from '../../../core/handlers.ts';
import { pageOf } from '../../../core/paging.ts';
import { matchHead, REASONS_HEADING } from '../../../core/spreadsheet/match-head.ts';
import { writeTemplate } from '../../../core/spreadsheet/write-template.ts';
import { writeRows, type SheetValue } from '../../../core/spreadsheet/write-rows.ts';
import { categoryCodeOf } from '../../model/import.ts';
import { modelOf } from '../../model/lay-out.ts';
import { WEB_TYPE, type ModelRow } from '../../model/tables.ts';
import { rowsOfUpload, keepUpload, MAX_ROWS, tooManyRows } from '../../user-administration/transfer/upload.ts';
import { openWholeModel, type ModelAccess } from '../model-access.ts';
import { dataViewColumns, dataViewRows, found } from '../lists.ts';
import { shownRow } from '../show.ts';
import { columnsIn, exportColumns, importColumns, type Column } from './columns.ts';
import { FAULTS_KEY, importRows } from './import.ts';
import { previewNotes } from './preview-notes.ts';
import { recordsOf } from './records-of.ts';
import { templateColumns } from './template.ts';
import { headOf, importedLinesOf, typedLinesOf } from './sheet.ts';

type Operations =
  | 'exportRecords'
  | 'exportModelDesign'
  | 'downloadModelTemplate'
  | 'uploadRecordImportFile'
  | 'downloadRecordImportTemplate'
  | 'previewRecordImport'
  | 'importRecords'
  | 'exportRecordImportErrors';

const TO_EDIT = { model: 'id', button: 'btn_edit' } as const;

/** @source admin §9 */
const MAX_EXPORTED = 10_000;
/** Lines of a workbook that are read: records with sub-tables have several. */
const MAX_LINES = 20_000;

export function recordTransferHandlers(world: World): Handlers<Operations> {
  const { services } = world;
  const sheet = (name: string, columns: readonly Column[], lines: readonly (readonly SheetValue[])[]) =>
    services.offerDownload(`${name}.xlsx`, writeRows('Sheet1', [columns.map(({ label }) => label), ...lines]));
  const designFile = (model: ModelRow) => {
    const { fullName, enCode, category, type, webType, description, formData, columnData, appColumnData, tables } = model;
    const { dbLinkId, flowTemplateJson, enableFlow, sortCode, interfaceId, interfaceName, interfaceParam } = model;
    const facts = { fullName, enCode, category, categoryCode: categoryCodeOf(world.store, category), type, webType, description };
    const texts = { formData, columnData, appColumnData, tables, dbLinkId, flowTemplateJson, enableFlow, sortCode };
    const design = { ...facts, ...texts, interfaceId, interfaceName, interfaceParam };
    return services.offerDownload(`${fullName}.vdd`, JSON.stringify(design));
  };

  return {
    exportRecords: ({ path, body, caller }) => {
      const asked = openWholeModel(world, path.id, caller);
      const { design, released } = asked;
      if (released.webType === WEB_TYPE.dataView) return { data: dataViewSheet(asked, body, services) };
      const columns = exportColumns(asked.listed, body.selectKey);
      const all = found(asked, body);
      const chosen = new Set(body.selectIds);
      const rows =
        body.dataType === '2' ? all.filter(({ stored }) => chosen.has(stored.id)) : body.dataType === '1' ? all : pageOf(all, body).list;
      if (rows.length > MAX_EXPORTED) throw new Refusal(`一次最多导出${MAX_EXPORTED}条数据，请缩小范围后重试`);
      const lines = rows.flatMap(({ values }) => typedLinesOf(columns, shownRow(design.fields, values, asked.names), values));
      return { data: sheet(released.fullName, columns, lines) };
    },
    exportModelDesign: ({ path }) => ({ data: designFile(modelOf(world, path.id)) }),
    downloadModelTemplate: ({ path }) => ({ data: designFile(modelOf(world, path.id)) }),
    uploadRecordImportFile: ({ body, caller }) => {
      const name = keepUpload(world, caller, body.file);
      return { data: { name, url: `/api/file/Image/temporary/${name}` } };
    },
    downloadRecordImportTemplate: ({ path, caller }) => {
      const asked = openWholeModel(world, path.id, caller);
      const name = asked.released.fullName;
      const columns = templateColumns(asked, importColumns(asked.formed));
      return { data: services.offerDownload(`${name}导入模板.xlsx`, writeTemplate(name, columns)) };
    },
    previewRecordImport: ({ path, query, caller, language }) => {
      const asked = openWholeModel(world, path.id, caller);
      const columns = importColumns(asked.formed);
      const [first, ...lines] = rowsOfUpload(world, caller, query.fileName, MAX_LINES);
      const cellsIn = matchHead(columns, first, {
        others: columnsIn(asked.formed).map(({ label }) => label),
        assigned: query.headings,
      });
      const { records: dataRow, numbers: rowNumbers, tableRowNumbers, notes } = recordsOf(columns, lines, cellsIn, language);
      if (dataRow.length > MAX_ROWS) throw tooManyRows();
      const { notes: more, existing } = previewNotes(asked, columns, dataRow, { before: notes, conflict: query.onConflict, language });
      const cellNotes = [...notes, ...more];
      return { data: { dataRow, headerRow: headOf(columns), rowNumbers, tableRowNumbers, cellNotes, existing } };
    },
    importRecords: ({ path, query, body, caller, language }) => {
      if (body.list.length === 0) throw new Refusal('导入数据为空');
      requireOverwriting(world, caller, query.onConflict, TO_EDIT, path);
      const { flowId = null, list } = body;
      return { data: importRows(openWholeModel(world, path.id, caller), list, { flowId, conflict: query.onConflict, language }) };
    },
    exportRecordImportErrors: ({ path, body, caller }) => {
      const { formed, released } = openWholeModel(world, path.id, caller);
      const columns = importColumns(formed);
      const lines = body.list.flatMap((row) => {
        const [first = [], ...more] = importedLinesOf(columns, row);
        const faults = typeof row[FAULTS_KEY] === 'string' ? row[FAULTS_KEY] : '';
        return [[...first, faults], ...more.map((line) => [...line, ''])];
      });
      const head = [...columns.map(({ label }) => label), REASONS_HEADING];
      return { data: services.offerDownload(`${released.fullName}导入异常数据.xlsx`, writeRows('Sheet1', [head, ...lines])) };
    },
  };
}

/** The rows of a data interface as a workbook. */
function dataViewSheet(asked: ModelAccess, body: Parameters<typeof dataViewRows>[1], services: World['services']) {
  const may = dataViewColumns(asked);
  const keys = (body.selectKey ?? '').split(',').filter((key) => key !== '' && may(key));
  if (keys.length === 0) throw new Refusal('请至少选择一列导出');
  const { list } = dataViewRows(asked, body.dataType === '1' ? { ...body, currentPage: 1, pageSize: MAX_EXPORTED } : body);
  const label = new Map(
    (Array.isArray(asked.design.list['columnList']) ? asked.design.list['columnList'] : []).map(
      (each: { prop?: string; label?: string }) => [each.prop, each.label],
    ),
  );
  const text = (value: unknown): SheetValue => (typeof value === 'number' ? { t: 'n', v: value } : typeof value === 'string' ? value : '');
  const rows = list.map((row) => keys.map((key) => text(row[key])));
  return services.offerDownload(
    `${asked.released.fullName}.xlsx`,
    writeRows('Sheet1', [keys.map((key) => label.get(key) ?? key), ...rows]),
  );
}
