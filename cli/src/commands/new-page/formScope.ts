import { pascal } from '../../templates/names.ts';
import { fillIn, type Scope } from '../../templates/render.ts';
import { literal, members } from './code.ts';
import type { Bad, FormField, FormShape } from './resource/resource.ts';
import type { ScopeAsk } from './scope.ts';
import { choiceLabel } from './words.ts';

export interface FormScope {
  readonly flags: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

/** Patterns of the house, which have a sentence of their own. */
const CODE_PATTERN = '^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$';
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
const labelOf = ({ vocabulary }: ScopeAsk, { name, title }: Pick<FormField, 'name' | 'title'>): string =>
  vocabulary.ofField(name, title)['label'] ?? name;

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

/** Constants for lengths and ranges. */
function limitLines({ vocabulary }: ScopeAsk, { fields }: FormShape): string[] {
  return fields.flatMap((field) => {
    const begin = vocabulary.constantOf(field.name);
    if ((field.kind === 'text' || field.kind === 'longText') && field.maxChars !== null)
      return [`export const ${begin}_MAX_CHARS = ${grouped(field.maxChars)};`];
    if (field.kind === 'integer') return [`export const ${begin}_MIN = ${minOf(field)};`, `export const ${begin}_MAX = ${maxOf(field)};`];
    return [];
  });
}

const minOf = ({ min }: FormField): string => (min === null ? 'Number.MIN_SAFE_INTEGER' : grouped(min));
const maxOf = ({ max }: FormField): string => (max === null ? 'Number.MAX_SAFE_INTEGER' : grouped(max));
/** `999_999` */
const grouped = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_');

const choiceLine = ({ vocabulary }: ScopeAsk, { name, choices }: FormField): string =>
  `export const ${vocabulary.constantOf(name)}_CHOICES = ${literal(choices)} as const;`;

/** A part of a template with everything about one field. */
function part(
  ask: ScopeAsk,
  parts: ReadonlyMap<string, string>,
  name: string,
  field: FormField,
  values: Readonly<Record<string, string>>,
): string {
  const scope: Scope = {
    flags: new Set(),
    names: {},
    words: { ...ask.vocabulary.page, ...ask.vocabulary.ofField(field.name, field.title) },
    values: { name: field.name, constant: ask.vocabulary.constantOf(field.name), ...values },
  };
  return (parts.get(name) ?? '')
    .split('\n')
    .map((line) => fillIn(line, scope, `${name} of ${field.name}`))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function sentenceLines(ask: ScopeAsk, bad: readonly Bad[], { fields }: FormShape): string {
  return bad
    .flatMap(({ field: name, problem }) => {
      const field = fields.find((each) => each.name === name);
      return field ? [part(ask, ask.template.parts.form, sentencePart(problem, field), field, {})] : [];
    })
    .join('\n');
}

function sentencePart(problem: Bad['problem'], { kind, name, pattern }: FormField): string {
  if (problem === 'pattern' && pattern === CODE_PATTERN) return 'codePattern';
  if (problem === 'pattern' && name === 'fullName') return 'plainNamePattern';
  return problem === 'range' && kind !== 'integer' ? 'otherRange' : problem;
}

/** The sentences of the problems, in English, as a test sees them. */
function problemRows(ask: ScopeAsk, bad: readonly Bad[], form: FormShape): string {
  return bad
    .flatMap((each) => {
      const field = form.fields.find(({ name }) => name === each.field);
      if (!field) return [];
      const line = part(ask, ask.template.parts.form, sentencePart(each.problem, field), field, {});
      const message = /msg`([^`]*)`/.exec(line)?.[1] ?? '';
      const said = message
        .replaceAll(/\$\{\w+_MAX_CHARS\}/g, String(field.maxChars))
        .replaceAll(/\$\{\w+_MIN\}/g, String(field.min))
        .replaceAll(/\$\{\w+_MAX\}/g, String(field.max));
      const isLong = typeof each.value === 'string' && each.value.length > 20;
      return [`[${literal(each.field)}, ${isLong ? `'a'.repeat(${String(each.value).length})` : literal(each.value)}, ${literal(said)}],`];
    })
    .join('\n');
}

/** Rules out of the description, where the domain has none. */
function ruleLines({ vocabulary }: ScopeAsk, { fields }: FormShape): string {
  return fields
    .flatMap((field) => {
      const { name, kind, isRequired, maxChars, pattern } = field;
      if (kind === 'text' || kind === 'longText') {
        if (!isRequired && maxChars === null && pattern === null) return [];
        const most = maxChars === null ? 'Infinity' : `${vocabulary.constantOf(name)}_MAX_CHARS`;
        const form = pattern === null ? '' : pattern === CODE_PATTERN ? ', FIELD_PATTERNS.code' : `, /${pattern.replaceAll('/', '\\/')}/u`;
        const rule = `textProblem('${name}', draft.${name}, ${most}${form})`;
        return [isRequired ? `${rule},` : `draft.${name} === '' ? null : ${rule},`];
      }
      if (kind === 'integer' && name === 'sortCode') return ['sortProblem(draft.sortCode),'];
      return kind === 'integer' && isRequired
        ? [`draft.${name} === null ? { field: '${name}' as const, problem: 'required' as const } : null,`]
        : [];
    })
    .join('\n');
}

/** The fields as code: short ones in pairs, long ones alone. */
function fieldLines(ask: ScopeAsk, { fields }: FormShape): string {
  const lines: string[] = [];
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length > 1) lines.push(`<FieldPair>\n${waiting.join('\n')}\n</FieldPair>`);
    else lines.push(...waiting);
    waiting = [];
  };
  for (const field of inFormOrder(fields)) {
    const code = fieldLine(ask, field);
    if (field.kind === 'longText' || field.kind === 'parent') {
      flush();
      lines.push(code);
    } else {
      waiting.push(code);
      if (waiting.length === 2) flush();
    }
  }
  flush();
  return lines.join('\n');
}

/** Parent, name and code first; the order and the status beside each other; long texts last. */
function inFormOrder(fields: readonly FormField[]): FormField[] {
  const rank = ({ name, kind }: FormField): number => {
    if (kind === 'parent') return 0;
    if (name === 'fullName') return 1;
    if (name === 'enCode') return 2;
    if (name === 'sortCode') return 4;
    if (kind === 'status') return 5;
    return kind === 'longText' ? 6 : 3;
  };
  return fields.filter(({ kind }) => kind !== 'none').toSorted((a, b) => rank(a) - rank(b));
}

function fieldLine(ask: ScopeAsk, field: FormField): string {
  const { name, kind, isRequired, isNullable, maxChars, choices } = field;
  const begin = ask.vocabulary.constantOf(name);
  const attributes = [
    ...(isRequired ? ['isRequired'] : []),
    ...((kind === 'text' || kind === 'longText') && maxChars !== null ? [`maxChars={${begin}_MAX_CHARS}`] : []),
    ...(name === 'enCode' ? ['spellCheck={false}'] : []),
  ].join(' ');
  return part(ask, ask.template.parts.fields, kind, field, {
    attributes,
    value: isNullable ? `draft.${name} ?? ''` : `draft.${name}`,
    min: `${begin}_MIN`,
    max: `${begin}_MAX`,
    help: name === 'sortCode' ? `help={t\`\${${begin}_MIN} to \${${begin}_MAX}, small ones first\`}` : '',
    options: choices.map((choice) => `{ id: ${literal(choice)}, label: t\`${choiceLabel(choice)}\` }`).join(', '),
    choices: `${begin}_CHOICES`,
  });
}

/** What the journey fills in: everything the form must have. */
function journeyLines(ask: ScopeAsk, { fields }: FormShape, way: 'fill' | 'type'): string {
  return inFormOrder(fields)
    .filter(({ isRequired, kind }) => isRequired && (kind === 'text' || kind === 'longText' || kind === 'integer'))
    .map((field) => {
      const label = labelOf(ask, field);
      const name = way === 'type' ? 'type' : field.kind === 'integer' ? 'fillInteger' : 'fillText';
      const scope: Scope = {
        flags: new Set(),
        names: {},
        words: { zhLabel: ask.say('zh', label), enLabel: label },
        values: { value: String(field.sample) },
      };
      return (ask.template.parts.e2e.get(name) ?? '')
        .split('\n')
        .map((line) => fillIn(line, scope, `journey of ${field.name}`))
        .join('\n');
    })
    .join('\n');
}
