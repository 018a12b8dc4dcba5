import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { isOperation, preloadColumnModel } from '../../primitives/data-table/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { fieldListOf, keep, readKept, readSettings } from './keeping.ts';
import { arrangementOf, defaultSettings, mergeSettings, settableColumns } from './settings.ts';
import type { ColumnSetting, ColumnSettings, ColumnSettingsPorts, ListedColumn, SettableColumn, SettingsStorage } from './types.ts';

/** The table is laid out anew this long after OK. @source forms §2.9 */
const APPLY_AFTER_MS = 50;
const localStorageOfPage = (): SettingsStorage => localStorage;
const NO_PORTS: ColumnSettingsPorts = {};

/** Settings with the list they belong to, and what of them the table follows already. */
interface Kept {
  readonly moduleId: string;
  readonly settings: readonly ColumnSetting[] | null;
  readonly applied: readonly ColumnSetting[] | null;
}

/**
 * Column settings of a person for one list: kept in the browser per menu or model, on the server through a port.
 * Give `arrangement` to the `DataTable` with these columns, and the rest to `ColumnSettingsButton`.
 * @param moduleId id of the menu entry or the model
 * @param columns stable between renders, like `ports`
 * @source forms §2.9, §7
 */
export function useColumnSettings(
  moduleId: string,
  columns: readonly SettableColumn[],
  ports: ColumnSettingsPorts = NO_PORTS,
): ColumnSettings {
  const { openStorage = localStorageOfPage, server, onSaveFailed, clock = systemClock } = ports;
  const { t } = useLingui();
  const { announcer } = useKit();
  const [held, setKept] = useState<Kept>(() => inForce(moduleId, readKept(openStorage, moduleId)));
  const [isOnlyLocal, setIsOnlyLocal] = useState(false);
  const kept = held.moduleId === moduleId ? held : inForce(moduleId, readKept(openStorage, moduleId));
  if (kept !== held) setKept(kept);
  useServerSettings(kept, server?.load, setKept);

  const actionsWord = t`Actions`;
  const made = useMemo(() => {
    const settable = settableColumns(columns, (column) => isOperation(column, actionsWord));
    const applied = mergeSettings(settable, kept.applied);
    const arrangement = { ...arrangementOf(columns, settable, applied), isResizable: true };
    return { settable, arrangement, defaults: defaultSettings(settable) };
  }, [columns, kept.applied, actionsWord]);
  const { settable, arrangement, defaults } = made;
  const listed = useMemo(() => mergeSettings(settable, kept.settings), [settable, kept.settings]);

  const saved = t`Column settings saved`;
  const notSaved = t`The column settings could not be saved on the server. They are kept in this browser.`;
  function apply(settings: readonly ListedColumn[]) {
    preloadColumnModel();
    keep(openStorage, moduleId, settings);
    setKept((now) => ({ ...now, settings }));
    clock.after(APPLY_AFTER_MS, () => {
      setKept((now) => (now.moduleId === moduleId ? inForce(moduleId, settings) : now));
      announcer.say(saved);
    });
    if (!server) return;
    void saveTo(server.save, moduleId, settings).then((isSaved) => {
      setIsOnlyLocal(!isSaved);
      if (isSaved) return;
      announcer.say(notSaved);
      onSaveFailed?.(notSaved);
    });
  }
  return { listed, arrangement, defaults, isOnlyLocal, apply };
}

const inForce = (moduleId: string, settings: Kept['settings']): Kept => ({ moduleId, settings, applied: settings });

type Save = NonNullable<ColumnSettingsPorts['server']>['save'];
type Load = NonNullable<ColumnSettingsPorts['server']>['load'];

async function saveTo(save: Save, moduleId: string, listed: readonly ListedColumn[]): Promise<boolean> {
  try {
    await save(moduleId, fieldListOf(listed));
    return true;
  } catch {
    return false;
  }
}

/** Settings of the server, asked for where the browser keeps none: what the browser keeps wins. @reading R-206 */
function useServerSettings({ moduleId, settings }: Kept, load: Load, onLoaded: (kept: Kept) => void) {
  const isMissing = settings === null;
  useEffect(() => {
    if (!isMissing || !load) return undefined;
    let isWanted = true;
    const take = (text: string | null) => {
      const loaded = readSettings(text);
      if (isWanted && loaded) onLoaded(inForce(moduleId, loaded));
    };
    // Without an answer the columns stay as declared.
    load(moduleId).then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [moduleId, isMissing, load, onLoaded]);
}
