import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServerMood } from './testing/fake-server.ts';
import { createWorld, type Page } from './testing/world.ts';

const RUNS = 1000;
const LONG_RUN_MS = 120_000;
const MOST_TABS = 4;

type Step =
  | { readonly kind: 'say'; readonly tab: number; readonly times: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'mood'; readonly mood: ServerMood }
  | { readonly kind: 'kill'; readonly tab: number }
  | { readonly kind: 'close'; readonly tab: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'wake'; readonly tab: number }
  | { readonly kind: 'pass'; readonly ms: number };

const tab = fc.nat({ max: MOST_TABS });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('say' as const), tab, times: fc.constantFrom(1, 2, 5, 60) }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'drop' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('mood' as const),
        mood: fc.constantFrom<ServerMood>('accepts', 'accepts', 'isDown', 'hangs'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), tab }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), tab }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'open' as const }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), tab }) },
    {
      weight: 10,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(0, 1, 5, 20, 100, 249, 1000, 5000, 30_000) }),
    },
  ),
  { minLength: 5, maxLength: 40 },
);
/** Seeds of what takes how long, and of chance. */
const chances = fc.infiniteStream(fc.nat({ max: 1000 }));

interface Count {
  tried: number;
  sent: number;
  refused: number;
}

async function run(list: readonly Step[], stream: fc.Stream<number>, count: Count): Promise<string | null> {
  const chance = () => (stream.next().value ?? 0) / 1001;
  // Messages between tabs are slow here, but quicker than a take-over waits.
  const world = createWorld({ latencyMs: () => 1 + chance() * 200, serverLatencyMs: () => 1 + chance() * 60, random: chance });
  const { clock, server } = world;
  const pages: Page[] = [world.openPage()];
  let said = 0;
  const at = (index: number) => pages[index % pages.length]!;
  const isAlive = ({ tab: { isDead }, client }: Page) => !isDead && client.status.kind !== 'ended';

  for (const step of list) {
    if (step.kind === 'pass') await clock.advance(step.ms);
    else if (step.kind === 'drop') server.dropAll();
    else if (step.kind === 'mood') server.mood = step.mood;
    else if (step.kind === 'open') {
      if (pages.filter(isAlive).length < MOST_TABS) pages.push(world.openPage());
    } else if (isAlive(at(step.tab))) {
      const page = at(step.tab);
      if (step.kind === 'kill') page.tab.kill();
      else if (step.kind === 'close') page.client.close();
      else if (step.kind === 'wake') page.tab.wake();
      else for (let time = 0; time < step.times; time++) page.say(`${pages.indexOf(page)}:${++said}`);
    }
    if (server.live.size > 1) return 'two live sockets at once';
  }
  server.mood = 'accepts';
  await clock.advance(120_000);
  return judge(pages, server.texts.map(String), count, isAlive) ?? (server.mostLive > 1 ? 'two live sockets at once' : null);
}

function judge(pages: readonly Page[], arrived: readonly string[], count: Count, isAlive: (page: Page) => boolean): string | null {
  if (new Set(arrived).size !== arrived.length) return 'a message arrived twice';
  const set = new Set(arrived);
  for (const [index, page] of pages.entries()) {
    const inOrder = arrived.filter((text) => text.startsWith(`${index}:`));
    if (inOrder.some((text, place) => place > 0 && numberOf(text) < numberOf(inOrder[place - 1]!)))
      return 'messages of a tab changed their order';
    for (const [text, outcome] of page.outcomes) {
      count.tried++;
      if (outcome?.kind === 'sent') count.sent++;
      if (outcome?.kind === 'refused') count.refused++;
      if (outcome?.kind === 'sent' && !set.has(text)) return `"${text}" was said to be sent and did not arrive`;
      if (outcome?.kind === 'refused' && outcome.reason !== 'closed' && set.has(text)) return `"${text}" was refused and arrived`;
      if (outcome === null && isAlive(page)) return `nobody knows what became of "${text}"`;
    }
  }
  return null;
}
const numberOf = (text: string) => Number(text.split(':')[1]);

test(
  '1,000 random orders of sends, drops, deaths and time: nothing lost, nothing doubled, one live socket',
  { timeout: LONG_RUN_MS },
  async () => {
    const count: Count = { tried: 0, sent: 0, refused: 0 };
    const outcome = await fc.check(
      fc.asyncProperty(steps, chances, async (list, stream) => {
        expect(await run(list, stream, count)).toBeNull();
      }),
      { numRuns: RUNS, includeErrorInReport: true },
    );
    expect(fc.defaultReportMessage(outcome) ?? null).toBeNull();
    expect(count.sent).toBeGreaterThan(10 * RUNS);
    expect(count.refused).toBeGreaterThan(0);
  },
);
