import type { Stamp } from './maintained.ts';

/** What nearly every maintained record has. */
export type NamedRow = Stamp & { fullName: string; enCode: string; enabledMark: number; sortCode: number; description: string };

/** The columns of a `NamedRow`. */
export const NAMED_COLUMNS = [
  'id',
  'fullName',
  'enCode',
  'enabledMark',
  'sortCode',
  'description',
  'creatorTime',
  'lastModifyTime',
] as const satisfies readonly (keyof NamedRow)[];

/** What is sent of a `NamedRow`. */
export interface NamedInput {
  readonly fullName: string;
  readonly enCode: string;
  readonly enabledMark?: number | null;
  readonly sortCode?: number | null;
  readonly description?: string | null;
}

/** The columns that are sent; a record is enabled, and a change keeps its state, where the body does not name one. */
export function namedColumns(body: NamedInput, before: Pick<NamedRow, 'enabledMark'> | null) {
  const { fullName, enCode, sortCode, description } = body;
  const enabledMark = body.enabledMark ?? before?.enabledMark ?? 1;
  return { fullName, enCode, enabledMark, sortCode: sortCode ?? 0, description: description ?? '' };
}
