import { parseConfig, read } from '../../guards/index.ts';

/** End of the name of a file that holds one data interface. @source admin §7 */
export const DATA_INTERFACE_FILE_END = '.bd';

const file = read.object({
  fullName: read.text,
  enCode: read.text,
  categoryId: read.optional(read.text, ''),
  /** Code of the category, by which another system finds its own. */
  categoryCode: read.optional(read.text, ''),
  dbLinkId: read.optional(read.text, '0'),
  dataType: read.number,
  requestMethod: read.optional(read.text, ''),
  responseType: read.optional(read.text, 'json'),
  query: read.optional(read.text, ''),
  path: read.optional(read.text, ''),
  requestParameters: read.optional(read.text, '[]'),
  requestHeaders: read.optional(read.text, '[]'),
  checkType: read.optional(read.number, 0),
  ipAddress: read.optional(read.text, ''),
  dataProcessing: read.optional(read.text, ''),
  sortCode: read.optional(read.number, 0),
  enabledMark: read.optional(read.number, 1),
  description: read.optional(read.text, ''),
});

/** Data interface of a file, in wire names. @reading R-504 */
export type DataInterfaceFile = ReturnType<typeof file>;

/** The text of a file of one data interface. */
export const formatDataInterfaceFile = (content: DataInterfaceFile): string => JSON.stringify(content, null, 2);

/** The data interface a file holds, its members of the right kind; null where they are not. Judge it as a body. */
export function parseDataInterfaceFile(text: string): DataInterfaceFile | null {
  const parsed = parseConfig(text, file);
  return parsed.ok ? parsed.value : null;
}
