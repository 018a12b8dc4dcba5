import type { SettingsStorage } from '../headless.ts';

/** A storage that begins with what is given. */
export function memoryStorage(start: Readonly<Record<string, string>> = {}): SettingsStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Ports of a person who has saved these columns for the list of the example. */
export function savedAs(...columns: readonly (readonly [prop: string, isVisible: boolean])[]) {
  const text = JSON.stringify(columns.map(([prop, columnVisible]) => ({ prop, label: prop, columnVisible })));
  const storage = memoryStorage({ jnpf_columns_orders: text });
  return { openStorage: () => storage };
}
