export { KitProvider, useKit } from './KitProvider.tsx';
export type { KitContext, KitProviderProps } from './KitProvider.tsx';
export { DEFAULT_LOCALE, LANGUAGE_NAME, LANGUAGE_TAG, LOCALES, isLocale } from './locales.ts';
export type { Locale } from './locales.ts';
