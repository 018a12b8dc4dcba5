import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '../../templates/render.ts';
import type { ListShape } from './resource/resource.ts';

/** What one record is called: in English, and in Chinese for one and for the page. */
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
  /** How constants of the field begin; made of its name where it is left out. */
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
  /** What a search field says it looks at. */
  readonly hints: Readonly<Record<'nameOrCode' | 'nameOrCodeOfTop' | 'keyword', Sentence>>;
}

export type Parts = ReadonlyMap<string, string>;

const FOLDER = path.join(import.meta.dirname, '../../../templates/page/2');
const SHAPE_FOLDER: Readonly<Record<ListShape, string>> = { paged: 'paged', list: 'list', lazyTree: 'lazy-tree' };

/** The templates of a list of one shape; those of `every` belong to all. */
export function readTemplate(shape: ListShape): PageTemplate {
  const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
  const filesIn = (folder: string): [string, string][] =>
    globSync('**/*.{ts,tsx}', { cwd: path.join(FOLDER, folder) })
      .map((file) => file.replaceAll(path.sep, '/'))
      .map((file) => [file, read(`${folder}/${file}`)]);
  const parts = (name: string): Parts => partsOf(read(`parts/${name}`));
  return {
    files: Object.fromEntries([...filesIn('every'), ...filesIn(SHAPE_FOLDER[shape])].toSorted(([a], [b]) => a.localeCompare(b))),
    parts: { columns: parts('columns.tsx'), fields: parts('fields.tsx'), form: parts('form.ts'), e2e: parts('e2e.ts') },
    nouns: JSON.parse(read('words/nouns.json')),
    fields: JSON.parse(read('words/fields.json')),
    sentences: JSON.parse(read('words/sentences.json')),
    fieldSentences: JSON.parse(read('words/field-sentences.json')),
    hints: JSON.parse(read('words/hints.json')),
  };
}
