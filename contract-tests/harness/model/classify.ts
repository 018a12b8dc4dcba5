import type { Class, Facts } from './types.ts';

type Known = Omit<Facts, 'class'>;

const CHUNKS: ReadonlySet<string> = new Set(['checkChunk', 'uploadChunk', 'mergeChunks']);
/** Class of an operation, by its effect, its answer and the way it is addressed. */
export function classify(facts: Known): Class {
  const { operation, id } = facts;
  if (operation.isRaw) return 'raw';
  if (CHUNKS.has(id)) return 'chunk';
  if (operation.effect === 'session') return 'session';
  if (operation.effect === 'external') return 'external';
  if (facts.isMultipart || isOfAnImport(facts)) return /^upload(?:File)$/.test(id) ? 'file' : 'bulk';
  if (facts.dataKind === 'link') return 'file';
  switch (operation.effect) {
    case 'create':
      return facts.dataKind === 'page' ? 'list' : 'create';
    case 'update':
      return isState(facts) ? 'state' : facts.dataKind === 'record' && operation.method === 'GET' ? 'read-one' : 'update';
    case 'delete':
      return 'delete';
    default:
      return classifyRead(facts);
  }
}

/** Steps of a file of rows: template, parsing, preview, execution, failed rows. */
const isOfAnImport = ({ operation: { path } }: Known): boolean =>
  /(?:ImportPreview|ImportData|ImportExceptionData|ExportExceptionData|TemplateDownload|Actions?\/Import)$/.test(path);

/** A command without a body that moves a record from one state to another. */
const isState = ({ body, parameters }: Known): boolean => body === null && parameters.some(({ in: place }) => place === 'path');

function classifyRead({ dataKind, id, operation: { path } }: Known): Class {
  if (
    /Selector|Options|Condition|getListByOrgIds|GetListByAuthorize|\/All$/i.test(path) &&
    (dataKind === 'tree' || dataKind === 'list' || dataKind === 'page')
  )
    return 'selector';
  if (dataKind === 'page' || dataKind === 'list') return 'list';
  if (dataKind === 'tree') return 'tree';
  return /^list[A-Z]/.test(id) && dataKind === 'other' ? 'list' : 'read-one';
}

/** True for an operation that answers data or a file and changes no record. */
export const isRead = ({ class: kind }: Facts): boolean => ['read-one', 'list', 'tree', 'selector', 'file'].includes(kind);
/** True for an operation that reads and leaves no trace on the server, so that it may be sent any number of times. */
export const isQuiet = (facts: Facts): boolean => isRead(facts) && facts.operation.effect === 'read';
