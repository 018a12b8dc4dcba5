/** Language the page is in, as its root element says; undefined where there is no page. */
const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang;

/**
 * Header that asks for sentences in the language that is chosen in the console, whatever the browser's is. None where no language
 * is known.
 * @reading R-410
 */
export function languageHeaders(getLanguage: () => string | undefined = pageLanguage): Record<string, string> {
  const language = getLanguage();
  return language ? { 'Accept-Language': language } : {};
}
