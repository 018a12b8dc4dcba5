import type { MessageDescriptor } from '@lingui/core';
import type { Control } from '@milepost/kit/forms/grammar';
import type { DesignDialect, Json, Path } from '@milepost/openapi/domains/design';

/** Facts a setting is read and written with. */
export interface SettingFacts {
  readonly dialect: DesignDialect;
  /** JSON at its place now; undefined where there is none. */
  readonly now: Json | undefined;
  /** JSON it came with when the sheet was opened; what a new control begins with where it had none. */
  readonly first: Json | undefined;
}

/** A setting of a control or of a form: a field of its sheet over one place of its JSON. @source designer §8.1, Appendix D */
export interface Setting {
  /** Name of the field; unique in a sheet. */
  readonly name: string;
  readonly label: MessageDescriptor;
  /** Place in the JSON of the owner, in the spelling it came with, else that of the design. */
  readonly at: (own: Json, dialect: DesignDialect) => Path;
  readonly control: Control;
  /** Value of the field. */
  readonly read: (json: Json | undefined, facts: Pick<SettingFacts, 'dialect'>) => unknown;
  /** JSON of a value, of the type that came; undefined takes the member away. */
  readonly write: (value: unknown, facts: SettingFacts) => Json | undefined;
  /** Other places that say the same and follow, where the control has them already. */
  readonly also?: (json: Json | undefined, own: Json) => readonly (readonly [Path, Json])[];
  /** Means something for one control only: it is not offered where several are selected. @defaultValue false */
  readonly isOfOne?: boolean;
}

/** Settings beside each other where there is room. */
export type SettingRow = Setting | readonly [Setting, Setting];

export type SectionId = 'basics' | 'look' | 'own' | 'options' | 'source' | 'checks' | 'initial' | 'linkage' | 'rights' | 'advanced';

/** Settings under a heading. */
export interface SheetSection {
  readonly id: SectionId;
  readonly title: MessageDescriptor;
  readonly rows: readonly SettingRow[];
}

/** Settings of a section in their order. */
export const settingsIn = (sections: readonly SheetSection[]): readonly Setting[] =>
  sections.flatMap(({ rows }) => rows.flatMap((row): readonly Setting[] => ('name' in row ? [row] : row)));
