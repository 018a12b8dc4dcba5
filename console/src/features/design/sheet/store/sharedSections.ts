import type { Control } from '@milepost/kit/forms/grammar';
import type { Setting, SettingRow, SheetSection } from '../settings/types.ts';
import { settingsIn } from '../settings/types.ts';

const wordsOf = (control: Control): string =>
  JSON.stringify([
    control.kind,
    control.label,
    control.kind === 'choice' ? control.options : null,
    control.kind === 'pick' ? control.picker : null,
  ]);

/** Sections with the settings that all sheets have, where several controls are selected. */
export function sharedSections(sheets: readonly (readonly SheetSection[])[]): readonly SheetSection[] {
  const [first = [], ...others] = sheets;
  if (others.length === 0) return first;
  const all = others.map((sections) => new Map(settingsIn(sections).map((setting) => [setting.name, wordsOf(setting.control)])));
  const isShared = (setting: Setting): boolean =>
    setting.isOfOne !== true && setting.also === undefined && all.every((names) => names.get(setting.name) === wordsOf(setting.control));
  return first.flatMap((section): readonly SheetSection[] => {
    const rows = section.rows.flatMap((row): readonly SettingRow[] => {
      if ('name' in row) return isShared(row) ? [row] : [];
      return row.every(isShared) ? [row] : row.filter(isShared);
    });
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
}
