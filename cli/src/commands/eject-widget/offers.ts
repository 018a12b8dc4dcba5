import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Files } from '../../workspace/index.ts';

/** One widget of the kit that can be had as own files. */
export interface Offer {
  readonly name: string;
  /** Paths of its files below the folder they are put in. */
  readonly files: readonly string[];
  /** Doors of the kit the files import. */
  readonly doors: readonly string[];
  /** Other packages they import. */
  readonly packages: readonly string[];
  /** Style sheets of the kit that what they import is drawn with. */
  readonly styles: readonly string[];
}

/** Widgets that a kit near a folder offers, and the folder their files lie in. */
export interface Offers {
  readonly folder: string;
  readonly offers: readonly Offer[];
}

/** The list within the package of the kit; in its own repository the package lies where it was packed. */
const PLACES = ['eject', 'dist/package/eject'];

/**
 * Widgets the nearest kit upwards offers.
 * @throws CommandFailure 3 no kit, one without widgets to take over, or a list that cannot be read
 */
export function findOffers(from: string, files: Files): Offers {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const kit = path.join(folder, 'node_modules/@milepost/kit');
    if (files.read(path.join(kit, 'package.json')) !== null) return offersOf(kit, files);
    if (folder === path.dirname(folder)) break;
  }
  throw new CommandFailure(
    EXIT.environment,
    `[milepost] No @milepost/kit is installed in ${path.resolve(from)} or above it, so there is no widget to take over. Install the kit in this project, or change into the folder of the project.`,
  );
}

function offersOf(kit: string, files: Files): Offers {
  for (const place of PLACES) {
    const folder = path.join(kit, place);
    const list = files.read(path.join(folder, 'widgets.json'));
    if (list !== null) return { folder, offers: readOffers(list, folder) };
  }
  throw new CommandFailure(
    EXIT.environment,
    `[milepost] The kit in ${kit} brings no widgets to take over, so nothing was written. In the repository of the kit run "npm run pack:kit" first; elsewhere install a newer kit.`,
  );
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  ['files', 'doors', 'packages', 'styles'].every((member) => isTexts(Reflect.get(value, member)));

function readOffers(list: string, folder: string): readonly Offer[] {
  try {
    const offers: unknown = JSON.parse(list);
    if (Array.isArray(offers) && offers.every(isOffer)) return offers;
  } catch {
    // What is no JSON is said below.
  }
  throw new CommandFailure(
    EXIT.environment,
    `[milepost] ${path.join(folder, 'widgets.json')} is not the list of widgets it should be, so nothing was written. Install the kit anew.`,
  );
}
