import type { ColumnSetting, SettingsStorage } from './types.ts';

/** One key per menu or model. @source forms §2.9 */
export const storageKey = (moduleId: string) => `jnpf_columns_${moduleId}`;

/** Text kept in the browser: prop, label, columnVisible. @source forms §3 */
function asKept(settings: readonly ColumnSetting[]): string {
  return JSON.stringify(settings.map(({ prop, label, isVisible }) => ({ prop, label, columnVisible: isVisible })));
}

/** Text for the server: JSON text of items with prop, label, visible. @source forms §3 */
export function fieldListOf(settings: readonly ColumnSetting[]): string {
  return JSON.stringify(settings.map(({ prop, label, isVisible }) => ({ prop, label, visible: isVisible })));
}

/** Settings out of a text, whichever of the two wrote it; null when it holds none. Never throws. */
export function readSettings(text: string | null | undefined): readonly ColumnSetting[] | null {
  if (!text) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    const items: unknown[] = parsed;
    const settings = items.flatMap(readItem);
    return settings.length ? settings : null;
  } catch {
    return null;
  }
}

function readItem(item: unknown): ColumnSetting[] {
  if (typeof item !== 'object' || item === null || !('prop' in item) || typeof item.prop !== 'string' || item.prop === '') return [];
  const label = 'label' in item && typeof item.label === 'string' ? item.label : item.prop;
  const isHidden = ('columnVisible' in item && item.columnVisible === false) || ('visible' in item && item.visible === false);
  return [{ prop: item.prop, label, isVisible: !isHidden }];
}

/** Settings the browser keeps; null where storage is blocked or holds something else. */
export function readKept(open: () => SettingsStorage, moduleId: string): readonly ColumnSetting[] | null {
  try {
    return readSettings(open().getItem(storageKey(moduleId)));
  } catch {
    return null;
  }
}

/** Keeps settings in the browser. What storage refuses (blocked, full) lasts as long as the page. */
export function keep(open: () => SettingsStorage, moduleId: string, settings: readonly ColumnSetting[]): void {
  try {
    open().setItem(storageKey(moduleId), asKept(settings));
  } catch {
    // Nothing to do: the settings are in force, and nobody could act on the message.
  }
}
