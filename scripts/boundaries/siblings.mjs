// How many files one folder may hold. Folders in it do not count: each is a room of its own, found by its name.
import { posix } from 'node:path';

/** Files a reader still finds their way among. */
export const MOST_SIBLINGS = 40;

/**
 * Folders that may hold more, each with the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const MAY_HOLD_MORE = {
  'docs/decisions': 'numbered in the order they were made',
  'kit/docs/hooks': 'written by `npm run api`, a page for each hook under the name of its door; its README is the list of them',
  'kit/transcripts': 'written by the tests, three languages of each pattern; nobody reads the folder, each text is opened by its name',
};

/**
 * Folders with too many files, as sentences.
 * @param {readonly string[]} files paths of the repository
 * @param {Readonly<Record<string, string>>} mayHoldMore folders that may, with reasons
 */
export function crowdedFolders(files, mayHoldMore = MAY_HOLD_MORE) {
  const folders = Map.groupBy(files, (file) => posix.dirname(file));
  const crowded = [...folders].filter(([, { length }]) => length > MOST_SIBLINGS);
  const unneeded = Object.keys(mayHoldMore).filter((folder) => !crowded.some(([name]) => name === folder));
  return [
    ...crowded
      .filter(([folder]) => !Object.hasOwn(mayHoldMore, folder))
      .map(
        ([folder, { length }]) =>
          `${folder} holds ${length} files, ${MOST_SIBLINGS} at most: files that belong together move into a folder with their name.`,
      ),
    ...unneeded.map((folder) => `${folder} holds no more than ${MOST_SIBLINGS} files: its line in MAY_HOLD_MORE goes.`),
  ];
}
