// Catalogues: in step with the code, nothing untranslated in a language that is declared complete, what is missing in another
// counted, placeholders kept; and no Chinese text in code outside them.
// With `--changed` only what was changed here is read for messages, which is most of the time.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPLETE_LANGUAGES, LANGUAGES } from '@milepost/kit/engines/language';
import { changedMessageProblems, entriesOf } from './checks/changedMessages.mjs';
import { baseCommit } from './checks/changes.mjs';
import { wordsTooLate } from './wordsTooLate.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const problems = [];

/** Problems `lingui` finds in a workspace: messages its catalogues do not hold, or have no words for. */
function workspaceProblems(workspace) {
  const found = [];
  for (const args of [['sync'], ['missing', '--mode', 'catalog', '--locale', COMPLETE_LANGUAGES.join(',')]])
    try {
      const cwd = join(root, workspace);
      execFileSync(join(root, 'node_modules/.bin/lingui'), ['check', ...args], { cwd, stdio: 'pipe', encoding: 'utf8' });
    } catch ({ stdout, stderr }) {
      found.push(`${workspace}: lingui check ${args[0]} failed. Run "npm run extract", then fill the empty msgstr.\n${stdout}${stderr}`);
    }
  return found;
}

const base = process.argv.includes('--changed') ? baseCommit(root) : null;
for (const workspace of ['kit', 'console'])
  problems.push(...(base === null ? workspaceProblems(workspace) : await changedMessageProblems(root, workspace, base)));

/** An arm of a plural begins with a bracket, but what stands in it is words. */
const withoutArms = (text) => text.replaceAll(/\b(?:zero|one|two|few|many|other)\s*\{|=\d+\s*\{/g, '(');
/** Names of `{placeholders}` and `<0>` tags, each once, in order of the alphabet: languages have different arms. */
const placeholders = (text) =>
  [...new Set(withoutArms(text).match(/\{\w+(?=[,}])|<\/?\w+>/g))].toSorted((one, other) => one.localeCompare(other)).join(' ');
problems.push(...wordsTooLate(root));

let messages = 0;
/** File and text of each message's first translation, per language: the catalogues of kit and console are one while the console runs. */
const translated = new Map();
/** One message with two translations would be told by whichever catalogue came last. */
function compare(file, context, id, words) {
  const key = [file.split('/').at(-1), context ?? '', id].join('\n');
  const before = translated.get(key);
  if (before && before.words !== words)
    problems.push(`${file}: "${id}" is "${words}" here and "${before.words}" in ${before.file}. Give one of them a context.`);
  if (!before) translated.set(key, { file, words });
}
const catalogues = globSync('{kit,console}/src/**/locales/{,pages/}*.po', { cwd: root });
for (const file of catalogues.filter((one) => !one.endsWith('/en.po'))) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/"\n"/g, '');
  for (const [, context, id, words] of text.matchAll(/^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    messages += 1;
    compare(file, context, id, words);
    if (words && placeholders(id) !== placeholders(words)) problems.push(`${file}: "${words}" does not hold the placeholders of "${id}".`);
  }
}

const HAN = /[\u3400-\u9fff\uf900-\ufaff]/;
/** Files whose Chinese is data: names of languages in themselves, a picture, the page before any catalogue, what people type, what servers say, samples, words designs keep, seeds and tests. */
const MAY_HOLD_HAN =
  /\/(locales|seed|testing|suites|examples|data)\/|\.(test|stories|e2e)\.tsx?$|languageNames|routeArtworkStops|sandbox\/.*words|engines\/language\/|decimal-digits\/parseDecimal|i18n\/menu\/|draft-form\/duplicateField|capital-amount\/|profile\/baseInfoForm\.ts|i18n\/officeDay\.ts|design\/samples\/|design\/list\/listButtons\.ts|design\/sheet\/editors\/patternPresets|design\/quick\/guessFields|design\/kinds\/kindKeywords/;
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
for (const file of globSync('{kit/src,console/src,console/server,cli/src}/**/*.{ts,tsx}', { cwd: root })) {
  if (MAY_HOLD_HAN.test(`/${file}`)) continue;
  const line = withoutComments(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .find((one) => HAN.test(one));
  if (line)
    problems.push(
      `${file} holds Chinese text outside the catalogues: ${line.trim()}. Write English in a Lingui macro and translate it in the .po files.`,
    );
}

for (const { code } of LANGUAGES) {
  if (COMPLETE_LANGUAGES.includes(code)) continue;
  const entries = catalogues
    .filter((file) => file.endsWith(`/${code}.po`))
    .flatMap((file) => entriesOf(readFileSync(join(root, file), 'utf8')));
  const missing = entries.filter(({ words }) => !words).length;
  console.log(`messages: ${missing} of ${entries.length} are not translated in ${code} (npx milepost i18n missing --locale ${code})`);
}
for (const problem of problems) console.error(`[messages] ${problem}`);
console.log(`messages: ${messages} translations, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
