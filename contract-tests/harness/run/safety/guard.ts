import type { Operation } from '../../model/description.ts';
import type { Journal } from './journal.ts';
import { NotRun, SafetyStop } from '../../model/stop.ts';

/**
 * `read` changes nothing; `own` creates, changes and removes records of its own, on a server whose owner agreed; `full` does the
 * same in a sandbox, and changes settings that it puts back.
 */
export type Mode = 'read' | 'own' | 'full';

/** Call that is about to be sent. */
export interface Intent {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file: { readonly name: string; readonly text: string } | null;
  /** Token it carries; null for none. */
  readonly token: string | null;
}

/** Check before every call, in the transport: a call it refuses is never sent, whatever a row says. */
export interface Guard {
  /**
   * @throws NotRun for a write in read mode
   * @throws SafetyStop for a write to something this run has not created, or to a target that is no sandbox
   */
  permit(intent: Intent): Promise<void>;
  /** Registers the records of this run in an answer, so that they may be changed and removed. */
  learn(data: unknown): void;
  /** Registers a record this run has created and the call that removes it, and writes both into the journal. */
  own(id: string, removal: Removal | null): void;
  /** Notes in the journal that the server has refused a creation, so that nothing is left of it. */
  refused(operation: string): void;
  /** Token of a person this run has created: data of that person may be changed with it. */
  ownSession(token: string): void;
  /** Notes in the journal that the run has removed a record. */
  disown(id: string): void;
}

/** Call that removes a record. */
export interface Removal {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
}

/** Largest number of writes of a run of the suites: several times what they need, so that a loop is noticed. */
const MAX_WRITES = 500;
/** Signing in and out; the ticket of a code that is scanned lies beside and ends by itself. */
const SIGNING = new Set(['login', 'logout', 'createLoginTicket']);
/** Updates that concern only the person who is signed in. */
const OWN_PERSON = new Set(['updateSystemLanguage']);
/** Calls for a sandbox only: settings that are put back, and a list whose address creates in other versions. */
const SANDBOX_ONLY = new Set([
  'listNotices',
  'updateSystemTheme',
  'updateBaseInfo',
  'updateSystemConfig',
  'createSignature',
  'switchMajor',
  'setDefaultPortal',
  'saveOwnPortal',
  'setAdministrators',
]);
/** Updates of data of the person who is signed in: sent for people this run has created, and without a session, where a sandbox must refuse them. */
const OF_A_PERSON: ReadonlySet<string> = new Set([
  'readMessage',
  'readAllMessages',
  'removeMessages',
  'updateAvatar',
  'updatePasswordMessage',
  'endOwnSession',
  'endOtherSessions',
]);
/** Calls that are never sent with a session; without one, a sandbox, which reaches no other system, must refuse them. */
const STRANGERS_ONLY: ReadonlySet<string> = new Set(['modifyPassword', 'clearLogs', 'clearSentMessages']);
/** Token no session has. */
export const INVENTED_TOKEN = 'bearer invented';
/** Id no record has. */
export const UNKNOWN_ID = '999999999999999999';
/** A text no page would send, where an id or a word belongs. */
export const LONG_TEXT = 'x'.repeat(2_000);
/** Signs with a meaning elsewhere. */
export const SIGNS = `'"<b>%&;--\u{1f6a7}../\\`;
/** Calls whose path parameter `id` names the container; the record has a parameter of its own. */
const IN_A_CONTAINER: ReadonlySet<string> = new Set(['createRecord', 'updateRecord', 'removeRecord', 'removeRecords', 'importRecords']);
/** Calls that are never sent with a session, whatever a row says: they change who may sign in. */
const FORBIDDEN = new Set(['modifyPassword']);

/** Guard of a run. @param prove called once, before the first write; throws where the target is no sandbox */
export function createGuard(mode: Mode, journal: Journal, prove: () => Promise<void>, mostWrites = MAX_WRITES): Guard {
  const owned = new Set<string>([UNKNOWN_ID, LONG_TEXT, SIGNS]); // no record has them, so that nothing is lost
  const sessions = new Set<string>();
  let proof: Promise<void> | null = null;
  let writes = 0;

  return {
    permit: async (intent) => {
      const { operation } = intent;
      if (isHarmless(operation)) return;
      if (mode === 'read') throw new NotRun(`read mode: ${operation.id} would change the server`);
      const isFree = mode === 'full' && (SANDBOX_ONLY.has(operation.id) || isOfAStranger(intent));
      const refusal = isFree ? null : ownershipRefusal(intent, journal.tag, { owned, sessions });
      if (refusal)
        throw new SafetyStop(`${operation.id} was not sent: ${refusal}. Correct the row; only what a run creates may be touched.`);
      await (proof ??= prove());
      if ((writes += 1) > mostWrites)
        throw new SafetyStop(`More than ${mostWrites} writes in one run: this looks like a loop. Correct the rows.`);
      if (operation.effect === 'create' && operation.id !== 'listNotices')
        journal.write({ operation: operation.id, body: intent.body ?? intent.file?.name ?? null });
    },
    learn: (data) => {
      for (const record of recordsIn(data)) {
        if (!isMarked(record, journal.tag) || owned.has(record.id)) continue;
        owned.add(record.id);
        journal.write({ owned: record.id });
      }
    },
    own: (id, removal) => {
      owned.add(id);
      journal.write({ owned: id, removal });
    },
    refused: (operation) => {
      if (mode !== 'read' && operation !== 'listNotices') journal.write({ refused: operation });
    },
    ownSession: (token) => void sessions.add(token),
    disown: (id) => journal.write({ removed: id }),
  };
}

/** Reading, signing in and out, and fetching a prepared file. */
export const isHarmless = ({ id, effect, isRaw }: Operation): boolean =>
  effect === 'read' || SIGNING.has(id) || (effect === 'consume' && isRaw);

/** True for a call without a session that a sandbox must refuse. */
const isOfAStranger = ({ operation, token }: Intent): boolean =>
  (token === null || token === INVENTED_TOKEN) &&
  (OF_A_PERSON.has(operation.id) || STRANGERS_ONLY.has(operation.id) || operation.effect === 'external');

/** Records of this run, and sessions of people it has made. */
interface Own {
  readonly owned: ReadonlySet<string>;
  readonly sessions: ReadonlySet<string>;
}

function ownershipRefusal({ operation, path, body, file, token }: Intent, tag: string, { owned, sessions }: Own): string | null {
  if (FORBIDDEN.has(operation.id)) return 'it is never tested automatically';
  const isContainer = (name: string): boolean => name === 'id' && IN_A_CONTAINER.has(operation.id);
  const ids = Object.entries(path).filter(([name]) => !operation.choices.includes(name) && !isContainer(name));
  const foreign = ids.find(([, id]) => !owned.has(id))?.[1];
  switch (operation.effect) {
    case 'create':
      if (body === undefined && !file && ids.length > 0)
        return foreign === undefined ? null : `record "${foreign}" was not created by this run`;
      if (file) return isFileMarked(file.text, tag) ? null : `the file holds categories without the mark ${tag}`;
      return JSON.stringify(body ?? null).includes(tag) ? null : `what it creates does not carry the mark ${tag}`;
    case 'update':
    case 'delete': {
      if (OWN_PERSON.has(operation.id) || (OF_A_PERSON.has(operation.id) && token !== null && sessions.has(token))) return null;
      if (ids.length === 0) return bodyRefusal(body, owned);
      return foreign === undefined ? null : `record "${foreign}" was not created by this run`;
    }
    case 'session':
      return null;
    case 'consume':
      return Object.values(path).every((text) => text.includes(tag)) ? null : 'it spends a number of a rule that is not of this run';
    default:
      return `an operation with the effect "${operation.effect}" is never tested automatically`;
  }
}

/** Refusal of a call that names its records in the body: every one must be of this run. Null where it is permitted. */
function bodyRefusal(body: unknown, owned: ReadonlySet<string>): string | null {
  const members: Readonly<Record<string, unknown>> = Object(body);
  const named = ['ids', 'userId', 'roleIds', 'positionIds', 'userIds', 'moduleId'].flatMap((name) => {
    const ids = members[name];
    return (typeof ids === 'string' ? ids.split(',') : Array.isArray(ids) ? ids : []).map(String).filter(Boolean);
  });
  if (named.length === 0) return 'it names no record';
  const foreign = named.find((id) => !owned.has(id));
  return foreign === undefined ? null : `record "${foreign}" was not created by this run`;
}

/** True for a file whose categories all carry the mark; a damaged file, which no server may accept, must contain it somewhere. */
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
