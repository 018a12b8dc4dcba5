import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { textOf } from '@milepost/openapi/domains/design';
import type { ChangedPlace, DesignChange, Json, ListItem } from '@milepost/openapi/domains/design';
import type { RecordCount } from '../../../data/design/recordCounts.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { ruleSentence } from './ruleWords.ts';
import { SETTING_WORDS, UNSPOKEN } from './settingWords.ts';
import { isEmptyValue, joined, optionNames, shortened, valueText } from './valueWords.ts';
import type { DesignWords } from './valueWords.ts';

/** Words for differences, with what is known of the records. */
export interface ChangeWords extends DesignWords {
  /** Records that hold a value under a key; undefined where that is not known. */
  readonly recordsOf?: (key: string) => RecordCount | undefined;
}

/** Sentence on the records that hold a value of a field, as a part of a longer one. @param figure writes a number */
export function recordsText({ count, total, isAbout }: RecordCount, figure: DesignWords['figure']): MessageDescriptor {
  if (count === 0) return isAbout ? msg`no record that you may see holds a value` : msg`no record holds a value`;
  const [some, all] = [figure(count), figure(total)];
  return isAbout ? msg`about ${some} of ${all} records hold a value` : msg`${some} of ${all} records hold a value`;
}

type Of<Name extends DesignChange['change']> = Extract<DesignChange, { readonly change: Name }>;

function addedSentence({ label, kind, place: { into, after } }: Of<'fieldAdded'>, { say }: ChangeWords): MessageDescriptor {
  const name = say(kindWord(kind));
  if (into !== null)
    return after === null ? msg`“${label}” (${name}) added in “${into}”` : msg`“${label}” (${name}) added in “${into}” after “${after}”`;
  return after === null ? msg`“${label}” (${name}) added at the beginning` : msg`“${label}” (${name}) added after “${after}”`;
}

function removedSentence({ label, kind, key, isRetired }: Of<'fieldRemoved'>, { say, figure, recordsOf }: ChangeWords): MessageDescriptor {
  const count = key === '' ? undefined : recordsOf?.(key);
  const records = count ? say(recordsText(count, figure)) : '';
  if (isRetired) return count ? msg`Field “${label}” retired; ${records}, nothing is lost` : msg`Field “${label}” retired`;
  if (key === '') {
    const name = say(kindWord(kind));
    return msg`“${label}” (${name}) taken out`;
  }
  return count ? msg`Field “${label}” taken out; ${records}` : msg`Field “${label}” taken out`;
}

function movedSentence(label: string, from: ChangedPlace, to: ChangedPlace): MessageDescriptor {
  const { into, after } = to;
  const had = from.into ?? '';
  if (from.into !== into) {
    if (into === null) return msg`“${label}” moved out of “${had}”`;
    return had === '' ? msg`“${label}” moved into “${into}”` : msg`“${label}” moved from “${had}” into “${into}”`;
  }
  return after === null ? msg`“${label}” moved to the beginning` : msg`“${label}” moved after “${after}”`;
}

/** Options of a choice: those that came and those that went. */
function optionsSentence(label: string, from: readonly string[], to: readonly string[], words: ChangeWords): MessageDescriptor {
  const quoted = (names: readonly string[]) =>
    shortened(
      joined(
        names.map((name) => name.trim()),
        words,
      ),
    );
  const [came, went] = [to.filter((name) => !from.includes(name)), from.filter((name) => !to.includes(name))];
  const [added, removed] = [quoted(came), quoted(went)];
  if (came.length > 0 && went.length > 0) return msg`“${label}”, options: ${removed} taken out, ${added} added`;
  if (came.length > 0) return msg`“${label}”, options: ${added} added`;
  return went.length > 0 ? msg`“${label}”, options: ${removed} taken out` : msg`“${label}”, options: changed`;
}

function settingSentence(change: Of<'settingChanged'>, words: ChangeWords): MessageDescriptor {
  const { of, label, setting, from, to } = change;
  if (setting === 'options' || setting === 'newOptions') {
    const [had, has] = [optionNames(from), optionNames(to)];
    if (had && has) return optionsSentence(label, had, has, words);
  }
  const name = words.say(SETTING_WORDS[setting]);
  const [old, next] = [valueText(setting, from, to, words), valueText(setting, to, from, words)];
  const isSpoken = !UNSPOKEN.has(setting) && old !== next;
  switch (of) {
    case 'field':
      return isSpoken ? msg`“${label}”, ${name}: ${old} → ${next}` : msg`“${label}”, ${name}: changed`;
    case 'column':
      return isSpoken ? msg`Column “${label}”, ${name}: ${old} → ${next}` : msg`Column “${label}”, ${name}: changed`;
    case 'filter':
      return isSpoken ? msg`Filter “${label}”, ${name}: ${old} → ${next}` : msg`Filter “${label}”, ${name}: changed`;
    case 'form':
      return isSpoken ? msg`Form, ${name}: ${old} → ${next}` : msg`Form, ${name}: changed`;
    case 'list':
      return isSpoken ? msg`List, ${name}: ${old} → ${next}` : msg`List, ${name}: changed`;
  }
}

function othersSentence({ of, label, count }: Of<'settingsChanged'>): MessageDescriptor {
  if (of === 'form') return msg`${plural(count, { one: '# other setting of the form', other: '# other settings of the form' })}`;
  if (of === 'list' && label === '')
    return msg`${plural(count, { one: '# other setting of the list', other: '# other settings of the list' })}`;
  return msg`${plural(count, { one: `# other setting of “${label}”`, other: `# other settings of “${label}”` })}`;
}

type ItemSentence = (label: string, at: number) => MessageDescriptor;
const ITEM_ADDED: Readonly<Record<ListItem, ItemSentence>> = {
  column: (label) => msg`Column “${label}” added`,
  filter: (label) => msg`Filter “${label}” added`,
  button: (label) => msg`Button “${label}” above the list added`,
  rowButton: (label) => msg`Button “${label}” of the rows added`,
  ownButton: (label) => msg`Own button “${label}” added`,
  condition: (label) => msg`Condition on “${label}” added: the list shows fewer rows`,
};
const ITEM_REMOVED: Readonly<Record<ListItem, ItemSentence>> = {
  column: (label) => msg`Column “${label}” taken out`,
  filter: (label) => msg`Filter “${label}” taken out`,
  button: (label) => msg`Button “${label}” above the list taken out`,
  rowButton: (label) => msg`Button “${label}” of the rows taken out`,
  ownButton: (label) => msg`Own button “${label}” taken out`,
  condition: (label) => msg`Condition on “${label}” taken out: the list shows more rows`,
};
const ITEM_MOVED: Readonly<Record<ListItem, ItemSentence>> = {
  column: (label, at) => msg`“${label}” is column ${at} now`,
  filter: (label, at) => msg`“${label}” is filter ${at} now`,
  button: (label, at) => msg`“${label}” is button ${at} above the list now`,
  rowButton: (label, at) => msg`“${label}” is button ${at} of the rows now`,
  ownButton: (label, at) => msg`“${label}” is own button ${at} now`,
  condition: (label, at) => msg`The condition on “${label}” is number ${at} now`,
};

const FACT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  fullName: msg({ message: 'name', context: 'of a design' }),
  enCode: msg({ message: 'code', context: 'of a design' }),
  category: msg({ message: 'category', context: 'of a design' }),
  webType: msg({ message: 'type', context: 'of a design' }),
  description: msg({ message: 'description', context: 'of a design' }),
  sortCode: msg({ message: 'sort', context: 'of a design' }),
};
const WEB_TYPES: Readonly<Record<string, MessageDescriptor>> = {
  '1': msg`form`,
  '2': msg`form with a list`,
  '3': msg`form of a workflow`,
  '4': msg`list of a data interface`,
};

function factSentence({ fact, from, to }: Of<'factChanged'>, { say }: ChangeWords): MessageDescriptor {
  if (fact === 'enableFlow') return to === true ? msg`Approval switched on` : msg`Approval switched off: flows that run go on`;
  const message = Object.hasOwn(FACT_WORDS, fact) ? FACT_WORDS[fact] : undefined;
  const name = message ? say(message) : fact;
  if (fact === 'category') return msg`Design, ${name}: changed`;
  const text = (value: Json): string => {
    const word = fact === 'webType' ? WEB_TYPES[textOf(value)] : undefined;
    if (word) return say(word);
    return isEmptyValue(value) ? say(msg({ message: 'none', context: 'value of a setting' })) : shortened(textOf(value));
  };
  const [old, next] = [text(from), text(to)];
  return msg`Design, ${name}: ${old} → ${next}`;
}

function ruleChange(change: Extract<DesignChange, { readonly rule: Json }>, words: ChangeWords): MessageDescriptor {
  const rule = ruleSentence(change.rule, words);
  if (change.change === 'ruleAdded') return msg`Rule added: ${rule}`;
  return change.change === 'ruleRemoved' ? msg`Rule taken out: ${rule}` : msg`Rule changed: ${rule}`;
}

function messageOf(change: DesignChange, words: ChangeWords): MessageDescriptor {
  switch (change.change) {
    case 'fieldAdded':
      return addedSentence(change, words);
    case 'fieldRemoved':
      return removedSentence(change, words);
    case 'fieldMoved':
      return movedSentence(change.label, change.from, change.to);
    case 'labelChanged': {
      const { from, to } = change;
      return msg`“${from}” is now called “${to}”`;
    }
    case 'keyChanged': {
      const { label, from, to } = change;
      return msg`Key of “${label}”: ${from} → ${to}`;
    }
    case 'kindChanged': {
      const { label } = change;
      const [from, to] = [words.say(kindWord(change.from)), words.say(kindWord(change.to))];
      return msg`“${label}” turned from ${from} into ${to}`;
    }
    case 'settingChanged':
      return settingSentence(change, words);
    case 'settingsChanged':
      return othersSentence(change);
    case 'listItemAdded':
      return ITEM_ADDED[change.item](change.label, 0);
    case 'listItemRemoved':
      return ITEM_REMOVED[change.item](change.label, 0);
    case 'listItemMoved':
      return ITEM_MOVED[change.item](change.label, change.at);
    case 'ruleAdded':
    case 'ruleRemoved':
    case 'ruleChanged':
      return ruleChange(change, words);
    case 'factChanged':
      return factSentence(change, words);
    case 'listMade':
      return msg`The design has a list now`;
    case 'listDropped':
      return msg`The design has no list any more`;
    case 'flowChanged':
      return msg`The approval flow changed: flows that run go on as they were begun`;
    case 'appListChanged':
      return msg`The list of the app changed`;
    case 'tablesChanged':
      return msg`The tables of the database changed`;
  }
}

/** Sentence of a difference between two versions of a design. @source designer Appendix E */
export const changeSentence = (change: DesignChange, words: ChangeWords): string => words.say(messageOf(change, words));
