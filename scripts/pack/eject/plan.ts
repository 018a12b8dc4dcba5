import path from 'node:path';
import { handedOn, linksOf } from './modules.ts';
import type { Link, Taken } from './modules.ts';

/** Text of a source by its path below `kit/src`; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined;
/** Name a source is imported by in an application; undefined where it is behind no door. */
export type DoorOf = (file: string) => string | undefined;

/** Files of a widget that become an application's own, by path below `kit/src`, and what they stand on. */
export interface Plan {
  /** Sources that are copied, the widget's first. */
  readonly sources: readonly string[];
  /** Style sheets by source, with the names that are used. */
  readonly styles: ReadonlyMap<string, ReadonlySet<string>>;
  /** Doors of the kit that the copies import. */
  readonly doors: readonly string[];
  /** Packages that the copies import. */
  readonly packages: readonly string[];
  readonly links: ReadonlyMap<string, readonly Rewritten[]>;
}

/** A link of a copy, and where each of its names is found from now on. */
export interface Rewritten {
  readonly link: Link;
  readonly places: readonly { readonly from: string; readonly taken: readonly Taken[] }[];
}

const isSheet = (file: string) => file.endsWith('.css.ts');
/** Files that draw: they are what somebody ejects a widget for. */
const isDrawn = (file: string) => file.endsWith('.tsx');

/** Sources of a widget that have to be copied so that they stand on doors alone. `folder` is below `kit/src`: `primitives/tree`. */
export function planOf(folder: string, read: ReadSource, doorOf: DoorOf): Plan {
  const index = `${folder}/index.ts`;
  const doorFiles = [`${folder}/headless.ts`, `${folder}/messages.ts`];
  const sources: string[] = [];
  const styles = new Map<string, Set<string>>();
  const doors = new Set<string>();
  const packages = new Set<string>();
  const links = new Map<string, Rewritten[]>();
  const text = (file: string) => {
    const found = read(file);
    if (found === undefined) throw new Error(`[eject] ${folder} imports ${file}, and there is no such source`);
    return found;
  };
  const headless = handedOn(`${folder}/headless.ts`, read(`${folder}/headless.ts`) ?? '');
  const given = handedOn(index, text(index));

  /** Place at which a copy finds one name of a source. */
  function placeOf(file: string, { name, isType }: Taken): string {
    if (isSheet(file)) return file;
    const isOwn = file.startsWith(`${folder}/`);
    const door = doorOf(file);
    if (door !== undefined && (!isOwn || doorFiles.includes(file))) return door;
    if (!isOwn) return file;
    // Of a name that is a part here and a type there, the part is meant.
    if (headless.has(name) && (isType || !headless.get(name))) return doorOf(`${folder}/headless.ts`) ?? file;
    // A context is one for all who ask for it: a copy would be another.
    const isShared = /\b(createContext|requiredContext)\b/.test(text(file));
    return given.has(name) && (isShared || (isType && !isDrawn(file))) ? (doorOf(index) ?? file) : file;
  }

  function take(file: string): void {
    if (sources.includes(file)) return;
    sources.push(file);
    const own: Rewritten[] = [];
    links.set(file, own);
    for (const link of linksOf(file, text(file))) {
      if (!link.from.startsWith('.')) {
        packages.add(link.from);
        continue;
      }
      const target = path.posix.join(path.posix.dirname(file), link.from);
      // Behaviour a widget hands on is had from the kit, not from a copy.
      const taken = file === index && !isDrawn(target) ? link.taken.filter(({ isType }) => isType) : link.taken;
      const wanted = link.taken.length ? taken : [{ name: '*', local: '', isType: false }];
      const places = new Map<string, Taken[]>();
      for (const one of wanted) {
        const place = placeOf(target, one);
        places.set(place, [...(places.get(place) ?? []), one]);
      }
      own.push({ link, places: [...places].map(([from, ofPlace]) => ({ from, taken: link.taken.length ? ofPlace : [] })) });
      for (const [from, ofPlace] of places) {
        if (isSheet(from)) {
          const used = styles.get(from) ?? new Set();
          styles.set(from, used);
          for (const { name } of ofPlace) used.add(name);
        } else if (from.startsWith('@')) doors.add(from);
        else take(from);
      }
    }
  }
  take(index);
  return { sources, styles, doors: [...doors].toSorted(), packages: [...packages].toSorted(), links };
}
