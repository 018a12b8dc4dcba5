import type { ColumnEdge } from '../../primitives/data-table/headless.ts';
import type { SavedColumn, SettingsStorage } from './types.ts';

/** One key per list, and per person where several use one browser. @source forms §2.9 */
export const storageKey = (listId: string, owner?: string) => `jnpf_columns_${listId}${owner === undefined ? '' : `@${owner}`}`;

/** Settings as they are in a browser. */
export interface StoredSettings {
  /** Null where nothing is kept: the columns are as declared. */
  readonly saved: readonly SavedColumn[] | null;
  /** True while the server has still to be told of them. */
  readonly isUnsent: boolean;
}

const NOTHING: StoredSettings = { saved: null, isUnsent: false };

/** Text of what is kept: items with prop, label, columnVisible; within `unsent` what the server has not taken. @source forms §3 */
function asText({ saved, isUnsent }: StoredSettings): string {
  const items = (saved ?? []).map(({ prop, label, isVisible, widthPx, pinned }) => ({
    prop,
    label,
    columnVisible: isVisible,
    ...(widthPx !== null && { widthPx }),
    ...(pinned !== null && { pinned }),
  }));
  return JSON.stringify(isUnsent ? { unsent: items } : items);
}

/** Settings out of a text; none where it holds no such thing. Never throws. */
export function readSettings(text: string | null): StoredSettings {
  if (!text) return NOTHING;
  try {
    const parsed: unknown = JSON.parse(text);
    const isUnsent = typeof parsed === 'object' && parsed !== null && 'unsent' in parsed;
    const items: unknown = isUnsent ? parsed.unsent : parsed;
    if (!Array.isArray(items)) return NOTHING;
    const saved = items.flatMap(readItem);
    return { saved: saved.length ? saved : null, isUnsent };
  } catch {
    return NOTHING;
  }
}

const EDGES: readonly unknown[] = ['start', 'end', 'none'] satisfies ColumnEdge[];
const isEdge = (value: unknown): value is ColumnEdge => EDGES.includes(value);

function readItem(item: unknown): SavedColumn[] {
  if (typeof item !== 'object' || item === null || !('prop' in item) || typeof item.prop !== 'string' || item.prop === '') return [];
  const isWidth = 'widthPx' in item && typeof item.widthPx === 'number' && Number.isFinite(item.widthPx);
  return [
    {
      prop: item.prop,
      label: 'label' in item && typeof item.label === 'string' ? item.label : item.prop,
      isVisible: !('columnVisible' in item && item.columnVisible === false),
      widthPx: isWidth ? Number(item.widthPx) : null,
      pinned: 'pinned' in item && isEdge(item.pinned) ? item.pinned : null,
    },
  ];
}

/** Settings the browser keeps; none where storage is blocked or holds something else. */
export function readStored(open: () => SettingsStorage, key: string): StoredSettings {
  try {
    return readSettings(open().getItem(key));
  } catch {
    return NOTHING;
  }
}

/** Keeps settings in the browser. What storage refuses (blocked, full) lasts as long as the page. */
export function keep(open: () => SettingsStorage, key: string, kept: StoredSettings): void {
  try {
    if (kept.saved || kept.isUnsent) open().setItem(key, asText(kept));
    else open().removeItem(key);
  } catch {
    // Nothing to do: the settings are in force, and nobody could act on the message.
  }
}
