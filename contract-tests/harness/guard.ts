import type { Operation } from './description.ts';
import type { Journal } from './journal.ts';
import { NotRun, SafetyStop } from './stop.ts';

/** `read` changes nothing; `full` creates, changes and removes records of its own in a sandbox. */
export type Mode = 'read' | 'full';

/** Call that is about to be sent. */
export interface Intent {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file: { readonly name: string; readonly text: string } | null;
}

/** Stands below the tests, in the transport: what it refuses is never sent, whatever a row says. */
export interface Guard {
  /**
   * @throws NotRun for a write in read mode
   * @throws SafetyStop for a write to something this run has not created, or to a target that is no sandbox
   */
  permit(intent: Intent): Promise<void>;
  /** Finds this run's records in an answer; from then on they may be changed and removed. */
  learn(data: unknown): void;
}

/** Enough for the suites several times over, little enough to notice a loop. */
const MAX_WRITES = 500;
const SIGNING = new Set(['login', 'logout']);
/** Updates that concern only the person who is signed in. */
const OWN_PERSON = new Set(['updateSystemLanguage']);

/** @param prove makes sure, once, that the target is a sandbox */
export function createGuard(mode: Mode, journal: Journal, prove: () => Promise<void>): Guard {
  const owned = new Set<string>();
  let proof: Promise<void> | null = null;
  let writes = 0;

  return {
    permit: async (intent) => {
      const { operation } = intent;
      if (isHarmless(operation)) return;
      if (mode === 'read') throw new NotRun(`read mode: ${operation.id} would change the server`);
      const refusal = ownershipRefusal(intent, journal.tag, owned);
      if (refusal)
        throw new SafetyStop(`${operation.id} was not sent: ${refusal}. Correct the row; only what a run creates may be touched.`);
      await (proof ??= prove());
      if ((writes += 1) > MAX_WRITES)
        throw new SafetyStop(`More than ${MAX_WRITES} writes in one run: this looks like a loop. Correct the rows.`);
      if (operation.effect === 'create') journal.write({ operation: operation.id, body: intent.body ?? intent.file?.name ?? null });
    },
    learn: (data) => {
      for (const record of recordsIn(data)) {
        if (!isMarked(record, journal.tag) || owned.has(record.id)) continue;
        owned.add(record.id);
        journal.write({ owned: record.id });
      }
    },
  };
}

/** Reading, signing in and out, and fetching a prepared file. */
const isHarmless = ({ id, effect, isRaw }: Operation): boolean => effect === 'read' || SIGNING.has(id) || (effect === 'consume' && isRaw);

function ownershipRefusal({ operation, path, body, file }: Intent, tag: string, owned: ReadonlySet<string>): string | null {
  switch (operation.effect) {
    case 'create':
      if (file) return isFileMarked(file.text, tag) ? null : `the file holds categories without the mark ${tag}`;
      return JSON.stringify(body ?? null).includes(tag) ? null : `what it creates does not carry the mark ${tag}`;
    case 'update':
    case 'delete': {
      if (OWN_PERSON.has(operation.id)) return null;
      const ids = Object.values(path);
      if (ids.length === 0) return 'it names no record';
      const foreign = ids.find((id) => !owned.has(id));
      return foreign === undefined ? null : `record "${foreign}" was not created by this run`;
    }
    case 'session':
      return null;
    default:
      return `an operation with the effect "${operation.effect}" is never tested automatically`;
  }
}

/** In a readable file every category must be ours; a damaged file, which no server may take, must at least carry the mark. */
function isFileMarked(text: string, tag: string): boolean {
  if (!text.includes(tag)) return false;
  try {
    const { types }: { types?: unknown } = Object(JSON.parse(text));
    return !Array.isArray(types) || types.every((type) => JSON.stringify(type).includes(tag));
  } catch {
    return true;
  }
}

interface RecordInAnswer {
  readonly id: string;
  readonly enCode?: unknown;
  readonly fullName?: unknown;
}

function recordsIn(value: unknown): RecordInAnswer[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((each) => (typeof each === 'object' ? recordsIn(each) : []));
  return 'id' in value && typeof value.id === 'string' ? [{ ...value, id: value.id }, ...inner] : inner;
}

const isMarked = ({ enCode, fullName }: RecordInAnswer, tag: string): boolean =>
  [enCode, fullName].some((text) => typeof text === 'string' && text.includes(tag));
