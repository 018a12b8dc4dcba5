import { camel, capital, kebab, pascal, plural, wordsIn } from '../../templates/names.ts';
import type { GivenWords } from '../new-page/input.ts';
import type { Column, ColumnKind, DomainCall, Table } from './source/table.ts';

/** A member of the records of a domain. */
export interface DomainMember extends Omit<Column, 'name' | 'kind' | 'comment' | 'isKey' | 'isKept' | 'isNumbered'> {
  /** As the wire has it: `roadName`, `enabledMark`. */
  readonly wireName: string;
  /** As the model has it: `roadName`, `isEnabled`. */
  readonly name: string;
  readonly kind: Exclude<ColumnKind, 'binary' | 'list'>;
  /** Words of its comment; null where it has none in two languages. */
  readonly words: GivenWords | null;
  /** Words of its values, by value. */
  readonly valueWords: ReadonlyMap<string, GivenWords>;
}

/** Everything the parts of a new domain are made of. */
export interface Domain {
  /** Name of its folders: `road-inspection`. */
  readonly name: string;
  /** `roadInspection`, `RoadInspection`, `RoadInspections`. */
  readonly one: string;
  readonly noun: string;
  readonly nouns: string;
  /** Address of its calls: `/api/system/RoadInspection`. */
  readonly api: string;
  /** Address of its page, whose entry of the menu gives the rights; null without a page. */
  readonly page: string | null;
  readonly members: readonly DomainMember[];
  /** Member a record is called by. */
  readonly label: DomainMember;
  readonly calls: readonly DomainCall[];
  /** Name of one record. */
  readonly words: GivenWords;
  readonly notes: readonly string[];
}

/** Columns a server fills in by itself; what keeps records apart from those that were deleted, and from other tenants. */
const KEPT_BY_SERVER =
  /^(creator|create|created|last_?modif(y|ied)|modif(y|ied)|update|updated|insert|inserted|delete|deleted|is_?deleted)(_?(time|at|on|date|by|user|user_?id|mark))?$|^(tenant_?id|del_?flag|version|revision)$/i;
const STATE = /^(enabled_?mark|enabled|is_?enabled)$/i;
/** Longest text a search looks into. */
const MOST_SEARCHED_CHARS = 500;
const LABELS = ['fullName', 'name', 'title', 'realName', 'enCode'];

/** Members of a table's columns, as house and wire call them, and what was left out. */
export function membersOf({ columns }: Table): { readonly members: readonly DomainMember[]; readonly notes: readonly string[] } {
  const others = columns.filter(({ isKey }) => !isKey);
  // Tables of this family begin every column with the same letter.
  const isMarked = others.length > 0 && others.every(({ name }) => /^f_/i.test(name));
  const named = others.map((column) => ({ column, plain: isMarked ? column.name.slice(2) : column.name }));
  const kept = named.filter(({ column, plain }) => column.isKept || KEPT_BY_SERVER.test(plain));
  const of = (kind: ColumnKind) => named.filter((each) => each.column.kind === kind && !kept.includes(each));
  const [binary, lists] = [of('binary'), of('list')];
  const notes = [
    ...(kept.length > 0 ? [`Kept by the server itself, so nobody types it: ${kept.map(({ column }) => column.name).join(', ')}.`] : []),
    ...(binary.length > 0
      ? [`Left out, bytes belong into files: ${binary.map(({ column }) => column.name).join(', ')}. A control of files is added by hand.`]
      : []),
    ...(lists.length > 0
      ? [
          `Left out, several values in one: ${lists.map(({ column }) => column.name).join(', ')}. A control of several choices is added by hand.`,
        ]
      : []),
  ];
  const left = new Set([...kept, ...binary, ...lists]);
  return {
    members: named.filter((each) => !left.has(each)).map(({ column, plain }) => memberOf(column, plain)),
    notes,
  };
}

function memberOf(
  { isKey: _key, isKept: _kept, isNumbered: _numbered, name: _name, comment, ...column }: Column,
  plain: string,
): DomainMember {
  const isState = STATE.test(plain) && (column.kind === 'flag' || column.kind === 'integer');
  const wireName = isState ? 'enabledMark' : camel(plain);
  const kind = isState ? 'flag' : (column.kind as DomainMember['kind']); // bytes and lists were left out before
  const isQuestion = /^(is|has|can)[A-Z]/.test(wireName);
  const name = isState ? 'isEnabled' : kind === 'flag' && !isQuestion ? `is${capital(wireName)}` : wireName;
  const { own, values } = readComment(comment);
  return {
    ...column,
    wireName,
    name,
    kind,
    // Yes or no is always one of them.
    isRequired: column.isRequired && kind !== 'flag',
    ...(kind === 'flag' && { min: null, max: null }),
    ...(kind === 'clock' && { pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' }),
    words: own,
    valueWords: values,
  };
}

const HAN = /\p{Script=Han}/u;

/** `天气|天氣|Weather; sunny=晴|晴|Sunny` as words of a member and of its values. */
export function readComment(comment: string | null): { readonly own: GivenWords | null; readonly values: ReadonlyMap<string, GivenWords> } {
  const [first = '', ...rest] = (comment ?? '').split(/[;；]/);
  const values = new Map<string, GivenWords>();
  for (const part of rest) {
    const [, value = '', said = ''] = /^\s*([^=:]+?)\s*[=:]\s*(.+)$/.exec(part) ?? [];
    const words = wordsOf(said);
    if (words !== null) values.set(value, words);
  }
  return { own: wordsOf(first), values };
}

/** Words of two languages or three; null where one is missing. */
function wordsOf(text: string): GivenWords | null {
  const [zh = '', zhtw = '', en] = text.split(/[|｜]/).map((one) => one.trim());
  return HAN.test(zh) && zhtw !== '' ? { zh, zhtw, en: en === undefined || en === '' ? null : en } : null;
}

/** Words no column of the sandbox can be called, as SQLite reads them. */
const SQL_WORDS =
  /^(add|all|alter|and|as|between|by|case|check|collate|column|commit|constraint|create|cross|default|delete|desc|asc|distinct|drop|else|end|escape|except|exists|foreign|from|full|group|having|if|in|index|inner|insert|into|is|join|key|left|like|limit|match|natural|no|not|null|of|on|or|order|outer|primary|references|right|rollback|row|rows|select|set|table|then|to|transaction|trigger|union|unique|update|using|values|view|when|where|window|with)$/i;

/** Faults in the names of members, each as a sentence. */
export function memberProblems(members: readonly DomainMember[], hasTable: boolean): string[] {
  const names = members.map(({ name }) => name);
  return members.flatMap(({ name, wireName }, at) => [
    ...(/^[a-z]\w*$/i.test(wireName)
      ? []
      : [`"${wireName}" is no name of a member. Use letters, digits and underscores, and say its words beside it.`]),
    ...(names.indexOf(name) === at ? [] : [`Two columns become the member "${name}". Give one another name.`]),
    ...(/^(creatorTime|lastModifyTime|id|__proto__|constructor)$/.test(name)
      ? [`A member cannot be called "${name}", every record has its own. Name the column otherwise.`]
      : []),
    ...(hasTable && SQL_WORDS.test(wireName)
      ? [
          `"${wireName}" is a word of SQL, which no column of the sandbox can be called. Name the column otherwise, or leave the sandbox out with --without sandbox.`,
        ]
      : []),
  ]);
}

interface DomainAsk {
  readonly name: string;
  readonly table: Table;
  readonly api: string | null;
  readonly page: string | null;
  readonly folder: string;
  readonly words: GivenWords;
}

/** The domain of a table; null where its records have no text to be called by. */
export function domainOf({ name, table, api, page, folder, words }: DomainAsk): Domain | null {
  const { members, notes } = membersOf(table);
  const texts = members.filter(({ kind }) => kind === 'text');
  const label =
    LABELS.map((wanted) => texts.find((member) => member.name === wanted)).find((found) => found !== undefined) ??
    texts.find(({ isRequired }) => isRequired) ??
    texts[0];
  if (!label) return null;
  return {
    name: kebab(name),
    one: camel(name),
    noun: pascal(name),
    nouns: plural(pascal(name)),
    api: api ?? `/api/${folder}/${pascal(name)}`,
    page,
    members,
    label,
    calls: table.calls,
    // It stands in comments and titles of tests.
    words: { ...words, en: (words.en ?? wordsIn(name).join(' ')).replaceAll(/[^\w -]+/g, ' ').trim() },
    notes: [...notes, ...table.notes],
  };
}

/** Members a keyword is looked for in. */
export const searchedMembers = ({ members, label }: Domain): readonly DomainMember[] => [
  label,
  ...members.filter(
    (member) => member !== label && member.kind === 'text' && (member.maxChars ?? 0) <= MOST_SEARCHED_CHARS && !member.name.endsWith('Id'),
  ),
];

/** Choices and the state: what a list can be narrowed down by. */
export const filteredMembers = ({ members }: Domain): readonly DomainMember[] =>
  members.filter(({ kind, name }) => kind === 'choice' || name === 'isEnabled');

/** Id of a call: `listRoadInspections`. */
export const callId = ({ noun, nouns }: Pick<Domain, 'noun' | 'nouns'>, call: DomainCall): string =>
  call === 'list' ? `list${nouns}` : `${call}${noun}`;

/** Right a call needs, as a value of `x-needs`. */
export function needOf({ page }: Pick<Domain, 'page'>, call: DomainCall): string {
  const isRead = call === 'list' || call === 'get';
  if (page === null) return isRead ? 'session' : 'administrator';
  const entry = page.replaceAll('/', '-');
  if (isRead) return `{ page: ${entry} }`;
  return `{ page: ${entry}, button: ${{ create: 'btn_add', update: 'btn_edit', remove: 'btn_remove' }[call]} }`;
}
