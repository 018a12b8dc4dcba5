import { parseConfig, type Config, type Reader } from '../config.ts';
import * as read from '../config-readers.ts';
import { make } from './generated.ts';
import type { ConfigInput, HostileRow } from './hostile.ts';

/** For tests: opens a text with a reader. */
export type ParseConfig = (text: string, reader: Reader<unknown>) => Config<unknown>;

/** Controls the page can draw; a map, so that no name of a prototype is among them. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  ['comInput', 'numInput', 'switch', 'barcode', 'relationForm', 'table'].map((key) => [key, key]),
);

const control: Reader<unknown> = read.object({
  __vModel__: read.fieldName,
  __config__: read.object({
    jnpfKey: (given, at) => DRAWN.get(read.text(given, at)) ?? 'unsupported',
    span: read.clamped(1, 24, 24),
    children: read.optional(read.list(read.later(() => control)), []),
  }),
  lineColor: read.colour('#000000'),
  width: read.size('100%'),
  precision: read.clamped(0, 10, 0),
  limit: read.clamped(0, 100, 0),
});
const DEFAULT_COLUMNS = 'the columns of the page';

/** Readers of the hostile rows: one reader for each kind of text. */
const READERS: Readonly<Record<string, Reader<unknown>>> = {
  propertyJson: read.optional(read.object({ moduleId: read.optional(read.text, null), isTree: read.optional(read.flag, null) }), {}),
  record: read.object({ id: read.text }),
  formData: read.object({ fields: read.list(control) }),
  control,
  fieldList: read.otherwise(
    read.list(
      read.object({ prop: read.fieldName, visible: (given, at) => (given === true || given === false ? given : read.flag('', at)) }),
    ),
    DEFAULT_COLUMNS,
  ),
};

/** For tests: what is wrong with the outcome of a row, or null. */
export function judgeConfig(parse: ParseConfig, { input, expected }: HostileRow<ConfigInput>): string | null {
  const reader = READERS[input.kind];
  if (!reader) throw new Error(`unknown kind ${input.kind}`);
  const config = parse(make(input.text), reader);
  if (!['allowed', 'default', 'fallback', 'rejected'].includes(expected.verdict)) throw new Error(`unknown verdict ${expected.verdict}`);
  if (expected.verdict === 'rejected') return config.ok ? 'it was let through' : null;
  if (!config.ok) return `refused: ${config.failure.reason}`;
  const text = JSON.stringify(config.value);
  const kept = expected.mustNotContain?.find((part) => text.includes(part));
  if (kept !== undefined) return `it holds ${kept}`;
  if (expected.verdict === 'fallback') return text.includes('"unsupported"') ? null : 'it is drawn as something';
  if (input.kind === 'fieldList' && expected.verdict === 'default')
    return config.value === DEFAULT_COLUMNS ? null : 'the columns are not the default';
  const members = flatten(JSON.parse(text));
  const wrong = Object.entries(expected.value ?? {}).find(
    ([name, value]) => JSON.stringify(toNumber(members.get(name))) !== JSON.stringify(value),
  );
  return wrong ? `${wrong[0]} is ${String(members.get(wrong[0]))}` : null;
}

/** A yes or no of the model stands for the 1 or 0 of the text. */
const toNumber = (member: unknown) => (typeof member === 'boolean' ? Number(member) : member);

function flatten(value: unknown, members = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      members.set(name, member);
      flatten(member, members);
    }
  return members;
}

/** For tests: the guard itself. */
export const guarded: ParseConfig = parseConfig;
/** For tests: the guard switched off: the text as JavaScript reads it. */
export const trustAnything: ParseConfig = (text) => {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { ok: false, failure: { reason: 'syntax', line: 1, column: 1 } };
  }
};
