import { filled, type PlaceholderValues } from '../../templates/placeholders.ts';
import type { PageTemplates } from '../../templates/pageTemplates.ts';
import { messagesOf, type Catalogues } from './catalogues.ts';
import { messageKey, type Translated, type Translations } from './words.ts';
import type { PageFile } from './pageFiles.ts';

interface WordsAsk {
  readonly files: readonly PageFile[];
  readonly page: PageTemplates;
  readonly values: Partial<PlaceholderValues>;
  readonly catalogues: Catalogues;
  /** Translations there are for the page itself. */
  readonly own: ReadonlyMap<string, Translations>;
  /** Translation the console has already. */
  readonly known: (locale: Translated, message: string) => string | null;
}

/** Translations of what a team's templates say, with those of the page; messages without any are problems. */
export async function templateWords({ files, page, values, catalogues, own, known }: WordsAsk) {
  const given = new Map(
    Object.entries(page.words).map(([english, { zh = '', zhtw = '' }]) => [
      messageKey(filled(english, values), undefined),
      { zh: filled(zh, values), zhtw: filled(zhtw, values) },
    ]),
  );
  const translations = new Map<string, Translations>([...given, ...own]);
  const problems: string[] = [];
  for (const { path, text, template } of files.filter(({ template: { isOwn } }) => isOwn)) {
    const messages = await messagesOf(catalogues, { [path]: text });
    for (const { id, message = id, context } of messages) {
      const key = messageKey(message, context);
      if (translations.has(key)) continue;
      const [zh, zhtw] = [known('zh', message), known('zhtw', message)];
      if (zh !== null && zhtw !== null && !context) translations.set(key, { zh, zhtw });
      else
        problems.push(
          `${template.file} says "${message}", and nobody has its Chinese. Add it to ${page.wordsFile}: {${JSON.stringify(message)}: {"zh": "WORDS", "zhtw": "WORDS"}}${context ? ', and leave its context out' : ''}.`,
        );
    }
  }
  return { translations, problems };
}
