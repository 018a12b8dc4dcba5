// Words of pages come with the pages: nothing else may draw a part whose words are among them.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { later } from '../console/lingui.config.ts';

/** Files that fetch pages, or a page over a page, and their words beside them; what a definition loads is fetched there. */
const FETCHES_PAGES = /^src\/app\/(routes\/|overlays\/CalendarDialog\.tsx$)/;
const isDefined = (file, target) => basename(file) === 'page.ts' && dirname(target).startsWith(dirname(file));
const NOT_SHOWN = /\.(test|e2e)\.tsx?$|\/testing\//;

export const comesLater = (file) => later.some((pattern) => matchesGlob(file, pattern));

/**
 * Imports of a file, from outside the parts whose words come later, of such a part that says something.
 * @param {Readonly<Record<string, string>>} files text by path below the console
 * @returns {string[]} problems
 */
export function importsTooEarly(files) {
  const problems = [];
  for (const [file, text] of Object.entries(files)) {
    if (comesLater(file) || FETCHES_PAGES.test(file) || NOT_SHOWN.test(file)) continue;
    for (const [, specifier] of text.matchAll(/(?:^(?!import type).*\bfrom|\bimport\()\s*'(\.[^']+)'/gm)) {
      const target = join(dirname(file), specifier);
      if (comesLater(target) && !isDefined(file, target) && SAYS.test(files[target] ?? ''))
        problems.push(
          `${file} imports ${target}, whose words come with the pages. Take its folder out of "later" in console/lingui.config.ts.`,
        );
    }
    if (/^src\/pages\/[^/]+\/page\.ts$/.test(file) && text.includes('hasFirstWords') && comesLater(join(dirname(file), 'any.tsx')))
      problems.push(
        `${file} hasFirstWords, but its words come with the pages. Name its folder in FIRST_PAGES of console/lingui.config.ts.`,
      );
  }
  return problems;
}

/** A file with messages, or a door, behind which there may be some. */
const SAYS = /@lingui\/(react|core)\/macro|^export .* from /m;

export function wordsTooLate(root) {
  const cwd = join(root, 'console');
  const files = globSync('src/**/*.{ts,tsx}', { cwd });
  return importsTooEarly(Object.fromEntries(files.map((file) => [file, readFileSync(join(cwd, file), 'utf8')])));
}
