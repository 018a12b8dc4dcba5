import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isList, isObject, memberOf, textOf } from '@milepost/openapi/domains/design';
import type { Json, SettingName } from '@milepost/openapi/domains/design';
import { NAMES_FIELDS, VALUE_WORDS } from './settingWords.ts';

/** Facts a sentence about a design needs beside what it says. */
export interface DesignWords {
  /** The words of a message in the language of the reader. */
  readonly say: (message: MessageDescriptor) => string;
  /** A figure as the language of the reader writes it. */
  readonly figure: (value: number) => string;
  /** Labels of fields by their names; a field that is not among them is called by its name. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Characters of a value in a sentence. */
const MOST_CHARS = 40;
const COLUMNS = 24;
const COMMA = msg({ message: ', ', context: 'between names' });
const NONE = msg({ message: 'none', context: 'value of a setting' });
const YES = msg({ message: 'yes', context: 'value of a setting' });
const NO = msg({ message: 'no', context: 'value of a setting' });

/** A text cut to what a sentence has room for. */
export const shortened = (text: string): string => (text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS - 1)}…` : text);
/** Names one after the other. */
export const joined = (names: readonly string[], { say }: DesignWords): string => names.join(say(COMMA));
/** Name of a field to a reader. */
export const fieldLabel = (name: string, { labels }: DesignWords): string => labels.get(name) ?? name;

/** True for a value that says nothing. */
export const isEmptyValue = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (isList(value) && value.length === 0);

/** Name of an item of a list of settings: an option by its name, a part of a formula by the field it is. */
export function itemName(item: Json, words: DesignWords): string {
  if (!isObject(item)) return fieldLabel(textOf(item), words);
  const field = textOf(item['__vModel__']) || textOf(item['field']);
  return textOf(item['fullName']) || textOf(item['label']) || (field === '' ? JSON.stringify(item) : fieldLabel(field, words));
}

/** A value of a setting in words. @param other the value it is compared with: nothing beside a yes is a no */
export function valueText(setting: SettingName, value: Json | undefined, other: Json | undefined, words: DesignWords): string {
  const { say } = words;
  if (typeof value === 'boolean') return say(value ? YES : NO);
  if (isEmptyValue(value)) return say(typeof other === 'boolean' ? NO : NONE);
  const known = VALUE_WORDS[setting] ?? {};
  const spoken = (one: Json): string => {
    const text = textOf(one);
    const message = Object.hasOwn(known, text) ? known[text] : undefined;
    return message ? say(message) : itemName(one, words);
  };
  if (setting === 'span') return `${textOf(value)}/${COLUMNS}`;
  if (setting === 'expression' && isList(value)) return shortened(value.map((token) => itemName(token, words)).join(' '));
  if (isList(value)) return shortened(joined(value.map(spoken), words));
  if (NAMES_FIELDS.has(setting)) {
    const names = textOf(value).split(',');
    return shortened(
      joined(
        names.map((name) => fieldLabel(name.trim().replace(/^-/, ''), words)),
        words,
      ),
    );
  }
  if (isObject(value)) return shortened(JSON.stringify(value));
  const message = Object.hasOwn(known, textOf(value)) ? known[textOf(value)] : undefined;
  return message ? say(message) : shortened(textOf(value));
}

/** Names of the options of a list; null for what is none. */
export function optionNames(value: Json | undefined): readonly string[] | null {
  if (value === undefined || value === null) return [];
  if (!isList(value)) return null;
  const names = value.map((option) => textOf(memberOf(option, 'fullName')) || textOf(memberOf(option, 'label')));
  return names.every((name) => name !== '') ? names : null;
}
