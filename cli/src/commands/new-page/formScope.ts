import { pascal } from '../../templates/names.ts';
import { literal, members } from './code.ts';
import { fieldLines, journeyLines } from './formFields.ts';
import { choiceLine, labelOf, limitLines } from './formParts.ts';
import { problemRows, ruleLines, sentenceLines } from './formRules.ts';
import type { FormField, FormShape } from './resource/resource.ts';
import type { ScopeAsk } from './scopeAsk.ts';

export interface FormScope {
  readonly flags: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

const CHANGED = 'Changed by hand';
const NOTHING: FormScope = { flags: [], values: {}, words: {} };

/** Everything of the templates that depends on the form. */
export function formScope(ask: ScopeAsk): FormScope {
  const { form, shape, update, types, hasParentName, rootId } = ask.resource;
  if (!form) return NOTHING;
  const isTree = shape === 'lazyTree';
  const open = form.fields.filter(({ kind, isNullable }) => kind === 'integer' && !isNullable);
  const edited = form.fields.filter(({ kind }) => kind !== 'none' && kind !== 'parent');
  const hasParentField = form.fields.some(({ kind }) => kind === 'parent');
  const choices = form.fields.filter(({ kind }) => kind === 'choice');
  const limits = limitLines(ask, form);
  const problems = form.bad;
  const key = form.fields.find(({ name }) => name === 'enCode') ?? form.fields.find(({ name }) => name === ask.resource.labelField);
  const note = edited.filter((field) => !field.isRequired && field !== key && (field.kind === 'longText' || field.kind === 'text')).at(-1);
  const filled = Object.fromEntries(edited.map((field) => [field.name, field.sample]));
  const body = open.length > 0 ? 'bodyOf(draft)' : 'draft';
  const filledBody = open.length > 0 ? 'bodyOf(filled)' : 'filled';
  return {
    flags: [
      ...(hasParentField ? ['hasParentField'] : []),
      ...(limits.length > 0 || choices.length > 0 ? ['hasLimits'] : []),
      ...(open.length > 0 ? ['hasOpenNumbers'] : []),
      ...(form.rule === null ? ['ownRules'] : []),
      ...(problems.length > 0 ? ['hasProblems'] : []),
      ...(note && update ? ['hasNote'] : []),
    ],
    words: { 'zh.note': note ? ask.say('zh', labelOf(ask, note)) : '' },
    values: {
      draftType: open.length > 0 ? draftType(types.body ?? 'unknown', open) : (types.body ?? 'unknown'),
      fieldType: fieldType(ask, form),
      limits: [...limits, ...choices.map((field) => choiceLine(ask, field))].join('\n'),
      limitNames: [...limits, ...choices.map((field) => choiceLine(ask, field))].map((line) => line.split(' ')[2] ?? '').join(', '),
      newParameters: isTree ? 'parentId: string | null' : '',
      newArgs: isTree ? 'null' : '',
      initialDraft: initialDraft(ask, isTree),
      parentName: parentName(update !== null, hasParentName),
      initial: form.fields
        .map((field) => (field.kind === 'parent' ? `${field.name},` : `${field.name}: ${literal(field.initial)},`))
        .join('\n'),
      fromRecord: form.fields.map((field) => `${field.name}: ${fromRecord(field)},`).join('\n'),
      closedNumbers: open.map(({ name }) => `${name}: draft.${name} ?? 0,`).join('\n'),
      sentences: sentenceLines(ask, problems, form),
      rules: form.rule === null ? ruleLines(ask, form) : '',
      labels: form.fields
        .filter(({ kind }) => kind !== 'none' || form.rule !== null)
        .map((field) => `${field.name}: t\`${labelOf(ask, field)}\`,`)
        .join('\n'),
      fields: fieldLines(ask, form),
      saveArgs: update ? `{ id: props.id, body: ${body} }` : `{ body: ${body} }`,
      saveNew: update ? `{ id: null, body: ${filledBody} }` : `{ body: ${filledBody} }`,
      saveDoc: update ? `Creates ${one(ask)}, or changes the one with \`id\`.` : `Creates ${one(ask)}.`,
      dialogDoc: update ? `Creates or edits ${one(ask)}. When editing, the record is loaded by id.` : `Creates ${one(ask)}.`,
      filled: members(filled),
      filledBody,
      createAsked: literal(form.sent),
      problemRows: problemRows(ask, problems, form),
      sampleKey: typeof key?.sample === 'string' ? key.sample : '',
      changedValue: CHANGED,
      fillIn: journeyLines(ask, form, 'fill'),
      typeIn: journeyLines(ask, form, 'type'),
      rootId: rootId ?? '',
    },
  };
}

const one = ({ vocabulary }: ScopeAsk): string => vocabulary.page['a thing'] ?? '';
function draftType(body: string, open: readonly FormField[]): string {
  const names = open.map(({ name }) => `'${name}'`).join(' | ');
  return `Omit<${body}, ${names}> & Readonly<Record<${names}, number | null>>`;
}

/** The fields of the form: members of the draft that have a control; a rule of the domain may speak of any member. */
function fieldType({ input }: ScopeAsk, { fields, rule }: FormShape): string {
  const draft = `keyof ${pascal(input.name)}FormDraft`;
  const others = rule ? [] : fields.filter(({ kind }) => kind === 'none').map(({ name }) => `'${name}'`);
  return others.length > 0 ? `Exclude<${draft}, ${others.join(' | ')}>` : draft;
}

function initialDraft({ input, resource }: ScopeAsk, isTree: boolean): string {
  const fresh = `new${pascal(input.name)}(${isTree ? 'props.parent?.id ?? null' : ''})`;
  return resource.update ? `kept ? draftOf(kept) : ${fresh}` : fresh;
}

/** The parent of a record is known by its own answer, of a new one by the row it is added below. */
function parentName(canUpdate: boolean, hasParentName: boolean): string {
  const fresh = "(props.parent?.fullName ?? '')";
  return canUpdate ? `kept ? ${hasParentName ? 'kept.parentName' : 'undefined'} : ${fresh}` : fresh;
}

/** A member of the draft out of the record that is edited. */
function fromRecord({ name, kind, inRecord, isNullable, initial }: FormField): string {
  if (inRecord === 'no') return literal(initial);
  const mayBeNull = inRecord === 'nullable' && !isNullable && kind !== 'integer';
  return mayBeNull ? `record.${name} ?? ${literal(initial)}` : `record.${name}`;
}
