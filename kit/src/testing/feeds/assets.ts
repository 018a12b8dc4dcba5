import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { RelatedFormFeed, RelatedListAsk } from '../../widgets/relation-form/index.ts';
import { answerAfter } from './dataFeed.ts';

const KINDS = ['波形梁护栏', '混凝土护栏', '可变情报板', '指路标志', 'ETC 门架'];

/** A record of the form of road assets: ids are numbers, because its table counts its rows itself. */
export function asset(at: number): DataRecord {
  return {
    id: at + 1,
    F_AssetName: `${KINDS[at % KINDS.length] ?? ''} K${20 + at}+${String((at * 130) % 1000).padStart(3, '0')}`,
    F_Stake: `K${20 + at}+${String((at * 130) % 1000).padStart(3, '0')}`,
    F_Maker: at % 3 === 0 ? '' : '云望交通设施厂',
    F_Built: `20${10 + (at % 15)}-0${(at % 9) + 1}-12`,
    F_Lanes: ['超车道', '行车道'],
  };
}

export const assets: readonly DataRecord[] = Array.from({ length: 45 }, (_, at) => asset(at));

/** Relation to the assets, as a form's design would have it. */
export const assetConfig = {
  modelId: '592020000000000002',
  relationField: 'F_AssetName',
  columnOptions: [
    { value: 'F_AssetName', label: '设施名称' },
    { value: 'F_Stake', label: '桩号' },
    { value: 'F_Built', label: '建成日期' },
  ],
  hasPage: true,
  pageSize: 20,
  popupType: 'dialog',
  popupTitle: '选择路产设施',
  popupWidthPx: 800,
  field: 'F_AssetId',
  others: {},
} as const;

interface FormWays {
  /** Time every answer takes. @defaultValue 0 */
  readonly delayMs?: number;
  /** Time the record with this id takes; the others as long as everything. */
  readonly recordDelayMs?: (id: string) => number;
  /** Numbers of the next calls that fail; change it while it runs. */
  readonly failures?: { list: number; record: number };
}

/** A related form in memory, and what it was asked. */
export interface MemoryForm extends RelatedFormFeed {
  readonly lists: RelatedListAsk[];
  readonly records: string[];
}

/** Records in memory behind the port of a related form, with the delays and failures of a real one. */
export function memoryForm(rows: readonly DataRecord[], { delayMs = 0, recordDelayMs, failures }: FormWays = {}): MemoryForm {
  const lists: RelatedListAsk[] = [];
  const records: string[] = [];
  const failIf = (call: 'list' | 'record') => {
    if (!failures || failures[call] <= 0) return;
    failures[call] -= 1;
    throw new Error('offline');
  };
  return {
    lists,
    records,
    list(ask, signal) {
      lists.push(ask);
      return answerAfter(
        delayMs,
        () => {
          failIf('list');
          const found = rows.filter((row) => String(row['F_AssetName']).includes(ask.keyword));
          return { rows: found.slice((ask.currentPage - 1) * ask.pageSize, ask.currentPage * ask.pageSize), total: found.length };
        },
        signal,
      );
    },
    record({ id }, signal) {
      records.push(id);
      return answerAfter(
        recordDelayMs?.(id) ?? delayMs,
        () => {
          failIf('record');
          return rows.find((row) => String(row['id']) === id) ?? null;
        },
        signal,
      );
    },
    config: (_ask, signal) =>
      answerAfter(
        delayMs,
        () => [
          { value: 'F_AssetName', label: '设施名称' },
          { value: 'F_Stake', label: '桩号' },
          { value: 'F_Maker', label: '生产厂家' },
          { value: 'F_Built', label: '建成日期' },
          { value: 'F_Lanes', label: '占用车道' },
        ],
        signal,
      ),
  };
}
