import type { Language } from '../../../../src/rules/records/index.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';

const LANGUAGES: readonly string[] = ['zh', 'zhtw', 'en'] satisfies Language[];

/** Language a person reads in; Chinese for somebody without a session. */
export function languageOf(store: Store, caller: Caller | null): Language {
  const language = caller && store.one<{ language: string }>('SELECT language FROM user WHERE id = ?', caller.userId)?.language;
  return LANGUAGES.includes(language ?? '') ? (language as Language) : 'zh';
}
