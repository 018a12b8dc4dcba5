import { useLingui } from '@lingui/react/macro';
import { Collapse } from '@milepost/kit/collapse';
import type { Control, Part } from '@milepost/kit/forms/grammar';
import { FormFields } from '@milepost/kit/forms/render';
import { SearchField } from '@milepost/kit/search-field';
import { valueAt } from '@milepost/openapi/domains/design';
import type { DesignDialect, Json } from '@milepost/openapi/domains/design';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { settingsIn } from './settings/types.ts';
import type { SectionId, Setting, SettingRow, SheetSection } from './settings/types.ts';
import { createSheetStore, differs } from './store/createSheetStore.ts';
import type { SettingChange } from './store/createSheetStore.ts';
import { withSeveralValues } from './store/severalValues.ts';
import * as css from './ControlSheet.css.ts';

interface SheetFormProps {
  /** Begin of the ids of its fields. */
  readonly name: string;
  readonly sections: readonly SheetSection[];
  /** JSON that is set up: of one control or form, or of several controls. */
  readonly all: readonly Json[];
  /** A new one of its kind: what a setting holds that nobody has set. */
  readonly begun: Json;
  readonly dialect: DesignDialect;
  readonly isReadOnly: boolean;
  readonly openIds: ReadonlySet<string>;
  readonly onOpenChange: (openIds: ReadonlySet<string>) => void;
  readonly onChange: (changes: SettingChange) => void;
  /** Content below the fields of a section; the same object while it is the same content. */
  readonly below?: Below;
}
export type Below = Partial<Readonly<Record<SectionId, ReactNode>>>;

/** Settings as a form in sections that fold, with a search over them. It holds the settings of what it began with: give it a key. */
export function SheetForm({
  name,
  sections,
  all,
  begun,
  dialect,
  isReadOnly,
  openIds,
  onOpenChange,
  onChange,
  below = NOTHING,
}: SheetFormProps) {
  const { t, i18n } = useLingui();
  const settings = useMemo(() => settingsIn(sections), [sections]);
  const [sheet] = useState(() => {
    const [came = null] = all;
    const first = (setting: Setting) => {
      const path = setting.at(came, dialect);
      return valueAt(came, path) ?? valueAt(begun, path);
    };
    const controls = settings.map(({ control }) => control);
    return createSheetStore(settings, controls, { all, dialect, first }, (_, changes) => onChange(changes));
  });
  useEffect(() => sheet.follow(all), [sheet, all]);
  const [seen, setSeen] = useState<ReadonlySet<string>>(openIds);
  if ([...openIds].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...openIds]));
  const [wanted, setWanted] = useState('');
  const several = all.length > 1 ? settings.filter((setting) => differs(setting, { all, dialect })) : NONE;
  const drawn = (setting: Setting): Control => (several.includes(setting) ? withSeveralValues(setting.control) : setting.control);
  const partsOf = (rows: readonly SettingRow[]): readonly Part[] =>
    rows.map((row): Part => ('name' in row ? drawn(row) : { part: 'row', id: row[0].name, parts: row.map(drawn) }));
  const fields = (rows: readonly SettingRow[]) => (
    <FormFields name={name} spec={{ parts: partsOf(rows) }} store={sheet.store} isBare={!isReadOnly} isReadOnly={isReadOnly} />
  );
  // What is set goes through the store to the fields that show it: the sections have nothing to draw for it.
  const folds = useMemo(
    () => (
      <Collapse
        openIds={openIds}
        onOpenChange={onOpenChange}
        items={sections.map(({ id, title, rows }) => ({
          id,
          title: i18n._(title),
          content: seen.has(id) && (
            <div className={css.fields}>
              {fields(rows)}
              {below[id]}
            </div>
          ),
        }))}
      />
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `fields` differs with these alone
    [sections, several, seen, openIds, onOpenChange, below, name, sheet, isReadOnly, i18n],
  );
  const words = wanted.trim().toLowerCase();
  const found = words === '' ? NONE : settings.filter(({ label }) => i18n._(label).toLowerCase().includes(words));
  if (sections.length === 0) return <p className={css.empty}>{t`There is nothing to set here`}</p>;
  return (
    <>
      {settings.length > FEW && (
        <div className={css.search}>
          <SearchField label={t`Find a setting`} placeholder={t`Find a setting`} value={wanted} onChange={setWanted} />
        </div>
      )}
      <div className={css.body}>
        {/* There before its words are: what comes with them is not heard. */}
        <output className={css.notFound}>{words !== '' && found.length === 0 && t`No setting is called like this`}</output>
        {words !== '' ? found.length > 0 && <div className={css.fields}>{fields(found)}</div> : folds}
      </div>
    </>
  );
}
const NONE: readonly Setting[] = [];
const NOTHING: Below = {};
/** Settings that are seen at a glance: nobody looks for one of them. */
const FEW = 8;
