import type { Call, Schema } from './description.ts';
import type { Codec, Domain } from './domain.ts';
import { attempt, membersOf, type Member } from './probe.ts';
import type { Bad, FormField, FormKind, FormShape, ListShape, Problem } from './resource.ts';

/** Longer texts get more than one line. */
const LONG_TEXT_CHARS = 200;
/** Beginning of descriptions of ids of other records. */
const REFERENCE = /^(the )?ids? of\b/i;
/** Milliseconds since 1970: nothing a person types. */
const MOMENT = /(Time|Day|Date)$/;
const LONG_TEXT = /^(description|remark|note|content|summary)$/i;
/** Example of a code of the house; used where the description gives none. */
const SAMPLE_CODE = 'sample.one';
const SAMPLE_NAME = 'SampleOne';

interface FormAsk {
  readonly create: Call;
  readonly body: Codec;
  readonly record: readonly Member[];
  /** A record of which the server says nothing, as the model has it. */
  readonly recordModel: Readonly<Record<string, unknown>>;
  readonly shape: ListShape;
  readonly rules: Domain['rules'];
  readonly noun: string;
}

/** The form for the body of a call. */
export function readForm({ create, body, record, recordModel, shape, rules, noun }: FormAsk): FormShape | null {
  if (!create.body) return null;
  const members = membersOf(create.body, (wire) => body.decode(wire));
  const example = create.bodyExample ?? {};
  const read = (attempt(() => body.decode(example)) ?? {}) as Readonly<Record<string, unknown>>;
  const bare = (attempt(() => body.decode({})) ?? {}) as Readonly<Record<string, unknown>>;
  const inRecord = (name: string): FormField['inRecord'] => {
    const member = record.find((each) => each.name === name);
    if (!member && !Object.hasOwn(recordModel, name)) return 'no';
    return (member ? member.isNullable : recordModel[name] === null) ? 'nullable' : 'yes';
  };
  const known = members.map((member) => fieldOf(member, { schema: create.body, shape, inRecord, read, bare }));
  const others = Object.keys(read)
    .filter((name) => !known.some((field) => field.name === name))
    .map((name) => bareField(name, bare[name] ?? null, inRecord(name)));
  const fields = [...known, ...others];
  const good = Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));
  const rule = ruleOf(noun, rules, good);
  const bad = badOf(fields).flatMap((each) => {
    if (!rule) return [each];
    const said = attempt(() => rule.judge({ ...good, [each.field]: each.value })) ?? [];
    const own = said.find(({ field }) => field === each.field);
    return own ? [{ ...each, problem: own.problem as Problem }] : [];
  });
  return { fields, rule: rule?.name ?? null, bad: unique(bad), sent: attempt(() => body.encode(good)) ?? null };
}

interface FieldAsk {
  readonly schema: Schema | null;
  readonly shape: ListShape;
  readonly inRecord: (name: string) => FormField['inRecord'];
  /** The example of the description as the model has it, and an empty body as the model has it. */
  readonly read: Readonly<Record<string, unknown>>;
  readonly bare: Readonly<Record<string, unknown>>;
}

function fieldOf(member: Member, { schema, shape, inRecord, read, bare }: FieldAsk): FormField {
  const { name, wireName, isNullable, choices } = member;
  const { minLength = 0, maxLength, pattern, minimum, maximum, title } = member.schema;
  const kind = formKind(member, shape);
  const isListed = schema?.required.includes(wireName) ?? false;
  const isRequired = isListed && (kind === 'text' || kind === 'longText' ? minLength > 0 : kind !== 'flag' && kind !== 'status');
  const initial = initialOf(member, kind, bare);
  return {
    name,
    wireName,
    kind,
    title,
    isReference: kind === 'text' && REFERENCE.test(member.schema.description ?? ''),
    isRequired,
    isNullable,
    inRecord: inRecord(name),
    maxChars: maxLength ?? null,
    pattern: pattern ?? null,
    min: minimum ?? null,
    max: maximum ?? null,
    choices,
    initial,
    sample: kind === 'none' ? initial : sampleOf(member, kind, read[name]),
  };
}

/** A member of the model that no member of the wire leads to alone: it is sent as it begins. */
const bareField = (name: string, initial: unknown, inRecord: FormField['inRecord']): FormField => ({
  name,
  wireName: name,
  kind: 'none',
  title: null,
  isReference: false,
  isRequired: false,
  isNullable: initial === null,
  inRecord,
  maxChars: null,
  pattern: null,
  min: null,
  max: null,
  choices: [],
  initial,
  sample: initial,
});

function formKind({ name, wireName, kind, schema, choices }: Member, shape: ListShape): FormKind {
  if (name === 'parentId' && shape === 'lazyTree') return 'parent';
  switch (kind) {
    case 'flag':
      return wireName === 'enabledMark' ? 'status' : 'flag';
    case 'number':
      return MOMENT.test(name) ? 'none' : 'integer';
    case 'choice':
      return choices.length > 0 ? 'choice' : 'none';
    case 'text':
      return LONG_TEXT.test(name) || (schema.maxLength ?? 0) > LONG_TEXT_CHARS ? 'longText' : 'text';
    default:
      return 'none';
  }
}

function initialOf({ name, choices }: Member, kind: FormKind, bare: Readonly<Record<string, unknown>>): unknown {
  switch (kind) {
    case 'parent':
      return null;
    case 'status':
      return true;
    case 'flag':
      return false;
    case 'integer':
      return name === 'sortCode' ? 0 : null;
    case 'choice':
      return choices[0];
    case 'text':
    case 'longText':
      return '';
    case 'none':
      return bare[name] ?? null;
  }
}

function sampleOf({ name, schema, choices }: Member, kind: FormKind, example: unknown): unknown {
  if (kind === 'parent') return null;
  if (kind === 'status') return true;
  if (kind === 'choice') return choices[0];
  const own = name === 'fullName' ? SAMPLE_NAME : name === 'enCode' ? SAMPLE_CODE : undefined;
  const fits =
    own !== undefined && own.length <= (schema.maxLength ?? Infinity) && (!schema.pattern || new RegExp(schema.pattern, 'u').test(own));
  return fits ? own : (example ?? (kind === 'integer' ? (schema.minimum ?? 0) : kind === 'flag' ? false : ''));
}

/** The rule of the domain for this noun, when it accepts a draft of the samples. */
function ruleOf(noun: string, rules: Domain['rules'], good: object) {
  const name = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Problems`;
  const judge = rules.get(name);
  const said = judge && attempt(() => judge(good));
  return judge && said?.length === 0 ? { name, judge } : null;
}

/** One bad value for each rule of the description. */
function badOf(fields: readonly FormField[]): Bad[] {
  return fields.flatMap((field): Bad[] => {
    const bad = (problem: Problem, value: unknown): Bad => ({ field: field.name, value, problem });
    if (field.kind === 'text' || field.kind === 'longText')
      return [
        ...(field.isRequired ? [bad('required', '')] : []),
        ...(field.maxChars === null ? [] : [bad('tooLong', 'a'.repeat(field.maxChars + 1))]),
        ...(field.pattern === null || new RegExp(field.pattern, 'u').test('-!') ? [] : [bad('pattern', '-!')]),
      ];
    if (field.kind === 'integer')
      return [
        ...(field.isRequired ? [bad('required', null)] : []),
        ...(field.name === 'sortCode' && field.min !== null ? [bad('range', field.min - 1)] : []),
        ...(field.name === 'sortCode' && field.max !== null ? [bad('range', field.max + 1)] : []),
      ];
    return [];
  });
}

const unique = (bad: readonly Bad[]): Bad[] =>
  bad.filter((one, at) => bad.findIndex(({ field, problem }) => field === one.field && problem === one.problem) === at);
