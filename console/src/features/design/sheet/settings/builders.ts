import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  ChoiceControl,
  Control,
  CustomControl,
  Feed,
  NumberControl,
  PickControl,
  RowsControl,
  SwitchControl,
  TextControl,
} from '@milepost/kit/forms/grammar';
import { isList, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { own } from './at.ts';
import type { Setting } from './types.ts';
import { cleared, numberJson, numberOf, textJson, truthJson, truthOf } from './values.ts';

type Look<C extends Control> = Partial<Omit<C, 'part' | 'kind' | 'id' | 'field' | 'label'>>;
/** Facts of a setting beside its field: its place, what follows it. */
type More = Partial<Pick<Setting, 'at' | 'isOfOne' | 'also' | 'write'>>;
type Label = MessageDescriptor;

const base = (name: string, label: Label) => ({ part: 'control', id: name, field: name, label }) as const;
const made = (name: string, label: Label, more: More | undefined, setting: Pick<Setting, 'control' | 'read' | 'write'>): Setting => ({
  name,
  label,
  at: own(name),
  ...setting,
  ...more,
});

const asTyped = (typed: string) => typed;

/** A text. */
export const text = (name: string, label: Label, more?: More, look: Look<TextControl> = {}): Setting =>
  made(name, label, more, {
    control: { ...base(name, label), kind: 'text', tidy: asTyped, ...look },
    read: textOf,
    write: textJson,
  });

/** A number, between two ends where it has them. */
export const number = (name: string, label: Label, more?: More, look: Look<NumberControl> = {}): Setting =>
  made(name, label, more, {
    control: { ...base(name, label), kind: 'number', storedAs: 'number', ...look },
    read: numberOf,
    write: numberJson,
  });
/** A whole number between two ends. */
export const whole = (name: string, label: Label, [min, max]: readonly [number, number], more?: More, look: Look<NumberControl> = {}) =>
  number(name, label, more, { min, max, precision: 0, ...look });

/** Yes or no; without it a control is as `usual` says. */
export const toggle = (name: string, label: Label, more?: More & { readonly usual?: boolean }, look: Look<SwitchControl> = {}): Setting => {
  const { usual = false, ...facts } = more ?? {};
  return made(name, label, facts, {
    control: { ...base(name, label), kind: 'switch', onText: msg`Yes`, offText: msg`No`, ...look },
    read: (json) => truthOf(json, usual),
    write: (value, had) => truthJson(value === true, usual, had),
  });
};

/** Values of a setting with their words. */
export type Words = Readonly<Record<string, MessageDescriptor>>;
const feedOf = (options: Words | Feed): Feed =>
  'from' in options && typeof options.from === 'string'
    ? (options as Feed)
    : { from: 'static', options: Object.entries(options as Words).map(([id, label]) => ({ id, label })) };

interface ChoiceMore extends More {
  /** Value a control has without it; it cannot be emptied then. */
  readonly usual?: string;
  /** It is a number where nothing came. @defaultValue false */
  readonly isNumber?: boolean;
}

/** One of a list: values with their words, or a feed. */
export const choice = (name: string, label: Label, options: Words | Feed, more?: ChoiceMore, look: Look<ChoiceControl> = {}): Setting => {
  const { usual, isNumber = false, ...facts } = more ?? {};
  return made(name, label, facts, {
    control: { ...base(name, label), kind: 'choice', options: feedOf(options), ...look },
    read: (json) => {
      const given = textOf(json);
      return given === '' ? (usual ?? null) : given;
    },
    write: (value, had) => {
      if (typeof value !== 'string' || value === '') return cleared(had);
      const like = had.now ?? had.first;
      const isFigure = typeof like === 'number' || (isNumber && (like === undefined || like === null || like === ''));
      return isFigure && Number.isFinite(Number(value)) ? Number(value) : value;
    },
  });
};

const textsOf = (json: Json | undefined): readonly string[] => (isList(json) ? json.map(textOf).filter((one) => one !== '') : []);
const listJson: Setting['write'] = (value, had) => (Array.isArray(value) && value.length > 0 ? (value as readonly Json[]) : cleared(had));

/** Several of a list. */
export const choices = (name: string, label: Label, options: Words | Feed, more?: More, look: Look<ChoiceControl> = {}): Setting =>
  made(name, label, more, {
    control: { ...base(name, label), kind: 'choice', isMany: true, options: feedOf(options), ...look },
    read: textsOf,
    write: listJson,
  });

/** Several of what has a picker, by its name. */
export const picks = (name: string, label: Label, picker: string, more?: More, look: Look<PickControl> = {}): Setting =>
  made(name, label, more, {
    control: { ...base(name, label), kind: 'pick', picker, isMany: true, ...look },
    read: (json) => (isList(json) ? json : []),
    write: listJson,
  });

/** Rows of a few controls each; members of a row nobody knows stay. */
export const rows = (
  name: string,
  label: Label,
  columns: RowsControl['columns'],
  look: Look<RowsControl> & Pick<RowsControl, 'add'>,
  more?: More,
): Setting =>
  made(
    name,
    label,
    { isOfOne: true, ...more },
    {
      control: { ...base(name, label), kind: 'rows', columns, isOrdered: true, ...look },
      read: (json) => (isList(json) ? json : []),
      write: listJson,
    },
  );

/** A setting with an editor of its own, over the JSON as it is. */
export const custom = (name: string, label: Label, editor: CustomControl['editor'], more?: More, look: Look<CustomControl> = {}): Setting =>
  made(
    name,
    label,
    { isOfOne: true, ...more },
    {
      control: { ...base(name, label), kind: 'custom', editor, ...look },
      read: (json) => json ?? null,
      write: (value, had) =>
        value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
          ? cleared(had)
          : (value as Json),
    },
  );

/** The setting, shown while others have these values. */
export const when = (setting: Setting, ...conditions: readonly (readonly [field: string, ...is: (string | boolean)[]])[]): Setting => ({
  ...setting,
  control: { ...setting.control, shown: { all: conditions.map(([field, ...is]) => ({ field, is })) } },
});
