import path from 'node:path';
import { lookOf, moduleOf, rulesOf } from './looks.ts';
import type { Sheet } from './looks.ts';
import { planOf } from './plan.ts';
import type { DoorOf, ReadSource, Rewritten } from './plan.ts';
import type { Taken } from './modules.ts';

/** One widget as files of one's own, by path below the folder they are put in. */
export interface Copy {
  readonly files: ReadonlyMap<string, string>;
  /** Doors of the kit they import, and other packages. */
  readonly doors: readonly string[];
  readonly packages: readonly string[];
}

const SHEET = /\.css\.ts$/;
const withoutEnding = (file: string) => file.replace(SHEET, '.styles').replace(/\.tsx?$/, '');

function namesText(taken: readonly Taken[]): string {
  const isAllTypes = taken.every(({ isType }) => isType);
  const one = ({ name, local, isType }: Taken) => `${isType && !isAllTypes ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
  return `${isAllTypes ? 'type ' : ''}{ ${taken.map(one).join(', ')} }`;
}

/** Statements in place of one link. */
function statements({ link, places }: Rewritten, name: (place: string) => string): string {
  if (link.kind === 'later') return places.map(({ from }) => `'${name(from)}'`).join('');
  return places
    .map(({ from, taken }) => {
      if (!taken.length) return `import '${name(from)}';`;
      if (link.kind === 'export' && taken.some((one) => one.name === '*')) return `export * from '${name(from)}';`;
      const whole = taken.find((one) => one.name === '*');
      return whole ? `import * as ${whole.local} from '${name(from)}';` : `${link.kind} ${namesText(taken)} from '${name(from)}';`;
    })
    .join('\n');
}

/** Promises of the repository are no business of a copy. */
const withoutSources = (text: string) =>
  text.replaceAll(/^ \* @(reading|source) .*\n/gm, '').replaceAll(/ @(reading|source) [^\n*]*(?=\*\/|\n)/g, ' ');

/** Copy of a widget. `read` gives sources without macros; `sheets` are compiled style sheets by source below `kit/src`. */
export function copyOf(widget: string, read: ReadSource, doorOf: DoorOf, sheets: ReadonlyMap<string, Sheet>): Copy {
  const folder = `primitives/${widget}`;
  const plan = planOf(folder, read, doorOf);
  const placeOf = (file: string) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file);
  const files = new Map<string, string>();
  for (const source of plan.sources) {
    const from = path.posix.dirname(placeOf(source));
    const nameOf = (place: string) => {
      if (place.startsWith('@')) return place;
      const relative = path.posix.relative(from, withoutEnding(placeOf(place)));
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    let text = read(source) ?? '';
    for (const one of plan.links.get(source)?.toReversed() ?? [])
      text = `${text.slice(0, one.link.start)}${statements(one, nameOf)}${text.slice(one.link.end)}`;
    files.set(placeOf(source), withoutSources(text));
  }
  const others = [...sheets.values()].flatMap(({ css }) => rulesOf(css));
  for (const [source, used] of plan.styles) {
    const sheet = sheets.get(source);
    if (!sheet) throw new Error(`[eject] ${widget} draws with ${source}, which was not compiled`);
    const isOwn = source.startsWith(`${folder}/`);
    const look = lookOf(sheet, widget, isOwn || used.has('*') ? undefined : used, others);
    const place = placeOf(source).replace(SHEET, '');
    if (look.css.trim()) files.set(`${place}.css`, look.css);
    files.set(`${place}.styles.ts`, moduleOf(look, `${path.posix.basename(place)}.css`));
  }
  const isOfKit = (name: string) => name.startsWith('@milepost/');
  return {
    files,
    doors: [...plan.doors, ...plan.packages.filter(isOfKit)].toSorted(),
    packages: plan.packages.filter((name) => !isOfKit(name)),
  };
}
