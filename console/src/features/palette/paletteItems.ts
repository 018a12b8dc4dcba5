import type { PaletteItem } from '@milepost/kit/command-palette';
import type { Command } from '../../commands/shortcuts.ts';
import type { MenuPlace } from './menuEntries.ts';
import type { Entry, EntrySearch, Found, FoundBy } from './searchEntries.ts';

/** A command as it is searched. */
export interface CommandEntry extends Entry {
  readonly command: Command;
}

/** Target of an item of the palette. */
export type PaletteTarget = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'command'; readonly command: Command };

export interface PaletteRow {
  readonly item: PaletteItem;
  readonly target: PaletteTarget;
}

/** Headings of the groups, and the note of a page that does not exist yet. */
export type GroupWords = Readonly<Record<'recent' | 'menu' | 'action' | 'setting' | 'coming', string>>;

interface Ask {
  readonly query: string;
  readonly places: readonly MenuPlace[];
  readonly commands: readonly CommandEntry[];
  readonly placeSearch: EntrySearch<MenuPlace>;
  readonly commandSearch: EntrySearch<CommandEntry>;
  /** Paths of pages and ids of commands, the newest first. */
  readonly recent: readonly string[];
  readonly words: GroupWords;
  /** Note after a command: its keys, the state of a setting. */
  readonly noteOf: (command: Command) => string;
}

/** Pages shown again before anything is typed. @reading R-336 */
export const RECENT_SHOWN = 6;

const RANK: Readonly<Record<FoundBy, number>> = { start: 0, inside: 1, around: 2, alike: 3 };

type Row = PaletteRow & { readonly rank: number };

/**
 * Rows of the palette. Before anything is typed: pages used last, what can be done, settings, the whole menu. Then what was
 * found, pages first unless a command fits better. @reading R-336
 */
export function paletteRows(ask: Ask): readonly PaletteRow[] {
  const isCommand = (group: 'action' | 'setting') => (entry: CommandEntry) => (entry.command.group === 'setting') === (group === 'setting');
  if (ask.query.trim() === '') {
    const pages = ask.places.map((place) => [place.path, pageRow(plain(place), ask.words.recent, ask, 'recent')] as const);
    const windows = ask.commands.map((entry) => [entry.id, commandRow(plain(entry), ask.words.recent, ask, 'recent')] as const);
    const byKey = new Map([...pages, ...windows]);
    return [
      ...ask.recent.flatMap((key) => byKey.get(key) ?? []).slice(0, RECENT_SHOWN),
      ...ask.commands.filter(isCommand('action')).map((entry) => commandRow(plain(entry), ask.words.action, ask)),
      ...ask.commands.filter(isCommand('setting')).map((entry) => commandRow(plain(entry), ask.words.setting, ask)),
      ...ask.places.map((place) => pageRow(plain(place), ask.words.menu, ask)),
    ];
  }
  const foundCommands = ask.commandSearch.find(ask.query);
  const groups: readonly (readonly Row[])[] = [
    ask.placeSearch.find(ask.query).map((found) => pageRow(found, ask.words.menu, ask)),
    foundCommands.filter(({ entry }) => isCommand('action')(entry)).map((found) => commandRow(found, ask.words.action, ask)),
    foundCommands.filter(({ entry }) => isCommand('setting')(entry)).map((found) => commandRow(found, ask.words.setting, ask)),
  ];
  const best = (rows: readonly Row[]) => rows[0]?.rank ?? Infinity;
  return groups.toSorted((a, b) => best(a) - best(b)).flat();
}

const plain = <E extends Entry>(entry: E): Found<E> => ({ entry, by: 'start', mark: null });

function itemOf({ entry, mark }: Found<Entry>, id: string, group: string, note: string): PaletteItem {
  return {
    id,
    label: entry.name,
    ...(entry.lang && { lang: entry.lang }),
    group,
    ...(note && { note }),
    ...(mark && { mark: [mark.from, mark.end] as const }),
  };
}

function pageRow(found: Found<MenuPlace>, group: string, { words }: Pick<Ask, 'words'>, kind: 'page' | 'recent' = 'page'): Row {
  const { path, above, isComing } = found.entry;
  const note = [above.join(' / '), isComing ? words.coming : ''].filter((part) => part !== '').join(' · ');
  return { item: itemOf(found, `${kind} ${path}`, group, note), target: { kind: 'page', path }, rank: RANK[found.by] };
}

function commandRow(
  found: Found<CommandEntry>,
  group: string,
  { noteOf }: Pick<Ask, 'noteOf'>,
  kind: 'command' | 'recent' = 'command',
): Row {
  const { command } = found.entry;
  return {
    item: itemOf(found, `${kind} ${command.id}`, group, noteOf(command)),
    target: { kind: 'command', command },
    rank: RANK[found.by],
  };
}
