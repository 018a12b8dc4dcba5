import { afterAll, assert, describe, expect, inject, test } from 'vitest';
import { hasSteps, isNeverPlayed, isOfLooks, isWhole, lookAtStory, plan, storeLooks, storedLooks } from './matrix.ts';
import type { FoundStory, Look, PlannedStory } from './matrix.ts';
import type { AxeRules } from './axe.ts';
import { everyInTurn, oneInTurn } from '../inTurn.ts';
import { resetMedium } from './medium.ts';
import type { Row } from './rows.ts';
import { pairsMissing } from './sample.ts';
import type { StoryFile } from './showStory.tsx';

const files = import.meta.glob<StoryFile>(['../../**/*.stories.tsx', '!../stories/**']);
/** The whole matrix shows a story in 54 ways. */
const STORY_TIMEOUT_MS = 600_000;
/** A story without steps is one more state of its widget, whose tests have its promises: of a file's `npm test` shows every fourth. */
const EVERY_SHOWN = 4;
/** Real keys take half of what showing a story takes: of a file's stories `npm test` walks every fifth. */
const EVERY_WALKED = 5;

/**
 * Every story of the kit with its steps, in languages, themes, densities, zooms, forced colours and reduced motion; in `of`
 * parts, each of which meets every pair of values. The whole matrix is shared between machines too.
 */
export async function describeMatrix(part: number, of: number): Promise<void> {
  const [shard = 1, shards = 1] = isWhole ? inject('matrix').shard.split('/').map(Number) : [];
  const paths = Object.keys(files).toSorted();
  const mine = paths.filter((_, place) => place % of === part && Math.floor(place / of) % shards === shard - 1);
  const stories = plan((await Promise.all(mine.map((path) => storiesOf(path)))).flat());
  afterAll(resetMedium);

  describe(`stories in every pair of values, part ${part + 1} of ${of}`, () => {
    test('every pair of values is among what the stories are shown in', () => {
      expect(pairsMissing(stories.flatMap(({ rows }) => rows))).toEqual([]);
    });
    test('the steps of every story that has some are taken', () => {
      expect(stories.filter(isNeverPlayed).map(({ id }) => id)).toEqual([]);
    });
    test.each(stories.toSorted(byMedium))(
      '$id is without a fault',
      async (story) => {
        const looks: Look[] = [...(await storedLooks(story))];
        if (looks.length === 0) {
          for (const row of story.rows) looks.push(await lookAtStory(story, row, rulesFor(row, looks)));
          await storeLooks(story, looks);
        }
        const found = looks.flatMap(({ row, findings }) => findings.map((finding) => `${Object.values(row).join(' ')}: ${finding}`));
        assert.deepEqual(found, [], found.join('\n'));
      },
      STORY_TIMEOUT_MS,
    );
  });
}

/** Another window draws another page, so it is asked every rule; at a desk, what only looks different is asked those of looks. */
const rulesFor = ({ zoom }: Row, before: readonly Look[]): AxeRules =>
  zoom === '100' && before.some(({ row }) => row.zoom === '100') ? 'ofLooks' : 'every';

const mediumOf = ({ rows: [row] }: PlannedStory) => `${row?.zoom} ${row?.mode}`;
/** Stories of one window after another: a window takes its time to change. */
const byMedium = (one: PlannedStory, other: PlannedStory) => mediumOf(one).localeCompare(mediumOf(other));

async function storiesOf(path: string): Promise<FoundStory[]> {
  const file = await files[path]?.();
  if (!file) return [];
  // A folder may have several files of stories.
  const base = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const all = Object.keys(file)
    .filter((name) => name !== 'default')
    .map((name) => ({ id: `${base}-${name}`, file, name }));
  const looks = all.filter(isOfLooks);
  const still = all.filter((story) => !looks.includes(story) && !hasSteps(story));
  const inTurn = [...oneInTurn(looks, base), ...everyInTurn(still, EVERY_SHOWN, base)];
  const kept = all.filter((story) => inTurn.includes(story) || (hasSteps(story) && !looks.includes(story)));
  const walked = everyInTurn(kept, EVERY_WALKED, base);
  return kept.map((story) => ({ ...story, isWalked: walked.includes(story) }));
}
