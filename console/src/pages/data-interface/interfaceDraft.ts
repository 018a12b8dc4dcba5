import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '@milepost/kit/forms/grammar';
import { dataInterfaceProblems } from '@milepost/openapi/domains/data-interface';
import { METHOD } from './methods.ts';
import type { DataInterfaceDraft, DataInterfaceParameter, DataInterfaceRecord } from '@milepost/openapi/domains/data-interface';

/** A parameter as its row holds it: the default as text, beside what it was. */
export interface ParameterRow extends Omit<DataInterfaceParameter, 'id' | 'defaultValue' | 'dataType'> {
  readonly id?: string | null;
  readonly defaultValue: string;
  readonly dataType: string | null;
  /** Default as the server holds it, which may be a number. */
  readonly kept?: DataInterfaceParameter['defaultValue'];
}

export interface HeaderRow {
  readonly id?: string | null;
  readonly field: string;
  readonly defaultValue: string;
}

/** Texts of each source, side by side: who looks at another source loses nothing of this one. */
interface Texts {
  readonly fixedText: string;
  readonly sql: string;
  /** Code of what an SQL does, and of how another server is asked. */
  readonly sqlMethod: string;
  readonly remoteMethod: string;
  readonly parameterRows: readonly ParameterRow[];
  readonly headerRows: readonly HeaderRow[];
  /** Addresses that may call, joined by commas. */
  readonly addressText: string;
  readonly checkType: string;
}

/** A data interface as the form edits it. */
export type Typed = Omit<DataInterfaceDraft, 'checkType' | 'sortCode'> & Texts & { readonly sortCode: number | null };

const CHECK = { none: '0', token: '1', address: '2' } as const;

const textOf = (value: DataInterfaceParameter['defaultValue']): string => (value === null ? '' : String(value));

/** Members of a new data interface besides its fields. */
export const NEW = {
  responseType: 'json',
  parameters: { kind: 'none' },
  headers: { kind: 'none' },
} as const;

/** A data interface as the form edits it. */
export function typedOf(record: DataInterfaceRecord): Typed & Pick<DataInterfaceRecord, 'id'> {
  const { source, query, requestMethod, parameters, headers, categoryId } = record;
  return {
    ...record,
    categoryId: categoryId ?? '',
    dbLinkId: record.dbLinkId ?? '0',
    checkType: String(record.checkType),
    addressText: record.addresses.join(','),
    fixedText: source === 'fixed' ? query : '',
    sql: source === 'sql' ? query : '',
    sqlMethod: (source === 'sql' && requestMethod) || METHOD.query,
    remoteMethod: (source === 'remote' && requestMethod) || METHOD.get,
    parameterRows: (parameters.kind === 'value' ? parameters.value : []).map((row) => ({
      ...row,
      defaultValue: textOf(row.defaultValue),
      kept: row.defaultValue,
    })),
    headerRows: headers.kind === 'value' ? headers.value : [],
  };
}

const QUERIES = { fixed: 'fixedText', sql: 'sql' } as const;
const METHODS = { sql: 'sqlMethod', remote: 'remoteMethod' } as const;

/** Parameters of what was typed; an unchanged default stays of its kind. */
export const parametersOf = ({ parameterRows }: Pick<Typed, 'parameterRows'>): DataInterfaceParameter[] =>
  parameterRows.map(({ id = null, kept = null, defaultValue, field, fieldName, dataType, isRequired }) => ({
    id,
    field: field.trim(),
    fieldName,
    dataType: dataType ?? '',
    isRequired,
    defaultValue: textOf(kept) === defaultValue ? kept : defaultValue,
  }));

/** Addresses of a text, however they are separated. */
const addressesOf = (text: string): string[] => text.split(/[,，;；\s]+/).filter((address) => address !== '');

/** Body that is sent for what was typed: that of the source that is chosen. */
export function bodyOf(typed: Typed): DataInterfaceDraft {
  const { source, headerRows, headers, addressText, checkType, path, dataProcessing } = typed;
  const { fullName, enCode, categoryId, dbLinkId, responseType, isEnabled, description, sortCode } = typed;
  const rows = parametersOf(typed);
  return {
    fullName,
    enCode,
    categoryId,
    dbLinkId: dbLinkId ?? '0',
    source,
    responseType,
    isEnabled,
    description,
    dataProcessing,
    sortCode: sortCode as number,
    path: source === 'remote' ? path.trim() : '',
    query: source === 'remote' ? '' : typed[QUERIES[source]],
    requestMethod: source === 'fixed' ? '' : typed[METHODS[source]],
    parameters: rows.length === 0 ? { kind: 'none' } : { kind: 'value', value: rows },
    // Headers nobody could read stay as they are until somebody writes some.
    headers:
      headerRows.length === 0 && headers.kind === 'broken'
        ? headers
        : { kind: 'value', value: headerRows.map(({ id = null, field, defaultValue }) => ({ id, field: field.trim(), defaultValue })) },
    checkType: Number(checkType),
    addresses: checkType === CHECK.address ? addressesOf(addressText) : [],
  };
}

/** Names that stand in two rows. */
export function refuseTwice(value: unknown) {
  const names = (value as readonly { readonly field?: string }[]).map(({ field = '' }) => field.trim()).filter((field) => field !== '');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? null : msg`“${twice}” stands in two rows: give each a name of its own`;
}

const FIELDS = { parameters: 'parameterRows', addresses: 'addressText' } as const;

/** Problems of what was typed, by the rules of the domain. */
export const problemsOf = (typed: Typed): FieldProblem[] =>
  dataInterfaceProblems(bodyOf(typed)).map(({ field, problem }) => ({
    field: field === 'query' && typed.source !== 'remote' ? QUERIES[typed.source] : field in FIELDS ? FIELDS[field as 'parameters'] : field,
    problem,
  }));
