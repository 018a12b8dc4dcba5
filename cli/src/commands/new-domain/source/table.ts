import { CommandFailure, EXIT } from '../../../failure.ts';

/** Kinds of values a column holds, whatever its database calls them. `binary`: nothing a form holds. */
export type ColumnKind = 'text' | 'longText' | 'integer' | 'decimal' | 'flag' | 'day' | 'moment' | 'clock' | 'choice' | 'binary';

/** A column of a table, or a member of a foreign description. */
export interface Column {
  /** As its source spells it: `road_name`, `F_RoadName`, `roadName`. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Neither null nor left out. */
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly isUnique: boolean;
  /** Longest text in characters; null where there is no limit. */
  readonly maxChars: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly pattern: string | null;
  /** Values of a choice, in their order. */
  readonly choices: readonly string[];
  /** Words a person has written about it: `SIMPLIFIED|TRADITIONAL|ENGLISH`, then values as `value=…`, divided by semicolons. */
  readonly comment: string | null;
}

/** Columns of one kind of record, and what its source says about all of them. */
export interface Table {
  readonly name: string | null;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  /** Calls the source has; all of them where it is a table. */
  readonly calls: readonly DomainCall[];
  readonly notes: readonly string[];
}

/** Calls of a domain. */
export const DOMAIN_CALLS = ['list', 'get', 'create', 'update', 'remove'] as const;
export type DomainCall = (typeof DOMAIN_CALLS)[number];

/** A column of which nothing is known but its name and kind. */
export const plainColumn = (name: string, kind: ColumnKind): Column => ({
  name,
  kind,
  isRequired: false,
  isKey: false,
  isUnique: false,
  maxChars: null,
  min: null,
  max: null,
  pattern: null,
  choices: [],
  comment: null,
});

/** Refuses a source that cannot be read. @throws CommandFailure 2 */
export function refuseSource(source: string, why: string, todo: string): never {
  throw new CommandFailure(EXIT.usage, `[milepost] ${source} cannot become a domain: ${why}. Nothing was written. ${todo}`);
}

const WHOLE_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  tinyint: [-128, 127],
  smallint: [-32_768, 32_767],
  int2: [-32_768, 32_767],
  smallserial: [-32_768, 32_767],
  mediumint: [-8_388_608, 8_388_607],
  int: [-2_147_483_648, 2_147_483_647],
  int4: [-2_147_483_648, 2_147_483_647],
  integer: [-2_147_483_648, 2_147_483_647],
  serial: [-2_147_483_648, 2_147_483_647],
};
/** Largest whole number a number of JSON holds exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

type Typed = Pick<Column, 'kind' | 'maxChars' | 'min' | 'max' | 'choices'>;

/**
 * Kind and limits of a type of MySQL, PostgreSQL or SQLite; null for one that nobody knows.
 * @param type its name in small letters, such as `character varying` @param args what stands in brackets
 */
export function columnType(type: string, args: readonly string[], isUnsigned = false): Typed | null {
  const typed = (kind: ColumnKind, more: Partial<Typed> = {}): Typed => ({
    kind,
    maxChars: null,
    min: null,
    max: null,
    choices: [],
    ...more,
  });
  const [first = '', second = '0'] = args;
  const size = /^\d+$/.test(first) ? Number(first) : null;
  if (/^(bool|boolean)$/.test(type) || (type === 'tinyint' && size === 1) || (type === 'bit' && (size ?? 1) === 1)) return typed('flag');
  if (type === 'enum') return typed('choice', { choices: args });
  if (/^(n?varchar2?|n?char|character|character varying|varying character|citext|bpchar)$/.test(type))
    return typed('text', { maxChars: size });
  if (type === 'uuid') return typed('text', { maxChars: 36 });
  if (/^(tiny|medium|long)?text$|^clob$|^jsonb?$|^xml$/.test(type)) return typed('longText');
  if (type === 'date') return typed('day');
  if (/^(datetime\d?|timestamp|timestamptz)( with(out)? time zone)?$/.test(type)) return typed('moment');
  if (/^time(tz)?( with(out)? time zone)?$/.test(type)) return typed('clock', { maxChars: 8 });
  if (/^(decimal|numeric|number|dec)$/.test(type)) {
    if (size === null) return typed('decimal');
    const whole = Number(second) === 0;
    const most = Math.min(10 ** (size - Number(second)) - (whole ? 1 : 10 ** -Number(second)), MOST);
    return typed(whole ? 'integer' : 'decimal', { min: isUnsigned ? 0 : -most, max: most });
  }
  if (/^(real|float\d?|double|double precision|money)$/.test(type)) return typed('decimal', { min: isUnsigned ? 0 : null });
  if (/^(bigint|int8|bigserial|year)$/.test(type)) return typed('integer', { min: isUnsigned ? 0 : -MOST, max: MOST });
  const range = WHOLE_RANGES[type];
  if (range) return typed('integer', isUnsigned ? { min: 0, max: range[1] * 2 + 1 } : { min: range[0], max: range[1] });
  return /blob$|binary$|^bytea$|^image$|^geometry$|^point$/.test(type) ? typed('binary') : null;
}
