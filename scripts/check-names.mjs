// Private words that were replaced by those of the field: none may come back as an identifier or in the name of a file.
// Docstrings open with the noun.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Identifiers, and the word to use. */
const IDENTIFIERS = [
  [/^(use|With)?[lL]ate(Part|Layer|Pane|Of|State|Words|Tree|Tools|Tags|Commands|Notices)s?$|^MustHave$/, 'lazy'],
  [/^(Open)?Places?Host$|^OpenPlaces?$|^(use)?Places(Provider)?$|^Asked$/, 'overlays, OverlayRequest'],
  [/^(use)?Place$|^PlaceOfPage$/, 'Breadcrumb, usePageLocation'],
  [/^(create)?[kK]eptPages?$|^KeptPagesView$/, 'PageCache, CachedPages'],
  [/^(create)?[sS]essionStanding$|^Standing$/, 'sessionState'],
  [/^comeAndGo$/, 'sessionTransitions'],
  [/^(create)?[aA]ppWorld$/, 'AppContext'],
  [/^TabWord$|^hearSocket$|^SocketHearer$/, 'TabMessage, subscribeSocket'],
  [/^(With)?[aA]llWords$/, 'full catalogue'],
  [/^useSay$/, 'useText'],
  [/^(show)?Written(Login)?$/, 'prerendered'],
  [/^handOver$|^HandOver$/, 'replayInput, tokenInAddress'],
  [/^ownEnd$|^arrival$/, 'expectSignOut, signInHandoff'],
  [/^[rR]oadMap(Stops)?$|^LockRoad$/, 'RouteArtwork'],
  [/^Way$/, 'ApprovalProgress'],
  [/^stales$|^STALES$|^makeStale$|^tellStale$/, 'invalidates, invalidate'],
  [/^keptAs$|^keptMs$/, 'cacheKey, cacheMs'],
  [/^Over$/, 'OpenDialog'],
  [/^layersSeen$|^LayersSeen$|^(use)?ComingLayer$/, 'overlayRegistry, PendingOverlay'],
  [/^eye(Source)?$/, 'domProbe'],
  [/^sitDown$/, 'openAs'],
  [/[oO]rganisation/, 'organization'],
];

/** Identifiers in a dialect of this house alone, in every workspace; single words that are everybody's are judged by eyes. */
const DIALECT = [
  [/^[Ss]aid[A-Z]|[a-z]Said(?=[A-Z]|$)|^Said$/, 'announced, nonEmpty, message, input'],
  [/^[Tt]old[A-Z]|[a-z]Told(?=[A-Z]|$)|^Told$|^tells$/, 'reported, event'],
  [
    /[a-z](Asked|Heard|Wanted)(?=[A-Z]|$)(?<!^(?:is|set|use)(?:Asked|Heard|Wanted))|^(Asked|Heard|Wanted)$/,
    'requested, announced, required',
  ],
  [/[a-z](Contrary|Anew|Nobody|Somebody|Whoever)(?=[A-Z]|$)/, 'impossible, again, none, person'],
  [/^(narrowing|askedNode)$|^use(MadeRow|Carrying|Emptied|WayBack|Facts|Contrary|TakenOverWords)$/, 'see docs/glossary.md'],
  [
    /^(Carries|EditsPart|staleAfter|noteShown|recordAhead|whenSettled|whenUsed|placeholderOf|alsoStale|wholePages)$/,
    'see docs/glossary.md',
  ],
];

/** Parts of a path, and the word to use. */
const FILES = [
  [/(^|\/)late([A-Z-]|\/|\.)/, 'lazy'],
  [/(^|\/)(kept\/|[kK]eptPages)/, 'page-cache'],
  [/(^|\/)(places|PlacesHost|OpenPlaces|usePlace)(\/|\.)/, 'overlays, organization'],
  [
    /layer-signs|sessionStanding|comeAndGo|[aA]ppWorld|hearSocket|AllWords|useSay|ownEnd|[rR]oadMap|\/eye\.ts/,
    'see scripts/check-names.mjs',
  ],
  [/organisation/i, 'organization'],
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)generated\/|check-names\.mjs$/.test(file));

/** Code without its comments, its strings and the texts before closing tags. */
const codeOf = (text) =>
  text.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}=;]+(?=<\/)/g,
    ' ',
  );

/** Where the words were: elsewhere a place, an arrival or what was asked may be just that. */
const isLooked = (file) => /^(console|kit)\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** Openings that say what a thing does, or where it is, before they name it. */
const OPENING = /\/\*\*[\s*]+(What|Where|Whether|When|Which|Who(?:m|se)?|Why|How|Wh\w+ever)\b/g;

const problems = [];
for (const file of files) {
  for (const [pattern, word] of FILES) if (pattern.test(file)) problems.push(`${file}: name it with the word of the field: ${word}.`);
  const text = readFileSync(join(root, file), 'utf8');
  for (const { 1: opening, index } of text.matchAll(OPENING))
    problems.push(`${file}:${text.slice(0, index).split('\n').length} opens a docstring with "${opening}". Open it with the noun.`);
  if (/\.(test|stories)\.tsx?$/.test(file)) continue;
  const words = isLooked(file) ? [...IDENTIFIERS, ...DIALECT] : DIALECT;
  for (const name of new Set(codeOf(text).match(/[A-Za-z_$][\w$]*/g)))
    for (const [pattern, word] of words) if (pattern.test(name)) problems.push(`${file}: ${name} is a private word; use ${word}.`);
}
for (const problem of problems) console.error(`[names] ${problem}`);
console.log(`names: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
