// The checks of `npm run check`, and those of them that a change can affect.

/** After a change of one of these anything may be different: what is made from the description, settings of the checkers, the checks. */
const AFFECTS_ALL = [
  /(^|\/)generated\//,
  /\.d\.ts$/,
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|\.ox\w+rc\.json|\.npmrc)$/,
  /^[^/]+\/(package|tsconfig)\.json$/,
  /(^|\/)lingui\.config\.ts$|^openapi\/redocly\.yaml$/,
  /^scripts\/(check|node24)[^/]*\.mjs$|^scripts\/(boundaries|checks)\//,
];
const SOURCE = /\.(tsx?|mjs)$/;
const CODE = /^(openapi|kit|console|cli|contract-tests|scripts)\/.+\.(tsx?|mjs|json)$/;
const DESCRIPTION = /^openapi\/(spec|overlays|codegen)\//;
const redocly = (file) => ['lint', '--config', 'openapi/redocly.yaml', `openapi/spec/${file}`];

const OF_THE_KIT = /^kit\/(src\/.+\.(tsx?|json)|docs\/.+|api\.txt|CHANGELOG\.md)$/;

/**
 * Checks in their order; one that `needs` another begins when that has ended. `after` are the changes it runs after, any one where it says none, being quick; with `ofFiles` it
 * reads those files only, with `sinceBase` it finds out by itself what has changed.
 */
export const CHECKS = [
  // More checkers of one workspace know the same types each for itself: four take 91 s of the processor, one 37 s.
  { name: 'types', tool: 'tsc', args: ['-b', '--checkers', '1'], after: CODE },
  { name: 'lint', tool: 'oxlint', args: ['--type-aware', '--no-error-on-unmatched-pattern'], after: SOURCE, ofFiles: true },
  { name: 'messages', tool: 'node', args: ['scripts/check-messages.mjs'], after: /^(kit|console|cli)\/.+\.(tsx?|po)$/, sinceBase: true },
  { name: 'boundaries', tool: 'node', args: ['scripts/check-boundaries.mjs'], after: SOURCE },
  { name: 'unused', tool: 'knip', args: ['--no-progress', '--reporter', 'compact'], after: /\.(tsx?|mjs)$|^knip\.json$/ },
  { name: 'generated', tool: 'node', args: ['openapi/codegen/generate.ts', '--check'], after: DESCRIPTION },
  { name: 'description', tool: 'redocly', args: redocly('openapi.yaml'), after: /^openapi\/spec\// },
  { name: 'socket', tool: 'redocly', args: redocly('socket/asyncapi.yaml'), after: /^openapi\/spec\// },
  { name: 'format', tool: 'oxfmt', args: ['--check', '.'] },
  { name: 'readings', tool: 'node', args: ['scripts/check-readings.mjs'] },
  { name: 'names', tool: 'node', args: ['scripts/check-names.mjs'] },
  { name: 'clauses', tool: 'node', args: ['scripts/check-clauses.mjs'] },
  { name: 'declarations', tool: 'node', args: ['scripts/declarations.mjs', '--check'] },
  { name: 'docs', tool: 'node', args: ['scripts/check-docs.mjs'] },
  { name: 'api', tool: 'node', args: ['scripts/pack/api.ts', '--check'], after: OF_THE_KIT, needs: 'types' },
  { name: 'lock', tool: 'npm', args: ['ci', '--dry-run', '--loglevel=error'], after: /package(-lock)?\.json$/ },
];

/**
 * The first of these files that affects everything; undefined where none does.
 * @param {readonly string[]} changed
 */
export const affectsAll = (changed) => changed.find((file) => AFFECTS_ALL.some((pattern) => pattern.test(file)));

/**
 * Checks to run after these files were changed, made or taken away (`isThere` tells which are still there); all of them, whole,
 * where one of the files affects everything. What is wrong elsewhere because of a change is seen by types, boundaries and docs;
 * a lint rule that reads types of other files (a function that became async) sees its callers in the whole check only.
 * @param {readonly string[]} changed
 * @param {(file: string) => boolean} isThere
 */
export function checksAfter(changed, isThere = (_file) => true) {
  if (affectsAll(changed)) return CHECKS;
  return CHECKS.flatMap((check) => {
    const { after = /./, args, ofFiles, sinceBase } = check;
    const files = changed.filter((file) => after.test(file));
    const read = files.filter(isThere);
    if (!files.length || (ofFiles && !read.length)) return [];
    return {
      ...check,
      args: [...args, ...(sinceBase ? ['--changed'] : []), ...(ofFiles ? read : [])],
      count: ofFiles ? read.length : null,
    };
  });
}
