import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { isOperation, preloadColumnModel } from '../../primitives/data-table/index.ts';
import type { ColumnSettings } from '../../primitives/data-table/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { createColumnKeeper } from './createColumnKeeper.ts';
import type { StoredColumns } from './createColumnKeeper.ts';
import { defaultSettings, mergeSettings, savedOf, settableColumns, settingsOf, withWidths } from './settings.ts';
import type { ColumnSettingsPorts, ListColumns, SettableColumn } from './types.ts';

/** The table is laid out anew this long after OK. @source forms §2.9 */
const APPLY_AFTER_MS = 50;
const NO_PORTS: ColumnSettingsPorts = {};
const AS_DECLARED = { saved: null, hasFailed: false } as const;
/** A server does not know what a browser keeps. */
const asDeclared = () => AS_DECLARED;
const NO_WIDTHS: ColumnSettings['widthsPx'] = {};

/**
 * Order, visibility, widths and edges of one list's columns as a person has set them: kept in the browser, so that they are
 * there with the first drawing, and on a server through a port. Spread `table` on the `DataTable` with these columns, and
 * give the whole to `ColumnSettingsButton`.
 * @param listId id of the menu entry or the model
 * @param columns stable between renders, like `ports`
 * @source forms §2.9, §7 @reading R-206
 */
export function useColumnSettings(listId: string, columns: readonly SettableColumn[], ports: ColumnSettingsPorts = NO_PORTS): ListColumns {
  const { t } = useLingui();
  const { announcer } = useKit();
  const keeper = useMemo(() => createColumnKeeper(listId, ports), [listId, ports]);
  const { saved, hasFailed } = useExternalStore<Pick<StoredColumns, 'saved' | 'hasFailed'>>(keeper.subscribe, keeper.get, asDeclared);
  useEffect(() => {
    if (saved) preloadColumnModel();
  }, [saved]);
  const notSaved = t`The column settings could not be saved on the server. They are kept in this browser.`;
  const tellFailed = useEffectEvent((error: unknown) => {
    if (ports.onSaveFailed) ports.onSaveFailed(notSaved, error);
    else announcer.say(notSaved);
  });
  useEffect(() => keeper.start((error) => tellFailed(error)), [keeper]);

  const actionsWord = t`Actions`;
  const settable = useMemo(() => settableColumns(columns, (column) => isOperation(column, actionsWord)), [columns, actionsWord]);
  const defaults = useMemo(() => defaultSettings(settable), [settable]);
  const listed = useMemo(() => mergeSettings(settable, saved), [settable, saved]);
  /** Widths of columns without a property name, which last as long as the list is open. */
  const [loosePx, setLoosePx] = useState(NO_WIDTHS);
  const columnSettings = useMemo((): ColumnSettings => {
    const settings = settingsOf(columns, settable, listed);
    return { ...settings, widthsPx: { ...loosePx, ...settings.widthsPx } };
  }, [columns, settable, listed, loosePx]);

  function onColumnsChange({ widthsPx }: ColumnSettings) {
    const listedIds = new Set(settable.map(({ id }) => id));
    setLoosePx(Object.fromEntries(Object.entries(widthsPx).filter(([id]) => !listedIds.has(id))));
    keeper.change(savedOf(withWidths(settable, listed, widthsPx), defaults), 'soon');
  }
  const isSaved = t`Column settings saved`;
  const apply: ListColumns['apply'] = (next) => {
    const { clock = systemClock } = ports;
    clock.after(APPLY_AFTER_MS, () => {
      keeper.change(savedOf(next, defaults), 'now');
      announcer.say(isSaved);
    });
  };
  return { table: { columnSettings, onColumnsChange }, listed, defaults, isOnlyLocal: hasFailed, apply };
}
