import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import * as common from './common.ts';
import type { SectionId, SettingRow, SheetSection } from './types.ts';

const TITLES: Readonly<Record<SectionId, MessageDescriptor>> = {
  basics: msg({ message: 'Basics', context: 'sheet' }),
  own: msg({ message: 'This kind', context: 'sheet' }),
  options: msg({ message: 'Options', context: 'sheet' }),
  source: msg({ message: 'Source', context: 'sheet' }),
  look: msg({ message: 'Look', context: 'sheet' }),
  checks: msg({ message: 'Checks', context: 'sheet' }),
  initial: msg({ message: 'Default value', context: 'sheet' }),
  linkage: msg({ message: 'Linkage', context: 'sheet' }),
  rights: msg({ message: 'Where it is shown', context: 'sheet' }),
  advanced: msg({ message: 'More', context: 'sheet' }),
};
/** Sections in the order they stand. */
const ORDER = Object.keys(TITLES) as readonly SectionId[];

export type Sections = Partial<Readonly<Record<SectionId, readonly SettingRow[]>>>;

/** Sections with settings, in their order. */
export const sheet = (sections: Sections): readonly SheetSection[] =>
  ORDER.flatMap((id) => {
    const rows = sections[id];
    return rows && rows.length > 0 ? [{ id, title: TITLES[id], rows }] : [];
  });

interface FieldSheet extends Sections {
  /** Place of the words for a field that holds nothing: forms of ours say the usual ones of many kinds. @defaultValue `basics` */
  readonly placeholder?: 'basics' | 'look' | 'none';
  /** Has to be filled in where it is wanted. @defaultValue true */
  readonly isFilledIn?: boolean;
  /** A new record may begin with a value. @defaultValue `value` */
  readonly begins?: 'value' | 'current' | 'nothing';
}

/** The sheet of a control with a value: what all have, and its own. @source designer §8.1, Appendix D */
export function fieldSheet({ placeholder = 'basics', isFilledIn = true, begins = 'value', ...own }: FieldSheet): readonly SheetSection[] {
  return sheet({
    ...own,
    basics: [
      common.label,
      common.tip,
      common.span,
      ...(isFilledIn ? [[common.required, common.hidden] as const] : [common.hidden]),
      ...(placeholder === 'basics' ? [common.placeholder] : []),
      ...(own.basics ?? []),
    ],
    look: [
      ...(own.look ?? []),
      ...(placeholder === 'look' ? [isFilledIn ? common.placeholder : common.placeholderOfFilled] : []),
      [common.disabled, common.showsLabel],
      common.labelWidth,
    ],
    checks: own.checks ?? [],
    initial: begins === 'nothing' ? [] : begins === 'current' ? [common.currentAtFirst, common.initial] : [common.initial],
    rights: [common.terminals],
    advanced: [common.key, common.turn, ...(own.advanced ?? []), common.columnWidth, common.note],
  });
}

/** The sheet of what only shows something. */
export const shownSheet = (own: readonly SettingRow[], more: Sections = {}): readonly SheetSection[] =>
  sheet({
    own,
    basics: [common.label, common.span, common.hidden],
    rights: [common.terminals],
    advanced: [common.note],
    ...more,
  });
