import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A body as it travels, with the header that says what it is; a multipart body gets its header from the browser. */
export interface EncodedBody {
  body?: string | FormData;
  headers: Record<string, string>;
}

/** Encodes the arguments as the operation wants them: JSON, form fields or parts. @source shell §7 */
export function encodeBody({ body: kind }: Operation, fields: Fields = {}): EncodedBody {
  if (kind === 'json') return { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } };
  if (kind === 'form') return { body: formText(fields), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  if (kind === 'multipart') return { body: parts(fields), headers: {} };
  return { headers: {} };
}

function formText(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of presentFields(fields)) form.append(name, String(value));
  return form.toString();
}

function parts(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of presentFields(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

const presentFields = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
