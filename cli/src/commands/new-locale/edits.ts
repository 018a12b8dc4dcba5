/** A catalogue in which nothing has been translated, made of the one in English. */
export const emptyCatalogue = (english: string, code: string): string => {
  const [head = '', ...entries] = english.split('\n\n');
  const untranslated = entries.map((entry) => entry.replace(/^msgstr (?:".*"\n?)+/m, 'msgstr ""\n').replace(/\n+$/, ''));
  return `${[head.replace(/"Language: en\\n"/, `"Language: ${code}\\n"`), ...untranslated].join('\n\n')}\n`;
};

/** Names of the menu in a language nobody has given any yet. */
export const EMPTY_MENU = `/** Names of the menu that are known, in this language: by code and the name a server gives them in zh. @source admin §2 */
export const messages: Record<string, string> = {
};
`;
