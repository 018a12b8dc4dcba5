import type { DiskFile } from './disk/disk.ts';
import type { Caller, Need } from './caller.ts';

/** Services of modules for one another. */
export interface Services {
  /** Keeps a file behind a link that works once; answers what the client needs to fetch it. */
  offerDownload(fileName: string, content: string | Uint8Array<ArrayBuffer>): { name: string; url: string };
  /** The same for a file on the disk; one of the area `packs` is removed once it was fetched or is too old. */
  offerFile(fileName: string, file: DiskFile): { name: string; url: string };
  /** Sends a frame to every socket of these people, once the transaction has been committed. */
  push(userIds: readonly string[], frame: Readonly<Record<string, unknown>> & { method: string }): void;
  /** Has the caller what it takes? For what depends on the record; the need of a whole call stands among the needs. */
  may(caller: Caller | null, need: Need, path?: Readonly<Record<string, string>>): boolean;
  /** @throws Refusal which right it takes and who gives it, when the caller has not what it takes */
  require(caller: Caller | null, need: Need, path?: Readonly<Record<string, string>>): void;
  /** Ends sessions of a person; their next call answers the code, their sockets get `logout`. Answers how many there were. */
  endSessions(userId: string, end: SessionEnd): number;
  /** Open sessions of a person, the one that was used last first. */
  openSessions(userId: string): readonly OpenSession[];
  /** Opens an account that wrong passwords have paused or locked; answers whether they had. */
  forgetTries(account: string): boolean;
  /** Every browser of a person is a stranger at the login from now on. */
  forgetBrowsers(userId: string): void;
}

/** A session as its person sees it; without its token. */
export interface OpenSession {
  readonly id: string;
  readonly tokenHash: Uint8Array;
  readonly ipAddress: string;
  /** As the client has named itself; null where it did not. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly creatorTime: number;
  readonly lastTime: number;
}

export interface SessionEnd {
  /** 600 expired, 601 signed in elsewhere. @source shell §8 */
  readonly code: 600 | 601;
  readonly msg: string;
  /** The session that stays, by the digest of its token. */
  readonly exceptTokenHash?: Uint8Array;
  /** The one session that ends, by its id. */
  readonly onlyId?: string;
}
