import { describe, expect, inject, test } from 'vitest';
import { lookAtStory, rowsFor, storeLooks, storedLooks } from './matrix.ts';
import type { FoundStory, Look } from './matrix.ts';
import type { StoryFile } from './showStory.tsx';

const files = import.meta.glob<StoryFile>(['../../**/*.stories.tsx', '!../stories/**']);
/** The whole matrix shows a story in 54 ways. */
const STORY_TIMEOUT_MS = 600_000;

/** Every story of the kit in its turn of languages, themes, densities, zooms, forced colours and reduced motion; `of` parts at once. */
export async function describeMatrix(part: number, of: number): Promise<void> {
  const [shard = 1, shards = 1] = inject('matrix').shard.split('/').map(Number);
  const paths = Object.keys(files).toSorted();
  const mine = paths.filter((_, place) => place % of === part && Math.floor(place / of) % shards === shard - 1);
  const stories = (await Promise.all(mine.map((path) => storiesOf(path)))).flat();
  describe(`stories in every pair of values, part ${part + 1} of ${of}`, () => {
    test.each(stories.map((story, place) => ({ ...story, place: place * of + part })))(
      '$id is without a fault',
      async ({ place, ...story }) => {
        const looks: Look[] = [...((await storedLooks(story)) ?? [])];
        if (looks.length === 0) {
          for (const row of rowsFor(story, place)) looks.push(await lookAtStory(story, row));
          await storeLooks(story, looks);
        }
        expect(
          looks.filter(({ findings }) => findings.length).map(({ row, findings }) => ({ row: Object.values(row).join(' '), findings })),
        ).toEqual([]);
      },
      STORY_TIMEOUT_MS,
    );
  });
}

async function storiesOf(path: string): Promise<FoundStory[]> {
  const file = await files[path]?.();
  if (!file) return [];
  const folder = path.split('/').at(-2) ?? '';
  return Object.keys(file)
    .filter((name) => name !== 'default')
    .map((name) => ({ id: `${folder}-${name}`, file, name }));
}
