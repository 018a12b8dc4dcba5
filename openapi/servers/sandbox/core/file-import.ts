import { RightRefusal } from './failure.ts';
import type { FileConflict } from './free-name.ts';
import type { Caller, Need, World } from './handlers.ts';

/** A record of a file that is there already. */
export interface Twin {
  readonly fullName: string;
  readonly enCode: string;
}

/** Records of a file by what became of them. @reading R-225 */
export interface FileImportCounts {
  added: number;
  overwritten: number;
  renamed: number;
  skipped: number;
  /** Records that are there already, when that was asked: then nothing was written. */
  existing: Twin[] | null;
}

export const ASKED = '文件中有已存在的数据，尚未写入任何数据';
export const NONE_WRITTEN: Omit<FileImportCounts, 'existing'> = { added: 0, overwritten: 0, renamed: 0, skipped: 0 };

/** Right to overwrite: it changes what is there, which needs the right to edit. @reading R-225 @throws Refusal */
export function requireOverwriting(
  { services }: Pick<World, 'services'>,
  caller: Caller | null,
  conflict: FileConflict | undefined,
  need: Need,
  path?: Readonly<Record<string, string>>,
): void {
  if (conflict === 'overwrite' && !services.may(caller, need, path)) throw new RightRefusal(need);
}

/** Ways to write the one record of a file. */
interface Ways<Row extends Twin> {
  /** Record that has the code of the file; undefined where there is none. */
  readonly twin: { readonly id: string } | undefined;
  readonly row: Row;
  /** The record under a name and code that are free. */
  readonly renamed: () => Row;
  readonly add: (row: Row) => void;
  readonly overwrite: (id: string, row: Row) => void;
}

/** Writes the one record of a file as was chosen; undefined without a choice, when adding it says what stands against it. @reading R-225 @throws Refusal */
export function importOne<Row extends Twin>(conflict: FileConflict | undefined, ways: Ways<Row>): FileImportCounts | undefined {
  const { twin, row, renamed, add, overwrite } = ways;
  const counts: FileImportCounts = { ...NONE_WRITTEN, existing: null };
  if (conflict === undefined || !twin) {
    add(row);
    return conflict && { ...counts, added: 1 };
  }
  switch (conflict) {
    case 'ask':
      return { ...counts, existing: [{ fullName: row.fullName, enCode: row.enCode }] };
    case 'skip':
      return { ...counts, skipped: 1 };
    case 'rename':
      add(renamed());
      return { ...counts, renamed: 1 };
    case 'overwrite':
      overwrite(twin.id, row);
      return { ...counts, overwritten: 1 };
  }
}

/** Sentence on an import; `added` is the one of a record that was added. */
export function importWords(counts: FileImportCounts | undefined, added = '导入成功'): string {
  if (!counts || counts.added > 0) return added;
  return counts.existing ? ASKED : countWords(counts);
}

/** Sentence on what became of the records. */
export const countWords = ({ added, overwritten, renamed, skipped }: Omit<FileImportCounts, 'existing'>): string =>
  `导入成功：新增 ${added} 个，覆盖 ${overwritten} 个，改名新增 ${renamed} 个，跳过 ${skipped} 个`;
