import type { Store } from '../../../core/store.ts';
import { readCode, readFreeText } from '../../../../../src/guards/typed-text.ts';
import { cellOfValue, valueKindOf } from '@milepost/kit/forms/values';
import type { SheetCell, ValueRefusal } from '@milepost/kit/forms/values';
import { controlOf, problemOfRefusal, recordSentence } from '../../../../../src/rules/records/index.ts';
import { refusalWords } from '../../../core/spreadsheet/refusal-words.ts';
import { sayIn, type SentenceLanguage } from '../../../sentences/sayIn.ts';
import { isMembers, type Field } from '../design.ts';
import type { Names } from '../names.ts';
import { createFieldOptions, type Option } from './field-options.ts';

/** A value that was read, or why it could not be. */
export type CellReading = { readonly value: unknown } | { readonly fault: string };

/** Counts of days never reach it: numbers from here on are milliseconds. */
const LEAST_MS = 1e10;

/** Sentence for a cell that holds no value of its field: that of a form where the form has one. */
export function refusedCell(field: Field, refusal: ValueRefusal, control: object, language: SentenceLanguage): string {
  const problem = problemOfRefusal(refusal, field.kind);
  return problem === null
    ? sayIn(language, refusalWords(field.label, refusal, control), 'names')
    : recordSentence({ field, problem, cell: null }, language);
}

/** Reads cells that were sent as JSON: names instead of ids, as they are exported; its sentences are in a language. @reading R-696 */
export function createCellReader(store: Store, names: Names, language: SentenceLanguage): (field: Field, value: unknown) => CellReading {
  const { table, optionsOf } = createFieldOptions(store, names);
  const idOf = (options: readonly Option[], text: string): string | undefined => options.find(({ label }) => label === text)?.id;
  /** Ids along names joined by slashes. */
  const pathOf = (options: readonly Option[], text: string): string[] | undefined => {
    const path: string[] = [];
    for (const part of text.split('/')) {
      const last = path.at(-1);
      const found = options.find(({ label, parentId }) => label === part.trim() && (last === undefined || parentId === last));
      if (!found) return undefined;
      path.push(found.id);
    }
    return path;
  };
  const person = (text: string): string | undefined => {
    const name = text.split('/').at(-1) ?? '';
    return store.one<{ id: string }>(
      'SELECT id FROM user WHERE lower(account) = ?1 OR realName = ?2 ORDER BY lower(account) = ?1 DESC LIMIT 1',
      readCode(name, 'lower'),
      readFreeText(name),
    )?.id;
  };

  /** Finder of what a field keeps for a name; undefined for fields whose values are no names. */
  function finderOf(field: Field): ((name: string) => unknown) | undefined {
    switch (field.kind) {
      case 'radio':
      case 'select':
      case 'checkbox':
      case 'treeSelect':
      case 'dicSelect':
        return (name) => idOf(optionsOf(field), name);
      case 'cascader':
        return (name) => pathOf(optionsOf(field), name);
      case 'comSelect':
        return (name) => pathOf(table('organization'), name);
      case 'address':
        return (name) => pathOf(table('area'), name);
      case 'depSelect':
        return (name) => idOf(table('organization'), name);
      case 'posSelect':
        return (name) => idOf(table('position'), name);
      case 'roleSelect':
        return (name) => idOf(table('role'), name);
      case 'groupSelect':
        return (name) => idOf(table('user_group'), name);
      case 'userSelect':
        return person;
      case 'usersSelect':
        return (name) => {
          const id = person(name);
          return id === undefined ? undefined : `${id}--user`;
        };
      default:
        return undefined;
    }
  }

  return (field, value) => {
    // Milliseconds are a moment already.
    if (field.kind === 'date' && typeof value === 'number' && value >= LEAST_MS) return { value };
    if (Array.isArray(value) || isMembers(value))
      return { fault: recordSentence({ field, problem: { kind: 'invalid' }, cell: null }, language) };
    const cell: SheetCell = cellOfValue(value);
    const control = controlOf(field);
    const find = finderOf(field);
    const reading = valueKindOf(control).cell.read(control, cell, find ? { find } : {});
    if (reading.kind === 'refused') return { fault: refusedCell(field, reading.refusal, control, language) };
    if (field.kind !== 'switch') return { value: reading.value ?? (field.kind === 'numInput' ? null : '') };
    const [on, off] = [field.control['active-value'] ?? 1, field.control['inactive-value'] ?? 0];
    return { value: cell.kind === 'blank' ? '' : reading.value === 1 ? on : off };
  };
}
