import { readFileSync } from 'node:fs';
import path from 'node:path';
import { camel, capital, kebab, plural, singular, wordsIn } from '../../templates/names.ts';
import type { GivenWords, PageInput } from './input.ts';
import type { Question } from './questions.ts';

/** Languages that are translated; English stands in the code. */
export const TRANSLATED = ['zh', 'zhtw'] as const;
export type Translated = (typeof TRANSLATED)[number];
/** Translations of a message by language. */
export type Translations = Readonly<Record<Translated, string>>;

/** A message in the code, and how it reads in Chinese. */
export interface Message extends Translations {
  readonly code: string;
}

export interface Words {
  /** Name of a member; null where nobody knows its Chinese, which is then a question. */
  readonly ofField: (name: string, title: string | null, isNeeded: boolean) => Message | null;
  /** A value of a choice. */
  readonly ofValue: (field: string, value: string, isNeeded: boolean) => Message | null;
  /** Something every screen says. */
  readonly ours: (name: Sentence) => Message;
  /** The page: its records in the plural, a new one, one that is changed, none. */
  readonly page: Readonly<Record<'many' | 'add' | 'edit' | 'none', Message>>;
  /** English name of one record. */
  readonly one: string;
  /** The same in the languages that are translated. */
  readonly called: Translations;
  /** True where a label was given for a member. */
  readonly isGiven: (name: string) => boolean;
  /** Translations by message, see `messageKey`. */
  readonly translations: ReadonlyMap<string, Translations>;
  readonly questions: readonly Question[];
}

/** Sentences by name; «thing» and «things» stand for what a record is called. */
export type Sentence = 'many' | 'add' | 'edit' | 'none' | 'below' | 'detail' | 'keyword' | 'yes' | 'no';
interface SentenceWords extends Translations {
  readonly en: string;
}
interface FieldWords extends Translations {
  readonly label: string;
}
/** Words of values by value; the key is a member, or `domain.member`. */
type ValueWords = Readonly<Record<string, FieldWords>>;
interface NounWords extends Translations {
  readonly one: string;
}

const FOLDER = path.join(import.meta.dirname, '../../../words');
const read = <T>(name: string): Readonly<Record<string, T>> => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));

/** Key of a message among translations: one English text may have two meanings, told apart by a context. */
export const messageKey = (message: string, context: string | undefined): string => `${context ?? ''}\n${message}`;

/** Values of members that travel as codes, by `domain.member`: a text or a number nobody would understand. */
export const codesOf = (domain: string, member: string): readonly string[] =>
  Object.keys(read<ValueWords>('values')[`${domain}.${member}`] ?? {});

/** @param known translation of a message without context that the catalogues have already */
export function createWords(
  input: Pick<PageInput, 'name' | 'labels' | 'zh' | 'zhtw'>,
  { noun, domain }: { readonly noun: string; readonly domain: string },
  known: (locale: Translated, message: string) => string | null,
): Words {
  const [fields, nouns, sentences] = [read<FieldWords>('fields'), read<NounWords>('nouns'), read<SentenceWords>('sentences')];
  const values = read<ValueWords>('values');
  const translations = new Map<string, Translations>();
  const questions: Question[] = [];

  /** Words that were given win; else those the console says already, so that one thing has one name; else ours. */
  function message(en: string, given: Translations | null, ours: Translations | null): Message | null {
    const [zh, zhtw] = [known('zh', en), known('zhtw', en)];
    const there = zh !== null && zhtw !== null ? { zh, zhtw } : null;
    const words = given ?? there ?? ours;
    if (words === null) return null;
    const isOther = there !== null && (there.zh !== words.zh || there.zhtw !== words.zhtw);
    const context = isOther ? camel(input.name) : undefined;
    translations.set(messageKey(en, context), { zh: words.zh, zhtw: words.zhtw });
    const code = context === undefined ? `msg\`${escaped(en)}\`` : `msg({ message: ${quote(en)}, context: '${context}' })`;
    return { code, zh: words.zh, zhtw: words.zhtw };
  }

  function asked(key: string, en: string, ours: Translations | null, given: GivenWords | undefined, isNeeded: boolean): Message | null {
    const found = message(en, given ?? null, ours);
    if (found === null)
      questions.push({
        flag: `--label ${key}=`,
        says: `What is "${en}" (${key}) in Chinese, as SIMPLIFIED,TRADITIONAL?`,
        offers: [],
        isNeeded,
      });
    return found;
  }

  const { one, ours: chinese } = nounOf(input, noun, nouns);
  const own = chinese ?? { zh: one, zhtw: one };
  if (chinese === null) {
    if (input.zh === null)
      questions.push({ flag: '--zh ', says: `What is one ${one} called in Simplified Chinese?`, offers: [], isNeeded: true });
    if (input.zhtw === null)
      questions.push({ flag: '--zhtw ', says: `What is one ${one} called in Traditional Chinese?`, offers: [], isNeeded: true });
  }
  const isGiven = input.zh !== null || input.zhtw !== null;
  function sentence(name: Sentence): Message {
    const { en = '', zh = '', zhtw = '' } = sentences[name] ?? {};
    const english = en
      .replace('«Things»', capital(plural(one)))
      .replace('«things»', plural(one))
      .replace('«thing»', one);
    const words = { zh: zh.replace('«thing»', own.zh), zhtw: zhtw.replace('«thing»', own.zhtw) };
    return message(english, isGiven && zh.includes('«thing»') ? words : null, words) as Message;
  }
  return {
    one,
    called: { zh: own.zh, zhtw: own.zhtw },
    page: {
      many: sentence('many'),
      add: sentence('add'),
      edit: sentence('edit'),
      none: sentence('none'),
    },
    ours: sentence,
    isGiven: (name) => input.labels.has(name),
    ofField(name, title, isNeeded) {
      const table = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const given = input.labels.get(name);
      const en = given?.en ?? title ?? table?.label ?? humanised(name);
      return asked(name, en, table && table.label === en ? table : null, given, isNeeded);
    },
    ofValue(field, value, isNeeded) {
      const key = `${field}.${value}`;
      const given = input.labels.get(key);
      // A value is a word by itself: what the console says elsewhere by the same English may mean something else.
      if (given) return asked(key, given.en ?? valueName(value), null, given, isNeeded);
      const table = values[`${domain}.${field}`] ?? (Object.hasOwn(values, field) ? values[field] : undefined);
      const words = table && Object.hasOwn(table, value) ? table[value] : undefined;
      if (words) return message(words.label, words, words);
      questions.push({
        flag: `--label ${key}=`,
        says: `What does the value "${value}" of ${field} mean, as SIMPLIFIED,TRADITIONAL,ENGLISH?`,
        offers: [],
        isNeeded,
      });
      return null;
    },
    translations,
    questions,
  };
}

/** Name of one record: by the page's own name where its Chinese was given, else by the name of its calls. */
function nounOf(
  { name, zh, zhtw }: Pick<PageInput, 'name' | 'zh' | 'zhtw'>,
  noun: string,
  nouns: Readonly<Record<string, NounWords>>,
): { readonly one: string; readonly ours: Translations | null } {
  const key = zh === null && zhtw === null ? kebab(noun) : name;
  const table = Object.hasOwn(nouns, key) ? nouns[key] : undefined;
  const said = { zh: zh ?? table?.zh, zhtw: zhtw ?? table?.zhtw };
  return {
    one: table?.one ?? singular(wordsIn(key).join(' ')),
    ours: said.zh !== undefined && said.zhtw !== undefined ? { zh: said.zh, zhtw: said.zhtw } : null,
  };
}

/** `organizeId`, `isSystem` and `toUserIds` as words: Organize, System, To user. */
const humanised = (name: string): string => {
  const words = wordsIn(name).filter((word, at, all) => !(at > 0 && at === all.length - 1 && /^(id|ids|mark)$/.test(word)));
  return capital((words.length > 1 && /^(is|has)$/.test(words[0] ?? '') ? words.slice(1) : words).join(' '));
};
/** `formAndList` as words; what is no words, such as `yyyyMM`, as it is. */
const valueName = (choice: string): string => (/[A-Z]{2}|\d/.test(choice) ? choice : capital(wordsIn(choice).join(' ')));

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`);
const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
