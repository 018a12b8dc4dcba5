import { createRequire } from 'node:module';
import path from 'node:path';
import { filled, type PlaceholderValues } from '../../templates/placeholders.ts';
import type { PageTemplate, PageTemplates } from '../../templates/pageTemplates.ts';
import type { Snapshot } from '../../workspace/index.ts';
import type { Format } from './format.ts';

/** File of a page as its template makes it. */
export interface PageFile {
  readonly path: string;
  readonly text: string;
  readonly template: PageTemplate;
}

interface PageFiles {
  readonly files: readonly PageFile[];
  /** Templates that make no code, each with its reason. */
  readonly problems: readonly string[];
}

/** Values of the templates, and the imports a file of them needs. */
export interface PageValues {
  readonly values: Omit<PlaceholderValues, 'imports'>;
  readonly importsFor: (text: string) => string;
}

const IS_CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Files of a page, formatted; of a team's templates those that make no code are problems. */
export async function pageFiles(
  { templates }: Pick<PageTemplates, 'templates'>,
  page: PageValues,
  format: Format,
  snapshot: Snapshot,
): Promise<PageFiles> {
  const made = await Promise.all(templates.map((template) => fileOf(template, page, format)));
  const files = made.flatMap((one) => ('path' in one ? [one] : []));
  const paths = new Set(files.map((one) => one.path));
  return {
    files,
    problems: [
      ...made.flatMap((one) => ('problem' in one ? [one.problem] : [])),
      ...files.flatMap((file) => (file.template.isOwn ? importProblems(file, paths, snapshot) : [])),
    ],
  };
}

async function fileOf(
  template: PageTemplate,
  { values, importsFor }: PageValues,
  format: Format,
): Promise<PageFile | { readonly problem: string }> {
  const target = filled(template.target, values);
  const body = filled(template.text, values);
  const text = filled(body, { imports: importsFor(body) });
  if (!IS_CODE.test(target)) return { path: target, text, template };
  try {
    return { path: target, text: await format(path.posix.basename(target), text), template };
  } catch (error) {
    if (!template.isOwn) throw error;
    const why = error instanceof Error ? error.message.replace(/^\[milepost\] /, '') : String(error);
    return { problem: `${template.file} makes no code that compiles: ${why}. Mend the template.` };
  }
}

/** Imports that lead nowhere, which a compiler would find later. */
const importProblems = ({ path: file, text, template }: PageFile, made: ReadonlySet<string>, snapshot: Snapshot): string[] =>
  [...text.matchAll(IMPORTED)]
    .map(([, name = '']) => name)
    .filter((name) =>
      name.startsWith('.')
        ? !made.has(besides(file, name)) && snapshot.read(besides(file, name)) === null
        : name.startsWith('@milepost/') && !isDoor(name),
    )
    .map((name) => `${template.file} imports '${name}', which there is not from ${file}. Mend the template, or make what it imports.`);

const besides = (file: string, name: string): string => path.posix.join(path.posix.dirname(file), name);

function isDoor(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
