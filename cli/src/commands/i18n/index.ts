import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { SEED_LANGUAGE, SOURCE_LANGUAGE, languagesOf, type KnownLanguage } from '../../registration/index.ts';
import {
  NOT_UNICODE,
  SAVE_AS_UTF8,
  changeFacts,
  countsOf,
  diskSnapshot,
  findProject,
  linesOf,
  real,
  textIn,
  thisWorld,
  writeRun,
} from '../../workspace/index.ts';
import type { Snapshot, World } from '../../workspace/index.ts';
import { tableOf } from '../list/table.ts';
import { lingui, type Catalogues } from '../new-page/catalogues.ts';
import { formatOf } from '../new-page/format.ts';
import { planImport, type ImportPlan } from './plan.ts';
import { languageOfPo, poOf, readPo, type Translated } from './po.ts';
import { missingOf, textKey, textsIn, type Text } from './texts.ts';
import { readXliff, xliffOf } from './xliff.ts';

/** Flags as they were typed. */
export interface I18nFlags {
  locale?: string;
  format?: string;
  out?: string;
  missing?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

const WORKSPACES = ['kit', 'console', 'sandbox'] as const;

interface Project {
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly catalogues: Catalogues;
  /** Languages that are translated: all but the one of code and messages. */
  readonly languages: readonly KnownLanguage[];
}

async function projectOf({ cwd }: Pick<World, 'cwd'>): Promise<Project> {
  const root = findProject(cwd);
  const snapshot = diskSnapshot(root);
  return {
    root,
    snapshot,
    catalogues: await lingui(root),
    languages: languagesOf(snapshot).filter(({ code }) => code !== SOURCE_LANGUAGE),
  };
}

/** The language of a code. @throws CommandFailure 2 one that is not translated here */
function languageOf({ languages }: Project, code: string | undefined): KnownLanguage {
  const known = languages.find((language) => language.code === code);
  if (known) return known;
  const codes = languages.map((language) => language.code).join(', ');
  throw new CommandFailure(
    EXIT.usage,
    code === SOURCE_LANGUAGE
      ? `[milepost] "${SOURCE_LANGUAGE}" is the language texts are written in: change them where they stand. Those that are translated are ${codes}.`
      : `[milepost] ${code === undefined ? '--locale is missing' : `There is no language "${code}"`}. Give one of ${codes}; "npx milepost new locale CODE" adds one.`,
  );
}

/** Counts of texts and of missing ones, by language and workspace. @throws CommandFailure 3 no project */
export async function i18nStatusCommand({ json = false }: I18nFlags, io: Io, world: Pick<World, 'cwd'> = thisWorld()): Promise<number> {
  const project = await projectOf(world);
  const languages = await Promise.all(
    project.languages.map(async ({ code, tag, name, isComplete }) => {
      const texts = await textsIn(code, project.snapshot, project.catalogues);
      const workspaces = WORKSPACES.map((workspace) => {
        const own = texts.filter((text) => text.workspace === workspace);
        return { workspace, texts: own.length, missing: missingOf(own).length };
      });
      return { locale: code, tag, name, isComplete, texts: texts.length, missing: missingOf(texts).length, workspaces };
    }),
  );
  if (json) io.out(JSON.stringify({ status: 'done', languages }));
  else
    io.out(
      [
        tableOf(
          ['language', 'tag', ...WORKSPACES, 'missing', 'declared complete'],
          languages.map(({ locale, tag, isComplete, texts, missing, workspaces }) => [
            locale,
            tag,
            ...workspaces.map((one) => `${one.texts - one.missing}/${one.texts}`),
            `${missing} of ${texts}`,
            isComplete ? 'yes' : 'no',
          ]),
        ),
        `Translated of all texts. They are written in ${SOURCE_LANGUAGE}; the sandbox and the menu are written in ${SEED_LANGUAGE}.`,
      ].join('\n'),
    );
  return EXIT.done;
}

/** Every text without words. @throws CommandFailure 2 no such language · 3 no project */
export async function i18nMissingCommand(
  { locale, json = false }: I18nFlags,
  io: Io,
  world: Pick<World, 'cwd'> = thisWorld(),
): Promise<number> {
  const project = await projectOf(world);
  const languages = locale === undefined ? project.languages : [languageOf(project, locale)];
  const missing = await Promise.all(
    languages.map(async ({ code }) => ({ locale: code, texts: missingOf(await textsIn(code, project.snapshot, project.catalogues)) })),
  );
  if (json)
    io.out(
      JSON.stringify({
        status: 'done',
        missing: missing.flatMap(({ locale: code, texts }) =>
          texts.map(({ workspace, file, source, context, notes }) => ({ locale: code, workspace, file, source, context, notes })),
        ),
      }),
    );
  else
    io.out(
      missing
        .flatMap(({ locale: code, texts }) => [
          `${code}: ${texts.length} missing`,
          ...texts.map(
            ({ file, source, context }) => `  ${file}  “${source.replaceAll('\n', ' ')}”${context === null ? '' : `  (${context})`}`,
          ),
        ])
        .join('\n'),
    );
  return EXIT.done;
}

/** A file for translators, with every text of a language, its context and its Chinese. @throws CommandFailure 2 unusable input · 3 no project */
export async function i18nExportCommand(flags: I18nFlags, io: Io, world: Pick<World, 'cwd'> = thisWorld()): Promise<number> {
  const { locale, format = 'po', out, missing = false, json = false } = flags;
  const project = await projectOf(world);
  const { code, tag } = languageOf(project, locale);
  if (format !== 'po' && format !== 'xliff') throw new CommandFailure(EXIT.usage, `[milepost] --format is "${format}". Give po or xliff.`);
  if (out === undefined) throw new CommandFailure(EXIT.usage, '[milepost] --out is missing. Give the file to write, such as ja.po.');
  const all = await textsIn(code, project.snapshot, project.catalogues);
  const texts = missing ? missingOf(all) : all;
  const hints = code === SEED_LANGUAGE ? new Map<string, string>() : await hintsOf(project, texts);
  const file = path.resolve(world.cwd, out);
  try {
    writeFileSync(file, format === 'po' ? poOf(code, tag, texts, hints) : xliffOf(tag, texts, hints));
  } catch (error) {
    throw new CommandFailure(
      EXIT.environment,
      `[milepost] ${out} cannot be written: ${String(error)}. Give another file with --out.`,
      error,
    );
  }
  const count = new Set(texts.map(textKey)).size;
  if (json) io.out(JSON.stringify({ status: 'written', locale: code, format, out, texts: count, missing: missingOf(texts).length }));
  else io.out(`${count} texts of "${code}" are in ${out}. Take translations in with "npx milepost i18n import ${out}".`);
  return EXIT.done;
}

/** The texts in Chinese, by key: what translators may read beside the English. */
async function hintsOf({ snapshot, catalogues }: Project, texts: readonly Text[]): Promise<ReadonlyMap<string, string>> {
  const messages = await textsIn(SEED_LANGUAGE, snapshot, catalogues);
  return new Map([
    ...messages.map((text) => [textKey(text), text.words] as const),
    // A sentence and a name of the menu name their Chinese in their context.
    ...texts.filter(({ kind }) => kind !== 'message').map((text) => [textKey(text), text.context ?? ''] as const),
  ]);
}

/**
 * Takes translations in: only of texts there are, with their places and balanced tags; nothing else changes. What is refused is
 * named with its reason, and the exit code is 1.
 * @throws CommandFailure 2 unusable input · 3 no project, or a file that cannot be read
 */
export async function i18nImportCommand(file: string, flags: I18nFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const { dryRun = false, json = false } = flags;
  const project = await projectOf(world);
  const read = await readTranslations(path.resolve(world.cwd, file), file, project);
  const { code } = languageOf(project, flags.locale ?? read.locale ?? undefined);
  if (read.locale !== null && read.locale !== code)
    throw new CommandFailure(EXIT.usage, `[milepost] ${file} is in "${read.locale}", and --locale says "${code}". Nothing was written.`);
  const { snapshot, catalogues, root } = project;
  const plan = await planImport({
    locale: code,
    texts: await textsIn(code, snapshot, catalogues),
    translations: read.translations,
    snapshot,
    catalogues,
    format: await formatOf(snapshot),
  });
  const changes = real(plan.changes);
  if (!dryRun && changes.length > 0) writeRun(root, `i18n import ${code}`, changes, world.files, world.nowMs());
  if (json) io.out(JSON.stringify({ status: statusOf(plan, dryRun), locale: code, ...plan, changes: changeFacts(plan.changes) }));
  else io.out(importReport(code, plan, dryRun));
  return plan.refused.length > 0 ? EXIT.problems : EXIT.done;
}

const statusOf = ({ changes }: ImportPlan, isPreview: boolean): string =>
  real(changes).length === 0 ? 'unchanged' : isPreview ? 'planned' : 'written';

const importReport = (code: string, { changes, added, changed, same, empty, refused }: ImportPlan, isPreview: boolean): string =>
  [
    `"${code}": ${added} texts more, ${changed} said otherwise, ${same} as they were, ${empty} without words, ${refused.length} refused: ${countsOf(changes)}`,
    ...linesOf(changes),
    ...refused.map(({ source, context, reason }) => `Refused: “${source}”${context === null ? '' : ` (${context})`}: ${reason}.`),
    ...(real(changes).length === 0
      ? []
      : [isPreview ? 'Nothing was written. Leave out --dry-run to write it.' : 'Take it back with "npx milepost undo".']),
  ].join('\n');

/** Translations of a file, and the code of the language it says it is in. */
async function readTranslations(
  absolute: string,
  file: string,
  { catalogues, languages }: Project,
): Promise<{ readonly locale: string | null; readonly translations: readonly Translated[] }> {
  const text = textOf(absolute, file);
  const codeOf = (said: string | null): string | null =>
    said === null ? null : (languages.find(({ code, tag }) => code === said || tag === said)?.code ?? said);
  if (/^\s*<(\?xml|xliff)/.test(text)) {
    const { tag, translations } = readXliff(text);
    return { locale: codeOf(tag), translations };
  }
  if (!/^msgid /m.test(text))
    throw new CommandFailure(EXIT.usage, `[milepost] ${file} is neither PO nor XLIFF. Export one with "npx milepost i18n export".`);
  const locale = codeOf(languageOfPo(text));
  return { locale, translations: await readPo(text, locale ?? SOURCE_LANGUAGE, catalogues) };
}

function textOf(absolute: string, file: string): string {
  let text: string | null;
  try {
    text = textIn(readFileSync(absolute));
  } catch (error) {
    throw new CommandFailure(EXIT.environment, `[milepost] ${file} cannot be read: ${String(error)}. Nothing was written.`, error);
  }
  if (text === null) throw new CommandFailure(EXIT.usage, `[milepost] ${file}: ${NOT_UNICODE}. ${SAVE_AS_UTF8} Nothing was written.`);
  return text;
}
