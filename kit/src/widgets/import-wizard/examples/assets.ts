import { tableOfText, textOfTable } from '../../../engines/table-text/index.ts';
import type { SheetCheck } from '../../../engines/sheet-check/index.ts';
import type { ImportColumn, ImportNote, ImportPorts, ImportProblem, ImportValues } from '../index.ts';

/** Words of the examples, in the language of a story. */
const WORDS = {
  zh: {
    columns: ['设施编号', '名称', '类型', '桩号', '数量', '责任人'],
    kinds: ['护栏', '标志'],
    wrongKind: '户栏',
    name: '波形梁护栏',
    empty: '不能为空',
    noKind: '类型不存在，请填写护栏或标志',
    noCount: '应为整数',
    there: '设施编号已存在',
    failed: '服务器暂时无法处理，请稍后再试',
    person: '何秋水',
    checks: '检查记录',
    checkColumns: ['检查日期', '检查人', '得分'],
    inTable: (name: string, row: number, column: string, says: string) => `${name}，工作表第 ${row} 行，${column}：${says}`,
  },
  zhtw: {
    columns: ['設施編號', '名稱', '類型', '樁號', '數量', '負責人'],
    kinds: ['護欄', '標誌'],
    wrongKind: '戶欄',
    name: '波形樑護欄',
    empty: '不可空白',
    noKind: '類型不存在，請填寫護欄或標誌',
    noCount: '應為整數',
    there: '設施編號已存在',
    failed: '伺服器暫時無法處理，請稍後再試',
    person: '何秋水',
    checks: '檢查紀錄',
    checkColumns: ['檢查日期', '檢查人', '得分'],
    inTable: (name: string, row: number, column: string, says: string) => `${name}，工作表第 ${row} 列，${column}：${says}`,
  },
  en: {
    columns: ['Asset no.', 'Name', 'Kind', 'Stake', 'Count', 'Keeper'],
    kinds: ['Guardrail', 'Sign'],
    wrongKind: 'Gardrail',
    name: 'W-beam guardrail',
    empty: 'Must not be empty',
    noKind: 'There is no such kind. Enter Guardrail or Sign',
    noCount: 'Must be a whole number',
    there: 'This asset number is taken',
    failed: 'The server cannot do this now. Try again later',
    person: 'He Qiushui',
    checks: 'Inspections',
    checkColumns: ['Day', 'Inspector', 'Score'],
    inTable: (name: string, row: number, column: string, says: string) => `${name}, row ${row} of the sheet, ${column}: ${says}`,
  },
} as const;
export type Language = keyof typeof WORDS;

const IDS = ['code', 'name', 'kind', 'stake', 'count', 'keeper'] as const;
const TAKEN = 'LC-0005';

export const columnsIn = (language: Language): ImportColumn[] => IDS.map((id, at) => ({ id, label: WORDS[language].columns[at] ?? id }));

const CHECK_IDS = ['day', 'by', 'score'] as const;

/** Sub-table of an asset: two inspections of each. */
const checksIn = (language: Language): ImportColumn => ({
  id: 'checks',
  label: WORDS[language].checks,
  rows: CHECK_IDS.map((id, at) => ({ id, label: WORDS[language].checkColumns[at] ?? id })),
});

/** Inspections of the asset of a line; of the first ten assets the fourth has two scores that are none. */
const inspectionsIn = (language: Language, at: number): string =>
  textOfTable({
    isInSheet: true,
    rows: [0, 1].map((row) => ({
      number: at * 2 + row + 2,
      values: { day: `2026-11-0${row + 1}`, by: WORDS[language].person, score: at === 3 ? 'A' : String(90 + row) },
    })),
  });

const KM = 1000;

/** Rows of a file; three of the first ten are wrong: an empty name, and twice the same slip in the kind. */
export const rowsIn = (language: Language, count = 10): ImportValues[] =>
  Array.from({ length: count }, (_, at) => ({
    code: `LC-${String(at + 1).padStart(4, '0')}`,
    name: at === 1 ? '' : `${WORDS[language].name} ${at + 1}`,
    kind: at === 2 || at === 6 ? WORDS[language].wrongKind : (WORDS[language].kinds[at % 2] ?? ''),
    stake: `K${at + 12}+${String((at * 137) % KM).padStart(3, '0')}`,
    count: String((at % 9) + 1),
    keeper: WORDS[language].person,
  }));

const checkIn =
  (language: Language) =>
  (rows: readonly ImportValues[]): ImportProblem[][] => {
    const { empty, kinds, noKind, noCount } = WORDS[language];
    const known = new Set<string>(kinds);
    const { checks, checkColumns, inTable } = WORDS[language];
    return rows.map(({ name = '', kind = '', count = '', checks: table = '' }) => [
      ...tableOfText(table).rows.flatMap(({ number, values }, row) =>
        /^\d+$/.test(values['score'] ?? '')
          ? []
          : [
              {
                columnId: 'checks',
                message: inTable(checks, number, checkColumns[2], noCount),
                cell: { row, columnId: 'score', message: noCount },
              },
            ],
      ),
      ...(name === '' ? [{ columnId: 'name', message: empty }] : []),
      ...(known.has(kind) ? [] : [{ columnId: 'kind', message: noKind }]),
      ...(/^\d+$/.test(count) ? [] : [{ columnId: 'count', message: noCount }]),
    ]);
  };

export interface PortsAsk {
  readonly language?: Language;
  readonly count?: number;
  /** The server knows the fifth asset number already. */
  readonly isTaken?: boolean;
  /** The server fails. */
  readonly fails?: boolean;
  /** Verdict of the check of a file; the worker's own where left out. */
  readonly verdict?: SheetCheck;
  /** Notes of the server about cells. */
  readonly notes?: readonly ImportNote[];
  /** Indexes of rows that are there already. */
  readonly existing?: readonly number[];
  /** Assets have a sub-table of inspections. */
  readonly hasTable?: boolean;
}

/** A server of road assets in the page. */
export function assetPorts({
  language = 'zh',
  count = 10,
  isTaken = false,
  fails = false,
  verdict,
  notes,
  existing,
  hasTable = false,
}: PortsAsk = {}): ImportPorts {
  const { there, failed } = WORDS[language];
  return {
    template: async () => undefined,
    preview: async () => {
      if (fails) throw new Error(failed);
      const rows = rowsIn(language, count).map((row, at) => (hasTable ? { ...row, checks: inspectionsIn(language, at) } : row));
      const columns = [...columnsIn(language), ...(hasTable ? [checksIn(language)] : [])];
      return {
        columns,
        rows,
        ...(hasTable && { numbers: rows.map((_, at) => at * 2 + 2) }),
        ...(notes && { notes }),
        ...(existing && { existing }),
      };
    },
    check: checkIn(language),
    add: async (rows, conflict) => {
      const known = conflict === null ? 0 : (existing?.length ?? 0);
      const skippedCount = conflict === 'skip' ? known : 0;
      const refused = rows.filter(({ code }) => isTaken && code === TAKEN);
      return {
        addedCount: rows.length - refused.length - skippedCount,
        skippedCount,
        overwrittenCount: conflict === 'overwrite' ? known : 0,
        renamedCount: conflict === 'rename' ? known : 0,
        refused: refused.map((values) => ({ values, problems: [{ columnId: 'code', message: there }] })),
      };
    },
    saveRefused: async () => undefined,
    failureWords: (error) => (error instanceof Error ? error.message : failed),
    ...(verdict && { judge: async () => verdict }),
  };
}

/** A check that found so many rows, and a head. */
export const fine = (count: number, flagged: readonly number[] = [], headings?: readonly string[]): SheetCheck => ({
  ...(headings && { headings }),
  kind: 'fine',
  rows: Array.from({ length: count }, () => ['x']),
  flagged,
});
