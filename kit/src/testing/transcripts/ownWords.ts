const catalogs = import.meta.glob<{ messages: Record<string, unknown> }>('../../locales/zh.po', { eager: true });

let words: ReadonlySet<string> | undefined;

/** Han words of the kit's own messages. Heard in a story they are the kit's to say in every language, and no record's name. */
export const ownWords = (): ReadonlySet<string> =>
  (words ??= new Set(Object.values(catalogs).flatMap(({ messages }) => JSON.stringify(messages).match(/\p{Script=Han}+/gu) ?? [])));
