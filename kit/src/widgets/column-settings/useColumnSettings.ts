import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { isOperation, preloadColumnModel } from '../../primitives/data-table/headless.ts';
import type { ColumnSettings } from '../../primitives/data-table/headless.ts';
import { createColumnKeeper } from './createColumnKeeper.ts';
import type { StoredColumns } from './createColumnKeeper.ts';
import { defaultSettings, mergeSettings, savedOf, settableColumns, settingsOf, withWidths } from './settings.ts';
import type { ColumnSettingsOptions, ColumnSettingsPorts, ListColumns } from './types.ts';

/** The table is laid out anew this long after OK. @source forms §2.9 */
const APPLY_AFTER_MS = 50;
const NO_PORTS: ColumnSettingsPorts = {};
const AS_DECLARED = { saved: null, hasFailed: false } as const;
/** A server does not know what a browser keeps. */
const asDeclared = () => AS_DECLARED;
const NO_WIDTHS: ColumnSettings['widthsPx'] = {};

/**
 * Order, visibility, widths and edges of one list's columns as a person has set them: kept in the browser, so that they are
 * there with the first drawing, and on a server through a port. Give `table` to the table with these columns, and the whole to
 * `useColumnPanel`.
 * @source forms §2.9, §7 @reading R-206
 */
export function useColumnSettings({ listId, columns, ports = NO_PORTS, messages }: ColumnSettingsOptions): ListColumns {
  const announce = useAnnounce();
  const keeper = useMemo(() => createColumnKeeper(listId, ports), [listId, ports]);
  const { saved, hasFailed } = useExternalStore<Pick<StoredColumns, 'saved' | 'hasFailed'>>(keeper.subscribe, keeper.get, asDeclared);
  useEffect(() => {
    if (saved) preloadColumnModel();
  }, [saved]);
  const tellFailed = useEffectEvent((error: unknown) => {
    if (ports.onSaveFailed) ports.onSaveFailed(messages.notSaved, error);
    else announce(messages.notSaved);
  });
  useEffect(() => keeper.start((error) => tellFailed(error)), [keeper]);

  const { actions: actionsWord, saved: isSaved } = messages;
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
  const apply: ListColumns['apply'] = (next) => {
    const { clock = systemClock } = ports;
    clock.after(APPLY_AFTER_MS, () => {
      keeper.change(savedOf(next, defaults), 'now');
      announce(isSaved);
    });
  };
  return { table: { columnSettings, onColumnsChange }, listed, defaults, isOnlyLocal: hasFailed, apply };
}
