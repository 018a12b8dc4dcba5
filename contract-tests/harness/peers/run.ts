// `node scripts/node24.mjs contract-tests/harness/peers/run.ts`: the same faults on purpose under other tools. Part of `npm run test:all`.
import { planOf } from '../plan/plan.ts';
import { SEEDED_FAULTS, startSandbox } from '@milepost/openapi/servers/sandbox';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createActors, loginBody } from '../run/wire/actors.ts';
import { relatedTo, tryFault } from '../commands/faults.ts';
import { runDescribed } from '../run/described/runDescribed.ts';
import { createGuard } from '../run/safety/guard.ts';
import { openJournal } from '../run/safety/journal.ts';
import { createMask } from '../run/wire/mask.ts';
import { readProfile } from '../run/target/profile.ts';
import { ContractStop, EXIT } from '../model/stop.ts';
import { createTransport } from '../run/wire/transport.ts';
import { groupOf, isFound, missedByOurs, tableOf, type Compare } from './compare.ts';
import type { Verdicts } from './peer.ts';
import { portman } from './portman.ts';
import { startPrism, type PrismProxy } from './prism.ts';
import { respect } from './respect.ts';
import { stepsOf } from './steps.ts';
import { openWorkshop } from './workshop.ts';

const { values } = parseArgs({
  options: {
    tools: { type: 'string' },
    faults: { type: 'string' },
    out: { type: 'string', default: 'test-results/contract-peers.json' },
    continue: { type: 'boolean', default: false },
  },
});
const TAG = 'ctpeers001';
/** Faults a run before has compared, where this one goes on with the others. */
const done: readonly Compare[] =
  values.continue && existsSync(values.out) ? Object(JSON.parse(readFileSync(values.out, 'utf8'))).faults : [];
/** Enough to see what a tool has noticed. */
const MOST_SHOWN = 40;

/** Sandbox of its own for each question, so that no tool finds what another has left. */
async function over<T>(fault: string | undefined, ask: (url: string) => Promise<T>): Promise<T> {
  const sandbox = await startSandbox({ port: 0, data: ':memory:', ...(fault !== undefined && { fault }) });
  try {
    return await ask(sandbox.url);
  } finally {
    await sandbox.close();
  }
}

async function tokenOf(url: string): Promise<string> {
  const profile = readProfile(url, {});
  const mask = createMask();
  const guard = createGuard('read', openJournal(folder, TAG), () => Promise.resolve());
  const transport = createTransport({ ...profile, guard, mask, record: () => {} });
  const actors = createActors({ profile, transport, guard, mask, tag: TAG });
  return (await actors.holding(null).data('login', { body: loginBody(actors.credentials('admin')) })).token;
}

const told = (verdicts: Verdicts, fault?: string): Promise<string[]> => over(fault, async (url) => verdicts(url, await tokenOf(url)));

interface Schemas {
  readonly prism: readonly string[];
  readonly schema: readonly string[];
}

async function throughPrism(prism: PrismProxy, operation: string, fault?: string): Promise<Schemas> {
  return over(fault, async (url) => {
    prism.behind(url);
    const plan = planOf({ operations: relatedTo(operation) });
    await runDescribed({ profile: readProfile(prism.url, {}), mode: 'full', tag: TAG, journalFolder: folder, plan }).catch(() => null); // what Prism said until then counts
    return { prism: [...prism.said], schema: [...prism.alone] };
  });
}

const workshop = await openWorkshop(values.tools).catch((error: unknown) => {
  if (!(error instanceof ContractStop)) throw error;
  console.error(error.message);
  process.exit(EXIT.notStarted);
});
const { folder } = workshop;
const steps = await over(undefined, (url) => stepsOf(url, folder));
const asked = new Set(steps.map(({ operation }) => operation));
const named = values.faults?.toUpperCase().split(',');
const chosen = SEEDED_FAULTS.filter(({ id }) => (named?.includes(id) ?? true) && !done.some((each) => each.id === id));
const verdicts = { portman: await portman.prepare(workshop, steps), respect: await respect.prepare(workshop, steps) };
const prism = await startPrism(workshop);
const compared: Compare[] = [...done];
let isGreen = true;
try {
  for (const tool of ['portman', 'respect'] as const) {
    const alarms = await told(verdicts[tool]);
    if (alarms.length > 0) isGreen = false;
    console.log(`${tool}: ${alarms.length} false alarms over the good server${alarms.length > 0 ? `: ${alarms.join('; ')}` : ''}`);
  }
  const clean = new Map<string, Schemas>();
  for (const fault of chosen) {
    const { id, sentence, operation } = fault;
    const related = relatedTo(operation).toSorted().join(' ');
    const before = clean.get(related) ?? (await throughPrism(prism, operation));
    clean.set(related, before);
    const { outcome, by } = await tryFault(fault);
    const ours = outcome === 'fail' || outcome === 'warn' ? by : [];
    // Frames of a socket are no answers, and a call of another kind than the steps cannot be told to a tool that makes calls itself.
    const validated = fault.bend.kind === 'frames' ? null : await throughPrism(prism, operation, id);
    const isReported = asked.has(operation) && validated !== null;
    const said = {
      ours,
      schema: validated?.schema.filter((place) => !before.schema.includes(place)) ?? null,
      prism: validated?.prism.filter((place) => !before.prism.includes(place)) ?? null,
      portman: isReported ? await told(verdicts.portman, id) : null,
      respect: isReported ? await told(verdicts.respect, id) : null,
    };
    compared.push({ id, sentence, group: groupOf(fault), said });
    console.log(
      `${id} ${Object.entries(said)
        .map(([tool, places]) => `${tool} ${isFound(places) ? 'found' : places === null ? 'n/a' : '–'}`)
        .join(' · ')} · ${sentence}`,
    );
    mkdirSync(path.dirname(values.out), { recursive: true });
    writeFileSync(
      values.out,
      `${JSON.stringify({ operations: asked.size, faults: compared.map(({ said: all, ...each }) => ({ ...each, said: Object.fromEntries(Object.entries(all).map(([tool, places]) => [tool, places?.slice(0, MOST_SHOWN) ?? null])) })) }, null, 2)}\n`,
    );
  }
} finally {
  prism.close();
  workshop.close();
}
console.log(`\n${asked.size} operations, ${compared.length} faults\n\n${tableOf(compared)}`);
const missed = missedByOurs(compared);
for (const { id, sentence } of missed) console.error(`[peers] another tool finds ${id}, and ours does not: ${sentence}`);
process.exit(isGreen && missed.length === 0 && compared.length > 0 ? EXIT.passed : EXIT.failed);
