import { CommandFailure, EXIT } from '../../../failure.ts';

/**
 * Kinds of values a column holds, whatever its database calls them. Neither `binary`, bytes, nor `list`, several values, is
 * something a control made here holds.
 */
export type ColumnKind = 'text' | 'longText' | 'integer' | 'decimal' | 'flag' | 'day' | 'moment' | 'clock' | 'choice' | 'binary' | 'list';

/** A column of a table, or a member of a foreign description. */
export interface Column {
  /** As its source spells it: `road_name`, `F_RoadName`, `roadName`. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Neither null nor left out. */
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly isUnique: boolean;
  /** Filled in by the database alone: computed, a version of the row, or only read. */
  readonly isKept: boolean;
  /** Counted up by the database. */
  readonly isNumbered: boolean;
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
  isKept: false,
  isNumbered: false,
  maxChars: null,
  min: null,
  max: null,
  pattern: null,
  choices: [],
  comment: null,
});

/** A key that no person types: numbered, a UUID, or called an id. */
const isId = ({ name, isNumbered, kind, maxChars }: Column): boolean =>
  isNumbered || /(^|_|[a-z])(id|uuid|guid)$/i.test(name) || (kind === 'text' && maxChars === UUID_CHARS);
const UUID_CHARS = 36;

/**
 * Columns in which only ids are keys: every record of a domain has an id of its own, and what people type into a key is a member
 * like others.
 */
export function withIds(columns: readonly Column[]): { readonly columns: Column[]; readonly notes: readonly string[] } {
  const keys = columns.filter(({ isKey }) => isKey);
  const [only, ...more] = keys;
  const typed = more.length > 0 ? keys.filter(({ name }) => !/^(f_)?id$/i.test(name)) : keys.filter((key) => !isId(key));
  const isAlone = more.length === 0;
  return {
    columns: columns.map((column) =>
      typed.includes(column) ? { ...column, isKey: false, isRequired: true, isUnique: column.isUnique || isAlone } : column,
    ),
    notes:
      typed.length === 0 || !only
        ? []
        : [
            isAlone
              ? `The key "${only.name}" is typed by people: it is a member that no two records share, and each record has an id beside it.`
              : `The key is made of ${keys.map(({ name }) => name).join(', ')}: each record has an id instead, and nothing here judges that no two share all of these.`,
          ],
  };
}

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
/** Types of bytes, shapes and others that nobody types. */
const BYTES =
  /blob$|binary$|^bytea$|^(long )?raw$|^image$|^bit( varying)?$|^rowversion$|^tsvector$|^hierarchyid$|^(geometry|geography|geometrycollection|(multi)?(point|linestring|polygon))$/;
/** Largest whole number a number of JSON holds exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

type Typed = Pick<Column, 'kind' | 'maxChars' | 'min' | 'max' | 'choices'>;

/**
 * Kind and limits of a type of MySQL, PostgreSQL, SQLite, SQL Server or Oracle; null for one that nobody knows.
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
  if (first.toLowerCase() === 'max' && /^n?varchar$/.test(type)) return typed('longText');
  const size = /^\d+$/.test(first) ? Number(first) : null;
  if (/^(bool|boolean)$/.test(type) || (type === 'tinyint' && size === 1) || (type === 'bit' && (size ?? 1) === 1)) return typed('flag');
  if (type === 'enum') return typed('choice', { choices: args });
  if (
    /^(n?varchar2?|n?char|character|(national )?char(acter)?( varying)?|national varchar|nchar varying|varying character|citext|bpchar|sysname)$/.test(
      type,
    )
  )
    return typed('text', { maxChars: size });
  if (/^(inet|cidr|macaddr8?|interval)$/.test(type)) return typed('text', { maxChars: 50 });
  if (/^(uuid|uniqueidentifier)$/.test(type)) return typed('text', { maxChars: 36 });
  if (/^(tiny|medium|long|n)?text$|^n?clob$|^long( varchar)?$|^jsonb?$|^xml(type)?$/.test(type)) return typed('longText');
  if (type === 'date') return typed('day');
  if (/^(datetime2?|smalldatetime|datetimeoffset|timestamp|timestamptz)( with(out)? time zone)?$/.test(type)) return typed('moment');
  if (/^time(tz)?( with(out)? time zone)?$/.test(type)) return typed('clock', { maxChars: 8 });
  if (/^(decimal|numeric|number|dec)$/.test(type)) {
    if (size === null) return typed('decimal');
    const whole = Number(second) === 0;
    const most = Math.min(10 ** (size - Number(second)) - (whole ? 1 : 10 ** -Number(second)), MOST);
    return typed(whole ? 'integer' : 'decimal', { min: isUnsigned ? 0 : -most, max: most });
  }
  if (/^(real|float\d?|double|double precision|binary_(?:float|double)|(?:small)?money)$/.test(type))
    return typed('decimal', { min: isUnsigned ? 0 : null });
  if (/^(bigint|int8|bigserial|year)$/.test(type)) return typed('integer', { min: isUnsigned ? 0 : -MOST, max: MOST });
  const range = WHOLE_RANGES[type];
  if (range) return typed('integer', isUnsigned ? { min: 0, max: range[1] * 2 + 1 } : { min: range[0], max: range[1] });
  if (/^(set|vector)$/.test(type)) return typed('list');
  return BYTES.test(type) ? typed('binary') : null;
}
