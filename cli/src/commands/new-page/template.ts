import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '../../templates/render.ts';

/** Names of one record: in English, and in Chinese for one and for the page. */
export interface NounWords {
  readonly one: string;
  readonly page: string;
  readonly zh: readonly [one: string, page: string];
  readonly zhtw: readonly [one: string, page: string];
}

export interface FieldLabel {
  readonly label: string;
  readonly zh: string;
  readonly zhtw: string;
  /** Beginning of the field's constants; made of its name where it is left out. */
  readonly constant?: string;
}

/** A sentence of the templates with its translations; all three may hold «words». */
export interface Sentence {
  readonly id: string;
  readonly zh: string;
  readonly zhtw: string;
}

/** Everything a page is made of. */
export interface PageTemplate {
  /** Texts by the path they will have in the project, before names are filled in. */
  readonly files: Readonly<Record<string, string>>;
  readonly parts: { readonly columns: Parts; readonly fields: Parts; readonly form: Parts; readonly e2e: Parts };
  readonly nouns: Readonly<Record<string, NounWords>>;
  readonly fields: Readonly<Record<string, FieldLabel>>;
  readonly sentences: readonly Sentence[];
  readonly fieldSentences: readonly Sentence[];
  /** Words of a search field for what it looks at. */
  readonly hints: Readonly<Record<'nameOrCode' | 'nameOrCodeOfTop' | 'keyword', Sentence>>;
}

export type Parts = ReadonlyMap<string, string>;

const FOLDER = path.join(import.meta.dirname, '../../../templates/page/2');

/** The templates of a page; what depends on the shape of its list stands in blocks of its files. */
export function readTemplate(): PageTemplate {
  const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
  const files = globSync('**/*.{ts,tsx}', { cwd: path.join(FOLDER, 'files') }).map((file) => file.replaceAll(path.sep, '/'));
  const parts = (name: string): Parts => partsOf(read(`parts/${name}`));
  return {
    files: Object.fromEntries(files.toSorted((a, b) => a.localeCompare(b)).map((file) => [file, read(`files/${file}`)])),
    parts: { columns: parts('columns.tsx'), fields: parts('fields.tsx'), form: parts('form.ts'), e2e: parts('e2e.ts') },
    nouns: JSON.parse(read('words/nouns.json')),
    fields: JSON.parse(read('words/fields.json')),
    sentences: JSON.parse(read('words/sentences.json')),
    fieldSentences: JSON.parse(read('words/field-sentences.json')),
    hints: JSON.parse(read('words/hints.json')),
  };
}
