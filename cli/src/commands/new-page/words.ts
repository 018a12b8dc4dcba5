import { capital, constant, kebab, plural, withArticle, wordsIn } from '../../templates/names.ts';
import { fillIn, type Scope } from '../../templates/render.ts';
import type { PageInput } from './input.ts';
import type { Resource } from './resource/resource.ts';
import type { FieldLabel, NounWords, PageTemplate, Sentence } from './template.ts';

/** Languages that are translated; English stands in the code. */
export const TRANSLATED = ['zh', 'zhtw'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** Translations of a message by language. */
export type Translations = Readonly<Record<Translated, string>>;

/** Names of the page and its fields, in three languages. */
export interface Vocabulary {
  /** For «words» of templates, in English. */
  readonly page: Readonly<Record<string, string>>;
  /** For «words» about one field, in English. */
  readonly ofField: (name: string, title: string | null) => Readonly<Record<string, string>>;
  /** Beginning of a field's constants. */
  readonly constantOf: (name: string) => string;
  /** Translations by the message in English, of everything the templates can say. */
  readonly translations: ReadonlyMap<string, Translations>;
  /** English words that stand where a translation should. */
  readonly untranslated: readonly string[];
}

/** @param menuName what the menu calls the page, in zh; null where it has no entry */
export function vocabularyOf(input: PageInput, resource: Resource, template: PageTemplate, menuName: string | null): Vocabulary {
  const untranslated = new Set<string>();
  const noun = nounOf(input, resource, template, menuName, untranslated);
  const fieldOf = (name: string, title: string | null): FieldLabel => {
    const known = Object.hasOwn(template.fields, name) ? template.fields[name] : undefined;
    if (known && (title === null || title === known.label)) return known;
    const label = title ?? capital(wordsIn(name).join(' '));
    untranslated.add(label);
    return { label, zh: label, zhtw: label };
  };
  const hint = template.hints[hintOf(resource)];
  const page = { ...thingWords(noun.one), Page: noun.page, hint: hint.id };
  const constantOf = (name: string): string => template.fields[name]?.constant ?? constant(name);
  const ofField = (name: string, title: string | null) => ({ ...labelWords(fieldOf(name, title).label), constant: constantOf(name) });

  const translations = new Map<string, Translations>();
  const add = (sentence: Sentence, words: Readonly<Record<'en' | Translated, Readonly<Record<string, string>>>>): void => {
    const say = (text: string, language: 'en' | Translated): string => fillIn(text, scopeOf(words[language]), sentence.id);
    translations.set(say(sentence.id, 'en'), { zh: say(sentence.zh, 'zh'), zhtw: say(sentence.zhtw, 'zhtw') });
  };
  const inChinese = (language: Translated) => ({ ...sameWord(noun[language][0]), Page: noun[language][1], hint: hint[language] });
  for (const sentence of template.sentences) add(sentence, { en: page, zh: inChinese('zh'), zhtw: inChinese('zhtw') });
  for (const { name, title } of fieldsOf(resource)) {
    const field = fieldOf(name, title);
    const chinese = (language: Translated) => ({ ...sameLabel(field[language]), constant: constantOf(name) });
    for (const sentence of template.fieldSentences) add(sentence, { en: ofField(name, title), zh: chinese('zh'), zhtw: chinese('zhtw') });
  }
  for (const choice of fieldsOf(resource).flatMap(({ choices }) => choices)) {
    untranslated.add(choiceLabel(choice));
    translations.set(choiceLabel(choice), { zh: choiceLabel(choice), zhtw: choiceLabel(choice) });
  }
  return { page, ofField, constantOf, translations, untranslated: [...untranslated] };
}

/** Members the search looks at. */
function hintOf({ columns, labelField, shape }: Resource): 'nameOrCode' | 'nameOrCodeOfTop' | 'keyword' {
  if (shape === 'lazyTree') return 'nameOrCodeOfTop';
  return labelField === 'fullName' && columns.some(({ name }) => name === 'enCode') ? 'nameOrCode' : 'keyword';
}

/** `formAndList` as words; what is no words, such as `yyyyMM`, as it is. */
export const choiceLabel = (choice: string): string => (/[A-Z]{2}|\d/.test(choice) ? choice : capital(wordsIn(choice).join(' ')));

function nounOf(
  { name, zh, zhtw }: PageInput,
  { noun }: Resource,
  { nouns }: PageTemplate,
  menuName: string | null,
  untranslated: Set<string>,
): NounWords {
  const known = nouns[kebab(noun)] ?? nouns[name];
  const one = known?.one ?? wordsIn(noun).join(' ');
  const page = known?.page ?? capital(plural(one));
  const said = (own: string | null, table: readonly [string, string] | undefined): readonly [string, string] => {
    if (own !== null) return [own, own];
    if (table) return table;
    untranslated.add(one);
    return [one, page];
  };
  const inZh = said(zh, known?.zh);
  return { one, page, zh: [inZh[0], menuName ?? inZh[1]], zhtw: said(zhtw, known?.zhtw) };
}

const fieldsOf = ({ columns, form }: Resource) => [...columns, ...(form?.fields ?? []).filter(({ kind }) => kind !== 'none' || form?.rule)];

const thingWords = (one: string) => ({
  thing: one,
  things: plural(one),
  Thing: capital(one),
  Things: capital(plural(one)),
  'a thing': withArticle(one),
  'A thing': capital(withArticle(one)),
  'One thing': `One ${one}`,
});
const labelWords = (label: string) => {
  const inSentence = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return { label, 'a label': withArticle(inSentence), 'A label': capital(withArticle(inSentence)), 'the label': `the ${inSentence}` };
};
/** Chinese has no articles, plurals or capitals. */
const sameWord = (word: string) => Object.fromEntries(Object.keys(thingWords('')).map((key) => [key, word]));
const sameLabel = (word: string) => Object.fromEntries(Object.keys(labelWords('')).map((key) => [key, word]));

/** A scope of nothing but words. */
export const scopeOf = (words: Readonly<Record<string, string>>): Scope => ({ flags: new Set(), values: {}, names: {}, words });
