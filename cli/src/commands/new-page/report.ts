import { countsOf, kindOf, real, type FileChange } from '../../workspace/index.ts';
import type { PageInput } from './input.ts';
import type { PagePlan } from './plan.ts';

const SIGN = { create: '+', edit: '~', remove: '-', none: ' ' } as const;

/** Text a person reads: what was or would be written, what to look at, and what to run next. */
export function pageReport({ name, isPreview }: PageInput, { route, changes, untranslated, notes }: PagePlan): string {
  const done = real(changes);
  if (done.length === 0) return `The page "${name}" at /${route} is there already: nothing to change.`;
  const next = isPreview
    ? ['Nothing was written. Leave out --dry-run and --diff to write it.']
    : [
        'Next:',
        '  npm run dev                                  look at it, signed in as admin',
        `  npx vitest run --project jsdom ${name}   its unit test`,
        `  npm run build && npx playwright test ${name}   its journey`,
        '  npx milepost undo                            take it back',
      ];
  return [
    `Page "${name}" at /${route}: ${countsOf(changes)}`,
    ...done.map((change) => `  ${SIGN[kindOf(change)]} ${change.path}`),
    ...(notes.length > 0 ? ['Left to you:', ...notes.map((note) => `  ${note}`)] : []),
    ...(untranslated.length > 0
      ? [
          `Translate these in console/src/locales/zh.po and zhtw.po, they stand in English: ${untranslated.map((word) => `"${word}"`).join(', ')}`,
        ]
      : []),
    ...next,
  ].join('\n');
}

const DATA = 'console/src/data/';

/** Reasons nothing was written: files a person has changed, or data that other pages read already. */
export function conflictReport(name: string, { conflicts, changes }: Pick<PagePlan, 'conflicts' | 'changes'>): string {
  const isPageThere = changes.some(({ path, before }) => path.startsWith(`console/src/pages/${name}/`) && before !== null);
  return !isPageThere && conflicts.every((path) => path.startsWith(DATA)) ? dataReport(name, conflicts) : changedReport(name, conflicts);
}

/** The page is new, but its domain has been read by others before. */
const dataReport = (name: string, conflicts: readonly string[]): string =>
  [
    `[milepost] The domain of the page "${name}" has data files already that other parts of the console read, and the page would write its own over them. Nothing was written.`,
    ...conflicts.map((path) => `  ${path} is there with other contents`),
    'Make the page by hand on what these files export, or move their contents to files with other names first and run this again.',
  ].join('\n');

const changedReport = (name: string, conflicts: readonly string[]): string =>
  [
    `[milepost] The page "${name}" exists and has been changed, and the changes would be lost. Nothing was written.`,
    ...conflicts.map((path) => `  ${path} is not what would be written`),
    'Choose another name, or delete these files first when they should be written anew.',
  ].join('\n');

/** The same for programs. */
export const pageJson = (
  status: 'planned' | 'written' | 'unchanged' | 'refused',
  input: PageInput,
  plan: PagePlan,
  differenceOf: ((change: FileChange) => string) | null,
): string =>
  JSON.stringify({
    status,
    page: input.name,
    route: plan.route,
    changes: real(plan.changes).map((change) => ({
      path: change.path,
      kind: kindOf(change),
      ...(differenceOf && { diff: differenceOf(change) }),
    })),
    conflicts: plan.conflicts,
    untranslated: plan.untranslated,
    notes: plan.notes,
  });
