import { printQueries } from '@milepost/openapi/domains/print';
import type { PrintTemplate, PrintTemplateDraft } from '@milepost/openapi/domains/print';

/** A query of a template, as the form edits it. */
export interface Query {
  readonly sql: string;
}

/** A template as the form edits it: its queries are rows. A text that is no list of queries stays as it is. */
export const draftOf = (record: PrintTemplate): PrintTemplate & { readonly queries: readonly Query[] } => ({
  ...record,
  ...versionQueries(record),
});

/** Queries of a template or of one of its versions as rows; none where their text cannot be read. */
export const versionQueries = ({ sqlTemplate }: Pick<PrintTemplate, 'sqlTemplate'>): { readonly queries: readonly Query[] } => ({
  queries: (printQueries(sqlTemplate) ?? []).map((sql) => ({ sql })),
});

/** Body of a template. A text nobody could read as queries is kept until somebody writes some. */
export function bodyOf({ queries, ...draft }: PrintTemplateDraft & { readonly queries: readonly Query[] }): PrintTemplateDraft {
  const isKept = queries.length === 0 && printQueries(draft.sqlTemplate ?? '') === null;
  return isKept ? draft : { ...draft, sqlTemplate: queries.length === 0 ? '' : JSON.stringify(queries.map(({ sql }) => ({ sql }))) };
}
