import { systemClock } from '../../engines/clock/index.ts';
import { expectedName, judge, judgeStructure, searched, targetsOf } from './judge.ts';
import type {
  Action,
  Contract,
  ContractAdapter,
  ContractDirection,
  ContractDriver,
  ContractLocale,
  ContractReport,
  ContractStep,
  Announcements,
  MountedContract,
  RunOptions,
  Seen,
  StepReport,
  Target,
  Expected,
} from './types.ts';
import { textIn, expectedOf } from './words.ts';

/** Time a page may take to keep a promise. */
const PATIENCE_MS = 3000;
/** The same where parts of a widget arrive on demand. */
const FIRST_PATIENCE_MS = 15_000;
/** Announcements come one by one; this much after the last promise is kept, a further one would have come. */
const SILENCE_MS = 250;
/** Between two announcements on the way to the start of a step. */
const REST_MS = 130;
const LOOK_EVERY_MS = 25;
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    systemClock.after(ms, resolve);
  });

interface Stage {
  readonly contract: Contract;
  readonly locale: ContractLocale;
  readonly dir: ContractDirection;
  readonly adapter: ContractAdapter;
  mounted: MountedContract | null;
  readonly patienceMs: number | undefined;
  /** Moment the present step began: what was said before belongs to another. */
  stepFromMs: number;
}

/**
 * Walks a contract with real keys and says of every step whether it was kept, and if not, what was asked for and what came.
 * Steps go on after one is broken. Steps for a person, steps that wait for something and steps the adapter does without are
 * reported as such.
 */
export async function runContract(
  contract: Contract,
  adapter: ContractAdapter,
  locale: ContractLocale,
  { only, dir = 'ltr', endsAtBroken = false, patienceMs }: RunOptions = {},
): Promise<ContractReport> {
  const stage: Stage = { contract, locale, dir, adapter, patienceMs, mounted: null, stepFromMs: 0 };
  const steps: StepReport[] = [];
  try {
    for (const step of contract.steps) {
      if (only && !only.includes(step.id)) continue;
      const report = await runStep(stage, step);
      steps.push(report);
      if (endsAtBroken && report.result.kind === 'broken') break;
    }
  } finally {
    await stage.mounted?.unmount();
  }
  return { contract, locale, dir, steps };
}

async function runStep(stage: Stage, step: ContractStep): Promise<StepReport> {
  const nothing = { step, phrases: [], heard: [] };
  if (step.byHand !== undefined) return { ...nothing, result: { kind: 'byHand', reason: step.byHand } };
  if (step.notYet !== undefined) return { ...nothing, result: { kind: 'notYet', reason: step.notYet } };
  const without = stage.adapter.without?.[step.id];
  if (without !== undefined) return { ...nothing, result: { kind: 'without', reason: without } };
  try {
    return await judgeStep(stage, step);
  } catch (error) {
    return { ...nothing, result: { kind: 'broken', failures: [`the step could not be done: ${String(error)}`] } };
  }
}

async function judgeStep(stage: Stage, step: ContractStep): Promise<StepReport> {
  const { contract, locale } = stage;
  const failures = await mountFor(stage, step);
  const { mounted } = stage;
  if (!mounted) throw new Error('nothing is mounted; the first step of a contract needs `fresh: true`');
  const { driver } = mounted;
  const wanted = (targets: readonly Target[]) => targets.map((target) => expectedOf(target, locale, contract.data));

  stage.stepFromMs = (await driver.look([])).nowMs;
  for (const action of step.get ?? []) await act(action, mounted, stage);
  if (step.get || step.isSilent) await rest(driver);
  const look = () => driver.look(wanted(targetsOf(step)));
  failures.push(...(await inputMethodFailures(driver, look)));

  const before = await look();
  const previouslyRequested = await mounted.asked();
  for (const action of step.do ?? []) await act(action, mounted, stage);

  const untilMs = systemClock.now() + (stage.patienceMs ?? (step.fresh ? FIRST_PATIENCE_MS : PATIENCE_MS));
  for (;;) {
    await driver.settle();
    const evidence = await gather(before, previouslyRequested, await look(), mounted);
    const broken = judge(contract, step, locale, evidence);
    if (broken.length && systemClock.now() < untilMs) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    if (step.isSilent && !broken.length) await pause(SILENCE_MS);
    const atRest = await gather(before, previouslyRequested, await look(), mounted);
    failures.push(...judge(contract, step, locale, atRest));
    const phrases = (await stage.adapter.listen?.()) ?? [];
    return { step, phrases, heard: atRest.heard, result: failures.length ? { kind: 'broken', failures } : { kind: 'kept' } };
  }
}

async function mountFor(stage: Stage, { fresh, id }: ContractStep): Promise<string[]> {
  const { contract, locale, dir, adapter } = stage;
  if (!fresh && stage.mounted) return [];
  await stage.mounted?.unmount();
  const isFirst = stage.mounted === null;
  stage.mounted = await adapter.mount(typeof fresh === 'string' ? fresh : contract.fixture, locale, dir);
  const { driver } = stage.mounted;
  await driver.settle();
  if (!isFirst) return [];
  const targets = searched(contract.structure).map((target) => expectedOf(target, locale, contract.data));
  return judgeStructure(contract, locale, await driver.look(targets)).map((failure) => `before step ${id}: ${failure}`);
}

async function gather(before: Seen, previouslyRequested: Readonly<Record<string, number>>, after: Seen, mounted: MountedContract) {
  const asked = Object.entries(await mounted.asked()).map(([what, times]) => [what, times - (previouslyRequested[what] ?? 0)] as const);
  const heard: readonly Announcements[] = after.heard.slice(before.heard.length);
  return { before, after, heard, startedMs: before.nowMs, asked: Object.fromEntries(asked) };
}

/**
 * Keys of an input method, sent to whatever has the focus, change nothing and say nothing.
 * A text that is still on its way from the step before is not theirs: what was only heard is tried again once all is said.
 */
async function inputMethodFailures(driver: ContractDriver, look: () => Promise<Seen>): Promise<string[]> {
  const parts = ({ focus, active, found }: Seen) =>
    JSON.stringify([focus?.stamp, focus?.value, active?.stamp, active?.attributes, found.map((one) => one.length)]);
  const changed = async () => {
    const before = await look();
    await driver.pressAsInputMethod();
    await driver.settle();
    const after = await look();
    if (parts(after) !== parts(before)) return 'a change';
    return after.heard.length === before.heard.length ? null : `“${after.heard.at(-1)?.text}”`;
  };
  let got = await changed();
  if (got !== null && got !== 'a change') {
    await rest(driver);
    got = await changed();
  }
  return got === null ? [] : [`Enter or Escape of an input method: nothing happens, got ${got}`];
}

/** Waits until nothing has been said for a while, so that what the way to the start says is not taken for the step's. */
async function rest(driver: ContractDriver): Promise<void> {
  let heard = -1;
  for (let seen = await driver.look([]); seen.heard.length !== heard; seen = await driver.look([])) {
    heard = seen.heard.length;
    await pause(REST_MS);
    await driver.settle();
  }
}

async function waitFor(driver: ContractDriver, wanted: Expected): Promise<void> {
  const untilMs = systemClock.now() + FIRST_PATIENCE_MS;
  for (;;) {
    const [found = []] = (await driver.look([wanted])).found;
    if (found.length) return;
    if (systemClock.now() > untilMs) throw new Error(`there is no ${expectedName(wanted)} on the page after ${FIRST_PATIENCE_MS} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

async function waitForText(driver: ContractDriver, text: string, fromMs: number): Promise<void> {
  const untilMs = systemClock.now() + PATIENCE_MS;
  for (;;) {
    const { heard } = await driver.look([]);
    if (heard.some((line) => line.text === text && line.atMs >= fromMs)) return;
    if (systemClock.now() > untilMs) throw new Error(`“${text}” was not said within ${PATIENCE_MS} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Same chord on a page that is read from right to left. */
const turned = (chord: string) => chord.replace(/Arrow(Left|Right)$/, (key) => TURNED[key] ?? key);

async function act(action: Action, mounted: MountedContract, { locale, dir, contract, stepFromMs }: Stage): Promise<void> {
  const { driver } = mounted;
  const text = (words: Parameters<typeof textIn>[0]) => textIn(words, locale, contract.data);
  const wanted = (target: Target) => expectedOf(target, locale, contract.data);
  if ('press' in action) return driver.press(dir === 'rtl' ? turned(action.press) : action.press, action.times ?? 1);
  if ('type' in action) return driver.type(text(action.type));
  if ('compose' in action) return driver.compose(action.compose.letters, text(action.compose.word));
  if ('click' in action) return driver.click(action.click === 'focus' || action.click === 'active' ? action.click : wanted(action.click));
  if ('see' in action) return waitFor(driver, wanted(action.see));
  if ('hear' in action) return waitForText(driver, text(action.hear), stepFromMs);
  if ('focus' in action) return driver.focus(wanted(action.focus));
  if ('scroll' in action) return driver.scroll(wanted(action.scroll), action.byPx);
  if ('resize' in action) return driver.resize(action.resize.widthPx, action.resize.heightPx);
  await mounted.signal(action.signal);
}
