import { camel } from '../../templates/names.ts';
import type { GivenWords, PageInput } from '../new-page/input.ts';
import type { ColumnField, ColumnKind, FormField, FormKind, Resource } from '../new-page/resource/resource.ts';
import { callId, filteredMembers, type Domain, type DomainMember } from './domain.ts';
import type { DomainInput } from './input.ts';
import { emptyWire, wireValue } from './values.ts';

/** Ids of other records, as the engine of pages knows them. */
const REFERENCE = /Ids?$/;
const LONG_TEXT = /^(description|remark|note|content|summary)$/i;
/** Longer texts get more than one line. */
const LONG_TEXT_CHARS = 200;

const columnKind = ({ kind, name }: DomainMember): ColumnKind => {
  if (name === 'isEnabled') return 'status';
  if (kind === 'integer' || kind === 'decimal') return 'number';
  return kind === 'flag' || kind === 'moment' || kind === 'choice' ? kind : 'text';
};

const formKind = ({ kind, name, maxChars }: DomainMember): FormKind => {
  if (name === 'isEnabled') return 'status';
  if (kind === 'clock') return 'text';
  return kind === 'text' && (LONG_TEXT.test(name) || (maxChars ?? 0) > LONG_TEXT_CHARS) ? 'longText' : kind;
};

const columnOf = (member: DomainMember): ColumnField => ({
  name: member.name,
  wireName: member.wireName,
  kind: columnKind(member),
  title: null,
  choices: member.choices,
});

function fieldOf(member: DomainMember, domain: Domain): FormField {
  const { name, wireName, isRequired, maxChars, pattern, min, max, choices } = member;
  const kind = formKind(member);
  const value = wireValue(member, domain, 0);
  const bare = kind === 'flag' || kind === 'status' ? false : kind === 'choice' && isRequired ? (choices[0] ?? '') : emptyWire(member);
  return {
    name,
    wireName,
    kind,
    title: null,
    isReference: kind === 'text' && REFERENCE.test(name),
    isRequired,
    isListed: isRequired,
    isLoaded: true,
    maxChars,
    pattern,
    min,
    max,
    choices,
    bare,
    sample: kind === 'flag' || kind === 'status' ? true : value,
    takesNull: true,
  };
}

/** The list of a domain as a page shows it: what the description and the codecs of the domain will say. */
export function resourceOf(domain: Domain): Resource {
  const { name, one, noun, members, calls, label } = domain;
  const id = (call: (typeof calls)[number]): string | null => (calls.includes(call) ? callId(domain, call) : null);
  const stamps = ['creatorTime', 'lastModifyTime'].map((stamp): ColumnField => ({
    name: stamp,
    wireName: stamp,
    kind: 'moment',
    title: null,
    choices: [],
  }));
  const canEdit = calls.includes('update') && calls.includes('get');
  return {
    domain: name,
    noun,
    codecs: `${one}Codecs`,
    operations: `${camel(name)}Operations`,
    source: 'admin §7',
    shape: 'paged',
    listPath: domain.api,
    list: {
      id: callId(domain, 'list'),
      hasKeyword: true,
      hasId: false,
      canSort: true,
      filters: filteredMembers(domain).map((member) => ({
        name: member.wireName,
        choices: member.name === 'isEnabled' ? ['0', '1'] : member.choices,
      })),
    },
    rootId: '-1',
    isRootNull: true,
    columns: [...members.filter(({ name: member, kind }) => kind !== 'longText' && !REFERENCE.test(member)).map(columnOf), ...stamps],
    labelField: label.name,
    get: id('get'),
    create: id('create'),
    update: canEdit ? id('update') : null,
    remove: id('remove'),
    setState: null,
    exports: null,
    editable: [],
    removable: [],
    form: calls.includes('create')
      ? { fields: members.map((member) => fieldOf(member, domain)), rule: null, encode: (draft) => draft }
      : null,
    notes: [],
  };
}

/** Input of the page, as `new page` takes it. */
export function pageInputOf(domain: Domain, { page, labels, controls, hide }: DomainInput, call: string): PageInput {
  const { name, words, members } = domain;
  const said = members.flatMap((member): (readonly [string, GivenWords])[] => [
    ...(member.words ? [[member.name, member.words] as const] : []),
    ...[...member.valueWords].map(([value, own]) => [`${member.name}.${value}`, own] as const),
  ]);
  const all = new Map([...said, ...labels]);
  const isWorded = ({ name: member, choices }: DomainMember): boolean =>
    member === 'isEnabled' || [member, ...choices.map((value) => `${member}.${value}`)].every((key) => all.has(key));
  return {
    name,
    resource: call,
    path: page,
    folder: null,
    zh: words.zh,
    zhtw: words.zhtw,
    columns: null,
    search: filteredMembers(domain)
      .filter((member) => isWorded(member) && !hide.includes(member.name))
      .map(({ wireName }) => wireName),
    fields: null,
    hide,
    controls,
    labels: all,
    menuNames: {},
  };
}
