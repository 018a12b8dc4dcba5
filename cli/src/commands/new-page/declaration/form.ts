import type { FormField } from '../resource/resource.ts';
import type { Ask } from './ask.ts';
import { formLines, partLines, type Line } from './fields.ts';

/** The form of a declaration as code, and what it cannot do. */
export interface FormCode {
  readonly code: string;
  readonly canEdit: boolean;
  /** An empty form misses something. */
  readonly hasRequired: boolean;
}

/** The form; null where nothing can be made or what must be sent has no control. */
export function formCode(ask: Ask): FormCode | null {
  const { resource, notes } = ask;
  if (resource.create === null || resource.form === null) return null;
  const lines = formLines(ask);
  const has = (name: string): boolean => lines.some(({ field }) => field.name === name);
  const missing = resource.form.fields.filter(({ name, kind, isRequired }) => isRequired && kind !== 'parent' && !has(name));
  if (missing.length > 0) {
    notes.push(
      `No "new" and no edit: ${resource.create} needs ${missing.map(({ name }) => name).join(', ')}, and there is no control for it.`,
    );
    return null;
  }
  const begins = initialOf(ask, lines, has);
  if (begins === null) {
    notes.push(`No "new" and no edit: what the form holds is not what ${resource.create} sends. A page written by hand can.`);
    return null;
  }
  const lost = resource.update === null ? [] : lines.filter(({ field }) => !field.isLoaded).map(({ field }) => field.name);
  if (lost.length > 0) notes.push(`No edit: ${resource.get} does not answer ${lost.join(', ')}, so a save would empty it.`);
  const canEdit = resource.update !== null && resource.get !== null && lost.length === 0;
  const members = [
    `frame: '${lines.length > 12 ? 'wide' : 'dialog'}'`,
    ...(canEdit ? [`load: '${resource.get}'`] : []),
    `create: '${resource.create}'`,
    ...(canEdit ? [`update: '${resource.update}'`] : []),
    ...checkOf(ask, has),
    ...begins,
    `fields: [\n${partLines(lines).join(',\n')},\n]`,
  ];
  return { code: `{\n${members.join(',\n')},\n}`, canEdit, hasRequired: lines.some(isEmptyAtFirst) };
}

const isEmptyAtFirst = ({ field, code }: Line): boolean =>
  !code.includes('initial:') && (/required: true/.test(code) || (field.isRequired && /^(name|code)\(/.test(code)));

/** The domain's own rule, where the form has everything it could complain about. */
function checkOf({ resource }: Ask, has: (name: string) => boolean): string[] {
  const { rule, fields } = resource.form ?? { rule: null, fields: [] };
  return rule !== null && fields.every(({ name, kind }) => kind === 'none' || kind === 'parent' || has(name)) ? [`check: ${rule}`] : [];
}

/** Values a new record begins with besides its fields: the parent in a tree, and members that must be sent. Null where it still cannot be sent. */
function initialOf({ resource }: Ask, lines: readonly Line[], has: (name: string) => boolean): string[] | null {
  const { form, isRootNull, rootId } = resource;
  if (form === null) return [];
  const parent = form.fields.find(({ kind }) => kind === 'parent');
  const left = form.fields.filter(({ name, kind }) => kind !== 'parent' && !has(name));
  const draft = Object.fromEntries([
    ...lines.map(({ field }) => [field.name, field.sample] as const),
    ...(parent ? [[parent.name, null] as const] : []),
  ]);
  const isSendable = attempted(() => form.encode(draft));
  const sent = left.filter((field) => isLiteral(field.bare ?? field.choices[0]) && (field.isListed || !isSendable));
  const whole = { ...draft, ...Object.fromEntries(sent.map((field) => [field.name, field.bare ?? field.choices[0]])) };
  if (!attempted(() => form.encode(whole))) return null;
  const members = [
    ...(parent ? [`${parent.name}: parent?.id ?? ${isRootNull ? 'null' : `'${rootId}'`}`] : []),
    ...sent.map((field) => `${field.name}: ${literal(field)}`),
  ];
  if (members.length === 0) return [];
  return [`initial: (${parent ? '{ parent }' : ''}) => ({ ${members.join(', ')} })`];
}

function attempted(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** A value that can stand in code: a plain one, an empty list, or a record of such. */
const isLiteral = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every((inner) => inner === null || isLiteral(inner)));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function literal({ kind, bare, choices, name }: FormField): string {
  const value = kind === 'status' || name === 'isEnabled' ? true : (bare ?? choices[0]);
  return typeof value === 'string'
    ? `'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'${kind === 'choice' || kind === 'none' ? ' as const' : ''}`
    : `${JSON.stringify(value)}${isRecord(value) ? ' as const' : ''}`;
}
