import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RunnerTestCase, RunnerTestSuite, SerializedConfig } from 'vitest';
import { TestRunner } from 'vitest';

/** Switches of the sources with mutants: which mutant is active, and what is counted. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly static: Record<string, number>; readonly perTest: Record<string, Record<string, number>> };
}
const shared: { __stryker__?: Switches } = globalThis as object;
const switches = (shared.__stryker__ ??= {});

/** A mutant that makes a loop endless is met this many times more often than its source. */
const MOST_HITS = 10_000;
const MOST_TIMES_AS_MANY_HITS = 100;
/** A test that waits for what no longer comes has noticed; it may take this long, or this many times as long as it takes. */
const LONGEST_MS = 1500;
const MOST_TIMES_AS_LONG = 20;

/** Rows of one table of tests that a mutant has to pass: rows that are all alike would otherwise meet it hundreds of times. */
const MOST_PASSES = 40;

const log = process.env['MILEPOST_MUTANTS_LOG'] ?? '';
const tell = (...event: readonly string[]) => appendFileSync(log, `${event.join('\t')}\n`);

/** Mutants that are noticed already, and those each test has let pass before its process was started anew. */
function known() {
  const noticed = new Set<string>();
  const passed = new Map<string, Set<string>>();
  for (const line of existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []) {
    const [what, mutant = '', test = ''] = line.split('\t');
    if (what === 'noticed') noticed.add(mutant);
    if (what === 'passed') passed.set(test, (passed.get(test) ?? new Set()).add(mutant));
  }
  return { noticed, passed };
}

const idOf = (test: RunnerTestCase) => {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.name}#${names.join(' ')}`.replaceAll(/\s+/g, ' ');
};

/** Suites around a test, from the outside in. */
function suitesOf(test: RunnerTestCase): readonly RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite);
  return [test.file, ...suites];
}

const limited = async (work: Promise<unknown>, ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = realSetTimeout(() => reject(new Error('late')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    realClearTimeout(timer);
  }
};
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
const clock = performance.now.bind(performance);

/** A runner of tests that runs each of them again for every mutant it reaches and that nobody has noticed yet, in one process. */
export default class MutantRunner extends TestRunner {
  private readonly known = known();

  private readonly passes = new Map<string, number>();
  private readonly told = new Set<string>();

  constructor(config: SerializedConfig) {
    super(config);
    switches.activeMutant = undefined;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const id = idOf(test);
    const run = TestRunner.getTestFn(test) as (() => Promise<unknown>) | undefined;
    if (!run) return;
    const startMs = clock();
    switches.currentTestId = id;
    await run();
    switches.currentTestId = undefined;
    const longestMs = Math.max(LONGEST_MS, MOST_TIMES_AS_LONG * (clock() - startMs));
    for (const mutant of Object.keys(switches.mutantCoverage?.static ?? {})) this.tellOnce('loaded', mutant);
    const reached = switches.mutantCoverage?.perTest[id] ?? {};
    const passed = this.known.passed.get(id);
    const table = `${test.location?.line ?? id}`;
    for (const [mutant, hits] of Object.entries(reached)) {
      this.tellOnce('reached', mutant);
      if (this.known.noticed.has(mutant) || passed?.has(mutant) || (this.passes.get(`${mutant} ${table}`) ?? 0) >= MOST_PASSES) continue;
      tell('trying', mutant, id);
      if (await this.isPassed(test, run, longestMs, mutant, hits)) {
        const pair = `${mutant} ${table}`;
        this.passes.set(pair, (this.passes.get(pair) ?? 0) + 1);
        tell('passed', mutant, id);
      } else {
        this.known.noticed.add(mutant);
        tell('noticed', mutant, id);
        // What the mutant has left behind may fail this test for every other mutant: its process is started anew.
        if (await this.isPassed(test, run, longestMs)) continue;
        tell('spoiled', mutant, id);
        process.kill(process.pid, 'SIGKILL');
      }
    }
  }

  private tellOnce(what: string, mutant: string): void {
    if (this.told.has(`${what} ${mutant}`)) return;
    this.told.add(`${what} ${mutant}`);
    tell(what, mutant);
  }

  private async isPassed(
    test: RunnerTestCase,
    run: () => Promise<unknown>,
    longestMs: number,
    mutant?: string,
    hits = 0,
  ): Promise<boolean> {
    const suites = suitesOf(test);
    const cleanups: unknown[] = [];
    let isPassing = true;
    const attempt = async (work: () => unknown) => {
      try {
        await limited(Promise.resolve(work()), longestMs);
      } catch {
        isPassing = false;
      }
    };
    const hooks = (suite: RunnerTestSuite, name: 'beforeEach' | 'afterEach') => TestRunner.getSuiteHooks(suite)?.[name] ?? [];
    this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
    switches.activeMutant = mutant;
    switches.hitCount = 0;
    switches.hitLimit = Math.max(MOST_HITS, hits * MOST_TIMES_AS_MANY_HITS);
    for (const suite of suites)
      for (const hook of hooks(suite, 'beforeEach')) await attempt(async () => cleanups.push(await hook(test.context, suite)));
    await attempt(run);
    await attempt(() => this.onAfterTryTask(test));
    for (const suite of suites.toReversed()) for (const hook of hooks(suite, 'afterEach')) await attempt(() => hook(test.context, suite));
    for (const cleanup of cleanups) if (typeof cleanup === 'function') await attempt(() => cleanup());
    for (const finished of test.onFinished ?? []) await attempt(() => finished(test.context));
    test.onFinished = undefined;
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
    return isPassing;
  }
}
