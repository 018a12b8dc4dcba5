import type { Plugin } from 'vite';
import { tokens } from '@milepost/kit/theme/tokens';
import type { Door } from './doors.ts';

/** One compiled `*.css.ts`. */
interface Sheet {
  readonly source: string;
  readonly css: string;
}

/** Imports of a module: at once, and when it is asked for. */
export interface Imported {
  readonly atOnce: readonly string[];
  readonly later: readonly string[];
}

/** Sources by path below `kit/src`, and what each imports. */
export type Graph = ReadonlyMap<string, Imported>;

const THEME = 'theme';
const STILL = 'theme/still.css.ts';
/** Order of layers: of two rules the later layer has the last word, and a rule of nobody's layer has it over all. */
const LAYERS = '@layer mp.theme, mp.parts;\n';

/** Folder a source belongs to: the second name of its path, the theme being one folder. */
export const partOf = (source: string): string => (source.startsWith(`${THEME}/`) ? THEME : source.split('/').slice(0, 2).join('/'));

/** Name of a folder in layers and files. */
const nameOf = (part: string) => part.split('/').at(-1) ?? part;

/** Sources reached from these, each after what it imports; `isWhole` with what is fetched on demand. */
export function reachedFrom(sources: readonly string[], graph: Graph, isWhole: boolean): string[] {
  const reached = new Set<string>();
  const done: string[] = [];
  const waiting = [...sources];
  const visit = (source: string) => {
    if (reached.has(source)) return;
    reached.add(source);
    const { atOnce, later } = graph.get(source) ?? { atOnce: [], later: [] };
    for (const next of atOnce) visit(next);
    done.push(source);
    // Not a dependency in order: what is fetched may itself stand on the one that fetches it.
    if (isWhole) waiting.push(...later);
  };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) visit(next);
  return done;
}

/** Folders with styles, each after those its sources import at once. */
export function partsInOrder(graph: Graph, styled: ReadonlySet<string>): string[] {
  const parts = [...new Set([...graph.keys()].map(partOf))].toSorted();
  const below = new Map(parts.map((part) => [part, new Set<string>()]));
  for (const [source, { atOnce }] of graph) for (const next of atOnce) below.get(partOf(source))?.add(partOf(next));
  const ofParts: Graph = new Map([...below].map(([part, next]) => [part, { atOnce: [...next].toSorted(), later: [] }]));
  return reachedFrom(parts, ofParts, false).filter((part) => part !== THEME && styled.has(part));
}

/** Text of a sheet with one rule in a line: the bundler of an application does the rest. */
const inLines = (css: string) =>
  css
    .replaceAll(/\n\s+(?!\})/g, '')
    .replaceAll(/;?\n\s*\}/g, '}')
    .replaceAll(/\}(?=[^\s}])/g, '}\n')
    .replaceAll(' {', '{')
    .replaceAll(/([{;][\w-]+): /g, '$1:')
    .replaceAll(/(;| )+\}/g, '}')
    .replaceAll(/("[^"]*")|, /g, (_all, text: string | undefined) => text ?? ',')
    .trim();

const inLayer = (layer: string, css: string) => `@layer ${layer} {\n${inLines(css)}\n}\n`;

/** Rules of one accent, taken out of the text of the themes: each sets its seed. */
function cutAccent(css: string, seed: string): { rest: string; own: string } {
  const own: string[] = [];
  const rest = css.replaceAll(/[^{}]+\{[^{}]*\}\n?/g, (rule) => {
    if (!rule.includes(`--mp-accent-seed: ${seed};`)) return rule;
    own.push(rule);
    return '';
  });
  return { rest, own: own.join('') };
}

/** Style sheets of the package by path: whole, of the theme, of accents, of folders, and of doors. */
export function styleSheets(sheets: readonly Sheet[], graph: Graph, doors: readonly Door[]): Map<string, string> {
  const files = new Map<string, string>();
  const cssOf = new Map(sheets.map(({ source, css }) => [source, css]));
  const styled = new Set(sheets.map(({ source }) => partOf(source)));
  const order = partsInOrder(graph, styled);
  if (new Set(order.map(nameOf)).size !== order.length)
    throw new Error(`[pack] Two folders with styles have one name: ${order.join(', ')}`);
  const layerOf = (part: string) => `mp.parts.${nameOf(part)}`;
  const layersOf = (parts: readonly string[]) => `${LAYERS}@layer ${parts.map(layerOf).join(', ')};\n`;
  const inOrder = reachedFrom([...graph.keys()].toSorted(), graph, true);
  const cssIn = (part: string) =>
    inOrder.filter((source) => partOf(source) === part && source !== STILL).flatMap((source) => cssOf.get(source) ?? []);

  let theme = cssIn(THEME).join('\n');
  const accents: string[] = [];
  for (const [accent, { seed }] of Object.entries(tokens.accent)) {
    const { rest, own } = cutAccent(theme, seed);
    if (!own) throw new Error(`[pack] No rule sets the seed of the accent ${accent}, ${seed}`);
    files.set(`styles/accents/${accent}.css`, `${LAYERS}${inLayer('mp.theme', own)}`);
    accents.push(own);
    theme = accent === 'default' ? `${rest}\n${own}` : rest;
  }
  files.set('styles/theme.css', `${LAYERS}${inLayer('mp.theme', theme)}`);
  const still = cssOf.get(STILL) ?? '';
  files.set('styles/theme/still.css', `${LAYERS}${inLayer('mp.theme', still)}`);

  const parts = new Map(order.map((part) => [part, inLayer(layerOf(part), cssIn(part).join('\n'))]));
  for (const [part, css] of parts) files.set(`styles/parts/${nameOf(part)}.css`, css);
  for (const { name, source } of doors) {
    const reached = new Set(
      reachedFrom([source.replace('./src/', '')], graph, true)
        .filter((one) => cssOf.has(one))
        .map(partOf),
    );
    const own = order.filter((part) => reached.has(part));
    if (own.length) files.set(`styles/${name.slice(2)}.css`, doorSheet(name, own, layersOf(own)));
  }
  files.set('styles.css', [layersOf(order), inLayer('mp.theme', [theme, ...accents, still].join('\n')), ...parts.values()].join(''));
  return files;
}

/**
 * Names of the doors a source draws with: those it reaches without passing through one, such as through a sample of its own.
 * @param source path below the folder of sources
 */
export function doorsOfSource(source: string, graph: Graph, doors: readonly Door[]): readonly string[] {
  const named = new Map(doors.map((door) => [door.source.replace('./src/', ''), door.name.slice(2)]));
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [source];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const door = named.get(next);
    if (door === undefined) waiting.push(...(graph.get(next)?.atOnce ?? []), ...(graph.get(next)?.later ?? []));
    else found.add(door);
  }
  return [...found].toSorted();
}

function doorSheet(name: string, parts: readonly string[], layers: string): string {
  const up = '../'.repeat(name.split('/').length - 2) || './';
  return `${layers}${parts.map((part) => `@import '${up}parts/${nameOf(part)}.css';\n`).join('')}`;
}

const isSheet = (id: string) => /\.vanilla\.css(\?.*)?$/.test(id);
/** Path of the source of a module: of the text of a style sheet, the one it was compiled from. */
const sourceOf = (id: string) => id.replace(/(\.vanilla\.css)?(\?.*)?$/, '');

/**
 * Writes the style sheets of the package while it is built. `root` is the folder of sources, with a slash at its end.
 * @param onGraph told what the sources import
 */
export function packStyles(root: string, doors: readonly Door[], onGraph?: (graph: Graph) => void): Plugin {
  const sheets: Sheet[] = [];
  return {
    name: 'milepost-pack-styles',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        const source = id.replace(/\.vanilla\.css.*$/, '');
        if (source !== id && source.startsWith(root)) sheets.push({ source: source.slice(root.length), css: code });
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // A style that uses those of another folder names their text alone, which stands for its source.
        const inside = (ids: readonly string[]) =>
          [...new Set(ids.map((id) => sourceOf(id)))].filter((id) => id.startsWith(root)).map((id) => id.slice(root.length));
        const graph = new Map<string, Imported>();
        for (const id of this.getModuleIds()) {
          const [source] = isSheet(id) ? [] : inside([id]);
          const info = source === undefined ? null : this.getModuleInfo(id);
          if (source !== undefined && info)
            graph.set(source, { atOnce: inside(info.importedIds), later: inside(info.dynamicallyImportedIds) });
        }
        onGraph?.(graph);
        for (const [fileName, source] of styleSheets(sheets, graph, doors)) {
          const whole = bundle[fileName];
          // The whole sheet is there already, in no layer.
          if (whole?.type === 'asset') whole.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
