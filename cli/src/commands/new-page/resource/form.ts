import type { Call, Schema } from './description.ts';
import type { Codec, Domain } from './domain.ts';
import { attempt, membersOf, type Member } from './probe.ts';
import type { FormField, FormKind, FormShape } from './resource.ts';
import type { ListShape } from './shape.ts';

/** Ids at other companies, which people copy from there. */
const FOREIGN_ID = /^(app|xcxApp|sdkApp|enterprise|agent)Id$/;
/** Longer texts get more than one line. */
const LONG_TEXT_CHARS = 200;
/** Beginning of descriptions of ids of other records. */
const REFERENCE = /^(the )?ids? of\b/i;
const ID = /Ids?$/;
/** Milliseconds since 1970, whose codec takes any number. */
const MOMENT = /(Time|Day|Date)$/;
const MILLISECONDS = /milliseconds since 1970/i;
const IDS = /Ids$/;
/** Description of a parent that is always another record. */
const OF_A_RECORD = /^Id of (?!.*(-1|\btop\b))/i;
const LONG_TEXT = /^(description|remark|note|content|summary)$/i;
/** Example of a code of the house; used where the description gives none. */
const SAMPLE_CODE = 'sample.one';
const SAMPLE_NAME = 'SampleOne';
/** Milliseconds since 1970. */
const SOME_MS = 1_795_000_000_000;

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

type Model = Readonly<Record<string, unknown>>;

/** The form for the body of a call. */
export function readForm({ create, body, record, recordModel, shape, rules, noun }: FormAsk): FormShape | null {
  if (!create.body) return null;
  const members = membersOf(create.body, (wire) => body.decode(wire));
  const read = (attempt(() => body.decode(create.bodyExample ?? {})) ?? {}) as Model;
  const bare = (attempt(() => body.decode({})) ?? {}) as Model;
  const isLoaded = (name: string): boolean => record.some((each) => each.name === name) || Object.hasOwn(recordModel, name);
  const known = members.map((member) => fieldOf(member, { schema: create.body, shape, isLoaded, read, bare }));
  const others = Object.keys(read)
    .filter((name) => !known.some((field) => field.name === name))
    .map((name) => bareField(name, bare[name] ?? null, isLoaded(name)));
  const refused = neededRows(create, (wire) => body.decode(wire));
  const fields = [...known, ...others].map((field) => (refused.includes(field.name) ? { ...field, isRequired: true } : field));
  const good = Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));
  const takesNull = (name: string): boolean => attempt(() => ({ sent: body.encode({ ...good, [name]: null }) })) !== undefined;
  return {
    fields: fields.map((field) => ({ ...field, takesNull: takesNull(field.name) })),
    rule: ruleOf(noun, rules, good),
    encode: (draft) => body.encode(draft),
  };
}

/** Members that hold records of their own, of which the description asks for some: a form has no control for them. */
function neededRows({ body, bodyExample }: Pick<Call, 'body' | 'bodyExample'>, decode: (wire: object) => unknown): string[] {
  const { required = [], properties = {} } = body ?? {};
  return required.flatMap((wireName) => {
    if (Object.keys(properties[wireName]?.items?.properties ?? {}).length === 0) return [];
    const [some, none] = [bodyExample ?? {}, { ...bodyExample, [wireName]: [] }].map(
      (wire) => (attempt(() => decode(wire)) ?? {}) as Model,
    );
    return Object.keys(some ?? {}).filter((name) => JSON.stringify(some?.[name]) !== JSON.stringify(none?.[name]));
  });
}

interface FieldAsk {
  readonly schema: Schema | null;
  readonly shape: ListShape;
  readonly isLoaded: (name: string) => boolean;
  /** The example of the description as the model has it, and an empty body as the model has it. */
  readonly read: Model;
  readonly bare: Model;
}

function fieldOf(member: Member, { schema, shape, isLoaded, read, bare }: FieldAsk): FormField {
  const { name, wireName, choices } = member;
  const { minLength = 0, maxLength, pattern, minimum, maximum, title, description } = member.schema;
  const kind = formKind(member, shape);
  const isListed = schema?.required.includes(wireName) ?? false;
  const isRequired = isListed && (kind === 'text' || kind === 'longText' ? minLength > 0 : kind !== 'flag' && kind !== 'status');
  return {
    name,
    wireName,
    kind,
    title,
    isReference:
      kind === 'ids' ||
      kind === 'paths' ||
      (kind === 'text' && (REFERENCE.test(description ?? '') || (ID.test(name) && !FOREIGN_ID.test(name)))),
    isRequired: isRequired || (isListed && kind === 'text' && ID.test(name)),
    isListed,
    isLoaded: isLoaded(name),
    maxChars: maxLength ?? null,
    pattern: pattern ?? null,
    min: minimum ?? null,
    max: maximum ?? null,
    choices,
    bare: bare[name] ?? null,
    sample: sampleOf(member, kind, read[name], bare[name] ?? null),
    takesNull: true,
  };
}

/** A member of the model that no member of the wire leads to alone: it is sent as it begins. */
const bareField = (name: string, bare: unknown, isLoaded: boolean): FormField => ({
  name,
  wireName: name,
  kind: 'none',
  title: null,
  isReference: false,
  isRequired: false,
  isListed: false,
  isLoaded,
  maxChars: null,
  pattern: null,
  min: null,
  max: null,
  choices: [],
  bare,
  sample: bare,
  takesNull: true,
});

function formKind({ name, wireName, kind, schema, choices }: Member, shape: ListShape): FormKind {
  // A parent that has to be another record is chosen; where a record may stand at the top, the place it is made at says it.
  if (name === 'parentId' && !OF_A_RECORD.test(schema.description ?? '') && (shape === 'lazyTree' || shape === 'tree')) return 'parent';
  switch (kind) {
    case 'flag':
      return wireName === 'enabledMark' ? 'status' : 'flag';
    case 'number':
      if (MOMENT.test(name) && (schema.description === null || MILLISECONDS.test(schema.description))) return 'moment';
      return schema.types.includes('number') && !schema.types.includes('integer') ? 'decimal' : 'integer';
    case 'moment':
      return 'moment';
    case 'texts':
      return IDS.test(name) || REFERENCE.test(schema.description ?? '') ? 'ids' : 'none';
    case 'paths':
      return 'paths';
    case 'choice':
      return choices.length > 0 ? 'choice' : 'none';
    case 'text':
      if (schema.format === 'date') return 'day';
      return LONG_TEXT.test(name) || (schema.maxLength ?? 0) > LONG_TEXT_CHARS ? 'longText' : 'text';
    default:
      return 'none';
  }
}

function sampleOf({ name, schema, choices }: Member, kind: FormKind, example: unknown, bare: unknown): unknown {
  if (kind === 'none') return bare;
  if (kind === 'parent') return null;
  if (kind === 'status') return true;
  if (kind === 'choice') return choices[0];
  const own = name === 'fullName' ? SAMPLE_NAME : name === 'enCode' ? SAMPLE_CODE : undefined;
  if (kind === 'moment') return typeof example === 'number' ? example : SOME_MS;
  const fits =
    own !== undefined && own.length <= (schema.maxLength ?? Infinity) && (!schema.pattern || new RegExp(schema.pattern, 'u').test(own));
  return fits
    ? own
    : (example ?? (kind === 'integer' || kind === 'decimal' ? (schema.minimum ?? 0) : kind === 'flag' ? false : kind === 'ids' ? [] : ''));
}

/** Name of the domain's rule for this noun, when it accepts a draft of the samples. */
function ruleOf(noun: string, rules: Domain['rules'], good: object): string | null {
  const name = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Problems`;
  const judge = rules.get(name);
  const said = judge && attempt(() => judge(good));
  return said?.length === 0 ? name : null;
}
