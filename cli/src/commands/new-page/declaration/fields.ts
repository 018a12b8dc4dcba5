import { nearest } from '../../../templates/nearest.ts';
import type { FormField } from '../resource/resource.ts';
import { builder, choiceConstant, type Ask } from './ask.ts';
import { offersOf, usualControl, type ProposedControl } from './controls.ts';
import { dictionaryOf } from './filters.ts';

/** Longest text of a name and of a code, which the builders say themselves. */
const USUAL_MAX_CHARS = 50;
/** Widest a whole number may be where the description has no range. */
const INTEGER_MAX = 999_999;
/** A longer pattern is no line of a declaration. */
const MOST_PATTERN_CHARS = 60;

/** A field as code, and how it stands in the form. */
export interface Line {
  readonly field: FormField;
  readonly code: string;
  /** Takes a whole row. */
  readonly isWide: boolean;
}

/** Fields of the form, in the order a person fills them in. */
export function formLines(ask: Ask): Line[] {
  const { resource, input } = ask;
  const all = resource.form?.fields ?? [];
  const asked = input.fields;
  const chosen = asked ? asked.flatMap((name) => all.filter((field) => field.name === name)) : usual(ask, all);
  return chosen.flatMap((field) => fieldLine(ask, field, asked !== null || field.isRequired) ?? []);
}

/** All but what is hidden, what hangs in a tree, and what no loaded record would bring back. */
function usual({ resource, input, notes }: Ask, all: readonly FormField[]): FormField[] {
  const lost = all.filter((field) => resource.update !== null && !field.isLoaded && !field.isRequired && field.kind !== 'none');
  if (lost.length > 0)
    notes.push(`Not in the form, ${resource.get} does not answer it: ${lost.map(({ name }) => name).join(', ')}. --fields chooses.`);
  return all
    .filter((field) => field.kind !== 'parent' && !input.hide.includes(field.name) && !lost.includes(field))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Names first, then what has to be filled in, then the rest; how a record stands in lists, and what is said of it, last. */
function rank({ name, kind, isRequired }: FormField): number {
  if (name === 'fullName' || name === 'name') return 0;
  if (name === 'enCode') return 1;
  if (name === 'sortCode') return 4;
  if (kind === 'status') return 5;
  if (kind === 'longText') return 6;
  return isRequired ? 2 : 3;
}

/** A field as code; null where it has no words or no control, which is a question or a note. */
function fieldLine(ask: Ask, field: FormField, isNeeded: boolean): Line | null {
  const { words } = ask;
  const { name, kind, title } = field;
  const line = (code: string, isWide = false): Line => ({ field, code, isWide });
  if (kind === 'status') return line(builder('enabled', [`'${name}'`]));
  if (name === 'sortCode' && kind === 'integer') return line('sortCode()');
  if (name === 'description' && kind === 'longText' && !words.isGiven(name)) return line('description()', true);
  const wanted = controlFor(ask, field, isNeeded);
  if (wanted === null) return null;
  const own = ownName(ask, field);
  if (own !== null) return line(own);
  const label = words.ofField(name, title, isNeeded)?.code;
  if (label === undefined) return null;
  return controlLine(ask, { field, label, wanted, isNeeded }, line);
}

/** Control of a member: its kind's, the one that was asked for, or for an id the usual picker. Null where there is none. */
function controlFor(
  { controls, pickers, dictionaries, questions, notes, resource }: Ask,
  field: FormField,
  isNeeded: boolean,
): ProposedControl | 'own' | null {
  const { name, kind, isReference } = field;
  const asked = controls.get(name);
  if (asked) {
    if (isReference && asked.kind === 'text') notes.push(`${name} is typed as text, though it is the id of another record.`);
    return asked;
  }
  if (kind === 'none') {
    if (isNeeded) notes.push(`There is no control for ${name}.`);
    return null;
  }
  const usually = usualControl(field, resource.domain, pickers);
  if (!isReference) return usually ?? 'own';
  if (usually === null)
    questions.push({
      flag: `--control ${name}=`,
      says: `${name} holds the id of another record: what is it chosen with?`,
      offers: offersOf(pickers, nearest(name.replace(/Ids?$/, ''), dictionaries)),
      isNeeded,
    });
  return usually;
}

/** Name and code, where the builder says all there is to say. */
function ownName({ words }: Ask, { name, kind, isRequired, maxChars }: FormField): string | null {
  const isUsual = kind === 'text' && isRequired && (maxChars === null || maxChars === USUAL_MAX_CHARS);
  const which = name === 'fullName' ? 'name' : name === 'enCode' ? 'code' : null;
  if (!isUsual || which === null) return null;
  return builder(which, [`'${name}'`, words.isGiven(name) ? (words.ofField(name, null, true)?.code ?? null) : null]);
}

interface Chosen {
  readonly field: FormField;
  readonly label: string;
  readonly wanted: ProposedControl | 'own';
  readonly isNeeded: boolean;
}

function controlLine(ask: Ask, { field, label, wanted, isNeeded }: Chosen, line: (code: string, isWide?: boolean) => Line): Line | null {
  const { name, kind, maxChars, pattern, min, max, choices, takesNull } = field;
  const id = `'${name}'`;
  const isMany = kind === 'ids' || kind === 'paths';
  const required = field.isRequired || ((kind === 'integer' || kind === 'decimal') && !takesNull) ? 'true' : null;
  if (wanted !== 'own' && wanted.kind === 'picker')
    // A place in a tree is kept as its ids from the top down, which the types of pickers do not say.
    return line(
      `${builder(isMany ? 'picks' : 'pick', [id, label, `'${wanted.picker}'`], { required })}${kind === 'paths' ? ' as FieldPart<unknown>' : ''}`,
      isMany,
    );
  if (wanted !== 'own' && wanted.kind === 'dictionary')
    return line(builder(isMany ? 'choices' : 'choice', [id, label, dictionaryOf(wanted)], { required }));
  if (kind === 'choice') {
    const constant = choiceConstant(ask, name, choices, isNeeded);
    // What cannot be nothing begins as the first there is.
    const initial = takesNull ? null : `'${choices[0]}'`;
    return constant === null ? null : line(builder('choice', [id, label, constant], { required: takesNull ? required : 'true', initial }));
  }
  if (kind === 'integer')
    return line(builder('integer', [id, label], { min: figure(min ?? 0), max: figure(max ?? INTEGER_MAX), required }));
  if (kind === 'decimal')
    return line(
      builder('decimal', [id, label], { min: min === null ? null : String(min), max: max === null ? null : String(max), required }),
    );
  if (kind === 'day') return line(builder('date', [id, label], { required }));
  if (kind === 'flag') return line(builder('toggle', [id, label]));
  if (kind === 'moment') return line(builder('moment', [id, label], { required }));
  const isLong = wanted === 'own' ? kind === 'longText' : wanted.kind === 'longText';
  const look = { required, maxChars: maxChars === null ? null : figure(maxChars), pattern: patternOf(pattern) };
  return line(builder(isLong ? 'longText' : 'text', [id, label], look), isLong);
}

/** `999_999` */
const figure = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_');
const patternOf = (pattern: string | null): string | null =>
  pattern !== null && pattern.length <= MOST_PATTERN_CHARS ? `/${pattern.replaceAll('/', '\\/')}/u` : null;

/** The fields as parts of a form: short ones in pairs, wide ones alone. */
export function partLines(lines: readonly Line[]): string[] {
  const parts: string[] = [];
  let waiting: string | null = null;
  const flush = (): void => {
    if (waiting !== null) parts.push(waiting);
    waiting = null;
  };
  for (const { code, isWide } of lines) {
    if (isWide) {
      flush();
      parts.push(code);
    } else if (waiting === null) waiting = code;
    else {
      parts.push(`pair(${waiting}, ${code})`);
      waiting = null;
    }
  }
  flush();
  return parts;
}
