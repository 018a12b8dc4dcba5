import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Tests, samples and words themselves: what they hold in a language is data. */
const DATA = /\.(test|stories|e2e)\.tsx?$|\/(testing|examples|generated|locales|e2e|contracts|transcripts|spoken)\/|^cli\/words\/|^docs\//;

/** Places that name a language by its code, each with the reason that it cannot read the list. */
const PLACES: Readonly<Record<string, string>> = {
  'kit/src/engines/language/languages.ts': 'the list',
  'kit/src/engines/calendar-day/lunarDay.ts': 'days of the Chinese calendar, which have names in Chinese alone',
  'kit/src/widgets/calendar-view/useCalendarWords.ts': 'days of the Chinese calendar',
  'kit/src/primitives/aria-locale/ariaTexts.ts': 'words by language: a complete one without a row does not compile',
  'kit/src/widgets/emoji-picker/data/emoji.ts': 'words by language',
  'kit/src/theme/reset.css.ts': 'fonts of a script',
  'kit/src/theme/tokens.json': 'fonts of a script',
  'kit/outside/start.tsx': 'words by language, of an application outside',
  'console/build/keyboardTables.ts': 'words by language',
  'console/build/manualPage.ts': 'words by language',
  'console/build/manualStyle.ts': 'fonts of a script',
  'console/src/i18n/appCatalogs.ts': 'imports by language: one without a row does not compile, and "new locale" writes it',
  'console/src/i18n/catalogs.ts': 'imports by language',
  'openapi/src/rules/records/words.ts': 'words by language',
  'openapi/servers/sandbox/resources/sessions/spoken-captcha.ts': 'recorded voices by language',
  'openapi/servers/sandbox/sentences/catalogue.json': 'words by language',
  'scripts/contracts.ts': 'a sentence of a sheet: contracts are written in these',
  'scripts/draw-spoken-captcha.mjs': 'recorded voices by language',
  'scripts/make-spoken-digits.mjs': 'recorded voices by language',
  'cli/src/program.ts': 'flags of new page: it asks words in these, and leaves any other untranslated',
  'cli/src/commands/doctor/templates.ts': 'words of a sample',
  'cli/src/templates/placeholders.ts': 'words "new page" asks for',
  'cli/src/templates/pageTemplates.ts': 'words "new page" asks for',
  'cli/src/commands/new-domain/domain.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-domain/input.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-domain/page.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-domain/parts/lists.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-domain/plan.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-domain/program.ts': 'words "new domain" asks for, as "new page" does',
  'cli/src/commands/new-page/templateWords.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/answers.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/catalogues.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/input.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/words.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/plan.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/design/input.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/design/plan.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/entry/plan.ts': 'words "new page" asks for',
  'cli/src/commands/new-page/entry/input.ts': 'words "new page" asks for',
};

const NAMES_ONE = /\bzhtw\b|\b(?:locale|lang|language|code)\b\s*[!=]==?\s*'(?:zh|en)'|\.startsWith\('zh'\)/;
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

test('no place names languages that could read the list of them; those that cannot are known, each with its reason', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js', '*.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter((file) => /^(kit|console|openapi|cli|scripts|contract-tests)\//.test(file) && !DATA.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => NAMES_ONE.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))));
  expect(found.toSorted()).toEqual(Object.keys(PLACES).toSorted());
});
