import { NEW_PAGES_FILE, broughtBack, entriesIn, withoutTraces, type Registered } from '../../registration/index.ts';
import { isWithoutWords, keptFiles, translatedSince, type Kept } from './work.ts';
import { overlaid, printOf, withoutPatch, type FileChange, type StoredChange, type Run, type Snapshot } from '../../workspace/index.ts';

/** A file that stands in the way, and why. */
export interface Blocked {
  readonly path: string;
  readonly why: 'edited' | 'gone';
}

export interface UndoPlan {
  readonly changes: readonly FileChange[];
  /** Files that others changed too: only what belongs to the run goes back. */
  readonly merged: readonly string[];
  /** Files that may not be written; while there is one, nothing is. */
  readonly blocked: readonly Blocked[];
  /** Files that stay, since somebody has worked on them. */
  readonly kept: readonly Kept[];
}

/** Page or language a run made or took away, with its kind and its name; null for other runs. */
export function subjectOf({ command }: Run): { readonly does: string; readonly kind: string; readonly name: string } | null {
  const [, does = '', kind = '', name = ''] = /^(new|remove) (page|locale) (\S+)/.exec(command) ?? [];
  return name === '' ? null : { does, kind, name };
}

/** The latest run, with those right before it that made the same page: a page that was made in two goes is one. Latest first. */
export function lastRuns(runs: readonly Run[]): Run[] {
  const [last, ...before] = runs.toReversed();
  if (!last) return [];
  const page = madeBy(last);
  const end = before.findIndex((run) => page === null || madeBy(run) !== page);
  return [last, ...before.slice(0, end < 0 ? before.length : end)];
}

const madeBy = (run: Run): string | null => {
  const subject = subjectOf(run);
  return subject?.does === 'new' ? `${subject.kind} ${subject.name}` : null;
};

/**
 * The way back of runs, the latest first.
 * @param keepsWork files that somebody has worked on stay, and the rest goes; otherwise they stand in the way of all
 */
export function planUndo(runs: readonly Run[], snapshot: Snapshot, keepsWork = false): UndoPlan {
  const files = new Map<string, string | null>();
  const merged = new Set<string>();
  const blocked: Blocked[] = [];
  const staying = keepsWork ? keptFiles(runs, snapshot) : [];
  const kept = new Map(staying.map((one) => [one.path, one]));
  const registered = registeredBy(runs, new Set(kept.keys()));
  for (const run of runs) {
    for (const change of run.changes) {
      if (kept.has(change.path)) continue;
      const current = overlaid(snapshot, files).read(change.path);
      const step = stepBack(change, current, {
        registered,
        isWhole: staying.length === 0,
        keepsWork,
        isRemoval: subjectOf(run)?.does === 'remove',
      });
      if (step === 'edited' && keepsWork) kept.set(change.path, { path: change.path, why: step });
      else if ((step === 'edited' || step === 'gone') && !keepsWork) blocked.push({ path: change.path, why: step });
      else if (step && typeof step === 'object') {
        files.set(change.path, step.after);
        if (step.isMerged) merged.add(change.path);
      }
    }
  }
  return {
    changes: [...files].map(([path, after]) => ({ path, before: snapshot.read(path), after })),
    merged: [...merged],
    blocked,
    kept: [...kept.values(), ...(keepsWork ? translatedSince(registered?.language ?? null, snapshot) : [])],
  };
}

/** Page or language the runs made, as the shared files know it. @param kept files that stay, with their words */
function registeredBy(runs: readonly Run[], kept: ReadonlySet<string>): Registered | null {
  const language = runs.map(subjectOf).find((subject) => subject?.does === 'new' && subject.kind === 'locale')?.name ?? null;
  if (language !== null) return { folder: null, paths: [], sources: [], language };
  const made = runs.flatMap(({ changes }) => changes.flatMap((change) => ('after' in change && change.before === null ? [change] : [])));
  const page = made.find(({ path }) => /^console\/src\/pages\/[^/]+\/page\.ts$/.test(path));
  const folder = page?.path.split('/').at(-2);
  const codes = runs.flatMap(({ changes }) => changes.flatMap(codesAddedBy));
  if (!page || folder === undefined) return codes.length > 0 ? { folder: null, paths: [], sources: [], codes } : null;
  return {
    codes,
    folder,
    paths: [...(page.after ?? '').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path),
    sources: made.filter(({ path }) => !kept.has(path)).map(({ path }) => path.replace(/^console\//, '')),
  };
}

/** Codes of the entries of the menu a change has added. */
const codesAddedBy = (change: StoredChange): string[] => {
  if (change.path !== NEW_PAGES_FILE || !('patch' in change)) return [];
  const side = (sign: string) =>
    change.patch.split('\n').flatMap((line) => (line.startsWith(sign) || line.startsWith(' ') ? [line.slice(1)] : []));
  const codesOf = (lines: readonly string[]) => entriesIn(lines.join('\n')).map(({ code }) => code);
  const before = codesOf(side('-'));
  return codesOf(side('+')).filter((code) => !before.includes(code));
};

interface StepBack {
  readonly after: string | null;
  /** Others changed the file too. */
  readonly isMerged: boolean;
}

interface StepAsk {
  readonly registered: Registered | null;
  /** Everything the runs made goes; where a file stays, so do its words in the shared files. */
  readonly isWhole: boolean;
  readonly keepsWork: boolean;
  /** The run took something away, which comes back. */
  readonly isRemoval: boolean;
}

/**
 * One file back: as before where it is as the run left it. One the run had only edited, and somebody else since, loses what
 * belongs to the page, else the run's lines when they still stand as written; a page somebody has worked on stays. Null where
 * nothing is left to do.
 */
function stepBack(
  change: StoredChange,
  current: string | null,
  { registered, isWhole, keepsWork, isRemoval }: StepAsk,
): StepBack | Blocked['why'] | null {
  if ('after' in change) {
    // Taken back by hand, or never written because the run was cut off.
    if (current === change.before) return null;
    if (current === change.after) return { after: change.before, isMerged: false };
    if (current === null) return 'gone';
    const isOurs = keepsWork && change.before === null && isWithoutWords(change.path, current);
    return isOurs ? { after: null, isMerged: false } : 'edited';
  }
  if (current === null) return 'gone';
  const print = printOf(current);
  if (print === change.was) return null;
  const isAsLeft = print === change.is;
  const traces = (isAsLeft && isWhole) || registered === null ? null : withoutTraces(change.path, current, registered);
  const after = traces ?? withoutPatch(current, change.patch) ?? (isRemoval ? broughtBack(change.path, current, change.patch) : null);
  if (after === null) return 'edited';
  return after === current ? null : { after, isMerged: !isAsLeft };
}
