// Paths in the documents: what stands between backticks and looks like a file or a folder of this repository is there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '-co', '--exclude-standard');
const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
/** All paths of the repository in one text, each between slashes: one that is written from a folder on is found in it. */
const tree = `\n${files.map((file) => `/${file}/`).join('\n')}\n`;
/** Folders that are made here and not kept: what builds and servers write. */
const MADE = /^(\.|[\w-]+\/dist(\/|$))/;
/** Files a team makes for itself: its settings, and its templates of pages. */
const OF_A_TEAM = /^(milepost\.config\.ts$|templates\/|page\/words\.json$)/;

/** `{a,b}` as texts of its own. */
const arms = (path) => {
  const [whole, list] = /\{([^{}]*)\}/.exec(path) ?? [];
  return whole ? list.split(',').flatMap((arm) => arms(path.replace(whole, arm))) : [path];
};

/** True where a path with `*` and `<name>` stands for something that exists, written from the root or from a folder on. */
function isThere(path) {
  const pattern = path
    .replace(/\/$/, '')
    .split(/(\*\*\/|\*|<\w+>)/)
    .map((part, at) => (at % 2 ? (part === '**/' ? '(?:[^\\n]+/)?' : '[^/\\n]+') : part.replaceAll(/[.$+]/g, String.raw`\$&`)));
  return new RegExp(`/${pattern.join('')}/`).test(tree);
}

/** True for a text that is meant as a path: it begins with a folder, or ends as sources do. Addresses and packages do not. */
const isPath = (text) =>
  /^[\w.{},*<>$/-]+$/.test(text) &&
  !MADE.test(text) &&
  !OF_A_TEAM.test(text) &&
  (/[\w}]\.(tsx?|mjs|yaml|md|po)\}?$/.test(text) || (text.includes('/') && folders.has(text.split('/', 1)[0])));

const problems = [];
let checked = 0;
for (const file of files.filter((one) => one.endsWith('.md') && !one.includes('/templates/')))
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries())
    for (const [, text] of line.matchAll(/(?<!`)`([^`]+)`/g)) {
      if (!isPath(text)) continue;
      checked += 1;
      for (const path of arms(text).filter((one) => !isThere(one)))
        problems.push(`${file}:${index + 1} names ${path}, which is not there. Name where it is now.`);
    }
for (const problem of problems) console.error(`[docs] ${problem}`);
console.log(`docs: ${checked} paths, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
