import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { nearest } from '../../templates/nearest.ts';
import { changeFacts, linesOf, thisWorld, writeChanges } from '../../workspace/index.ts';
import type { FileChange, World } from '../../workspace/index.ts';
import { findOffers } from './offers.ts';
import type { Offer } from './offers.ts';

/** Flags as they were typed. */
export interface EjectFlags {
  readonly to?: string;
  readonly list?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Copies the drawing of a widget of the kit into a folder of the user; its behaviour stays in the kit. With `list` says which there are.
 * @throws CommandFailure 2 a name that is none, a folder outside · 3 no kit, or a disk that refuses · 4 files that are there already
 */
export function ejectWidgetCommand(name: string | undefined, flags: EjectFlags, io: Io, world: Omit<World, 'nowMs'> = thisWorld()): number {
  const { folder, offers } = findOffers(world.cwd, world.files);
  if (flags.list) {
    io.out(flags.json ? JSON.stringify({ status: 'done', widgets: offers }) : offers.map((offer) => offer.name).join('\n'));
    return EXIT.done;
  }
  const offer = offerOf(name, offers);
  const to = path.posix.normalize((flags.to ?? `src/widgets/${offer.name}`).replace(/[\\/]+$/, ''));
  const changes = offer.files.map((file): FileChange => {
    const place = path.posix.join(to, file);
    const after = world.files.read(path.join(folder, offer.name, file));
    if (after === null)
      throw new CommandFailure(
        EXIT.environment,
        `[milepost] ${path.join(folder, offer.name, file)} is missing, so the copy would not work and nothing was written. Install the kit anew.`,
      );
    return { path: place, before: null, after };
  });
  refuseOverwriting(changes, world);
  if (!flags.dryRun) writeChanges(world.cwd, changes, world.files);
  io.out(
    flags.json
      ? JSON.stringify({
          status: flags.dryRun ? 'planned' : 'written',
          widget: offer.name,
          to,
          changes: changeFacts(changes),
          needs: needsOf(offer),
        })
      : reportOf(offer, to, changes, flags.dryRun === true),
  );
  return EXIT.done;
}

function offerOf(name: string | undefined, offers: readonly Offer[]): Offer {
  const names = offers.map((offer) => offer.name);
  const found = offers.find((offer) => offer.name === name);
  if (found) return found;
  const meant = name === undefined ? [] : nearest(name, names);
  const what = name === undefined ? 'No widget was named' : `The kit offers no widget "${name}" to take over`;
  const cure = meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : 'Name one of those that "--list" shows.';
  const message = `[milepost] ${what}, so nothing was written. ${cure}`;
  throw new CommandFailure(EXIT.usage, message, undefined, { status: 'inputRequired', problems: [message], names: meant });
}

function refuseOverwriting(changes: readonly FileChange[], { cwd, files }: Omit<World, 'nowMs'>): void {
  const there = changes.map((change) => change.path).filter((file) => files.read(path.join(cwd, file)) !== null);
  if (there.length > 0)
    throw new CommandFailure(
      EXIT.conflict,
      `[milepost] These files are there already and may be yours by now, so nothing was written: ${there.join(', ')}. Choose another folder with --to, or remove them first.`,
      undefined,
      { status: 'conflict', files: there },
    );
}

const needsOf = ({ packages, styles }: Offer) => ({ packages, styles });

/** Packages in a sentence; no line where there are none. */
function packagesLine({ packages }: Offer): readonly string[] {
  const names = packages.filter((name) => !name.includes('/'));
  return names.length > 0 ? [`and the packages ${names.join(', ')}.`] : [];
}

const reportOf = (offer: Offer, to: string, changes: readonly FileChange[], isPreview: boolean): string =>
  [
    `Widget "${offer.name}" as files of yours: ${changes.length} in ${to}`,
    ...linesOf(changes),
    'It needs, besides its own styles:',
    ...offer.styles.map((sheet) => `  import '${sheet}';`),
    `  or all of them: import '@milepost/kit/styles.css';`,
    ...packagesLine(offer),
    isPreview
      ? 'Nothing was written. Leave out --dry-run to write it.'
      : `Import it from "${to}/index" instead of "@milepost/kit/${offer.name}".`,
  ].join('\n');
