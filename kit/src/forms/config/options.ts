import type { Feed, Option } from '../grammar/index.ts';
import type { Members } from './members.ts';
import { isSealedObject } from './sealed.ts';
import type { Sealed } from './sealed.ts';

/** Choices of a control whose source is not named: none. */
const NOTHING: Feed = { from: 'static', options: [] };
const MOST_OPTIONS = 5_000;
const MOST_LEVELS = 32;

/** Names of the members of an option, as the design gives them. */
interface Named {
  readonly id: string;
  readonly label: string;
  readonly children: string;
}

const textOf = (value: Sealed | undefined): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Options in the order of their tree, each a level below the one it stands in. */
function leveled(items: readonly Sealed[], named: Named, depth = 0): readonly Option[] {
  return items.flatMap((item): readonly Option[] => {
    if (!isSealedObject(item)) return [];
    const id = textOf(item[named.id]);
    if (id === '') return [];
    const below = item[named.children];
    const isNested = Array.isArray(below) && depth < MOST_LEVELS;
    const option = { id, label: textOf(item[named.label]) || id, ...(depth > 0 && { depth }) };
    return [option, ...(isNested ? leveled(below as readonly Sealed[], named, depth + 1) : [])];
  });
}

/** Members of options may be named by the control or by its configuration. */
function namesOf(members: Members): Named {
  const config = members.within('__config__').within('props');
  const own = members.within('props').within('props');
  const of = (name: string, usual: string) =>
    config.text(name, '') || own.text(name, '') || members.within('props').text(name, '') || usual;
  return { id: of('value', 'id'), label: of('label', 'fullName'), children: of('children', 'children') };
}

/** Sources of a parameter as new designs number them: a field, a value of its own, nothing, or a fact of the person. */
const OF_FIELD = '1';

/** Parameters of a data interface: those that follow a field of the form, and those that are always the same. @source forms §3 @reading R-769 */
function parametersOf(members: Members) {
  const config = members.within('__config__');
  const holder = config.raw('templateJson') === undefined ? members : config;
  const all = holder.objects('templateJson', 200, (item) => ({
    name: item.text('field', ''),
    field: item.text('relationField', ''),
    source: item.text('sourceType', OF_FIELD),
    value: item.raw('defaultValue') ?? '',
  }));
  const named = all.filter(({ name }) => name !== '');
  // A name that begins with @ is a fact of the person, which the server knows.
  const follows = named.filter(({ field, source }) => field !== '' && !field.startsWith('@') && source === OF_FIELD);
  const fixed = named.filter((one) => !follows.includes(one));
  return {
    ...(follows.length > 0 && { parameters: Object.fromEntries(follows.map(({ name, field }) => [name, field])) }),
    ...(fixed.length > 0 && { fixed: Object.fromEntries(fixed.map(({ name, field, value }) => [name, field === '' ? value : field])) }),
  };
}

/** Entries of a dictionary by one of its members. @param keeps member of an entry that is kept */
export const dictionaryFeed = (dictionary: string, keeps: 'id' | 'code' = 'id'): Feed =>
  dictionary === '' ? NOTHING : { from: 'feed', id: `dictionary.${keeps}:${dictionary}` };

/**
 * Source of the options of a design: those that stand in it, the entries of a dictionary, or the rows of a data interface. The
 * last two are feeds of the form's surroundings, named `dictionary.id:TYPE`, `dictionary.code:TYPE` and
 * `interface:ID?VALUE&LABEL`.
 * @source forms §3
 */
export function optionsOf(members: Members): Feed {
  const config = members.within('__config__');
  const type = config.oneOf('dataType', ['static', 'dictionary', 'dynamic'], 'static');
  const named = namesOf(members);
  if (type === 'dictionary') {
    return dictionaryFeed(config.text('dictionaryType'), named.id === 'enCode' ? 'code' : 'id');
  }
  if (type === 'dynamic') {
    const source = config.text('propsUrl');
    if (source === '') return NOTHING;
    const id = `interface:${source}?${encodeURIComponent(named.id)}&${encodeURIComponent(named.label)}`;
    return { from: 'feed', id, ...parametersOf(members) };
  }
  const slot = members.within('__slot__');
  const at = slot.raw('options') === undefined ? members : slot;
  const options = leveled(at.list('options', MOST_OPTIONS), named);
  if (options.length > MOST_OPTIONS) members.fault('options', { kind: 'tooMany', max: MOST_OPTIONS });
  return { from: 'static', options };
}
