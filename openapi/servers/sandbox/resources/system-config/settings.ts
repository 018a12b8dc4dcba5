import type { Store } from '../../core/store.ts';
import { DEFAULT_SETTINGS, SECRETS, type SettingName, type Settings } from './defaults.ts';

/** Only what differs from the start is kept, as JSON, so that a number stays a number. */
export const SETTING_TABLE = 'CREATE TABLE system_setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;';

type SettingRow = { name: string; value: string };

const isSetting = (name: string): name is SettingName => Object.hasOwn(DEFAULT_SETTINGS, name);

/** The settings as they stand, secrets included: what modules act by. */
export function readSettings(store: Store): Settings {
  const changed = store
    .all<SettingRow>('SELECT name, value FROM system_setting')
    .map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(changed) };
}

/** The settings as they are answered: secrets are empty. @reading R-059 */
export function maskedSettings(settings: Settings): Settings {
  const masked = Object.keys(settings).filter((name) => SECRETS.has(name));
  return { ...settings, ...Object.fromEntries(masked.map((name) => [name, ''])) };
}

/** Saves what is named; unknown names, what is null, and empty secrets change nothing. @reading R-059 */
export function writeSettings(store: Store, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!isSetting(name) || value === null || value === undefined || (SECRETS.has(name) && value === '')) continue;
    store.run(
      'INSERT INTO system_setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      JSON.stringify(likeDefault(DEFAULT_SETTINGS[name], value)),
    );
  }
}

/** Servers differ in what is a number and what a text; here a setting is what it was at the start. */
function likeDefault(start: string | number | boolean, value: unknown): string | number | boolean {
  if (typeof start === 'string') return String(value);
  return typeof start === 'number' ? Number(value) : value === true || Number(value) === 1;
}
