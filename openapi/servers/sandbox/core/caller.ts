/** Person who is calling. */
export interface Caller {
  readonly userId: string;
  readonly account: string;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  readonly tokenHash: Uint8Array;
  /** Locked by the person: only unlocking and leaving are answered. @reading R-001 */
  readonly isLocked?: boolean;
}

/** A button right on a page, as `permissionList` shows it to the client. @source admin §6 */
export interface ButtonNeed {
  /** Code of its menu entry. */
  readonly page: string;
  readonly button: string;
}
/** A button right of the designed model whose id the path holds under this name. */
export interface ModelNeed {
  readonly modelIn: string;
  readonly button: string;
}
/** A page in the menu of the caller, by the code of its entry: to read what it shows and has no button for. */
export interface PageNeed {
  readonly opens: string;
}
/** A role that administers. */
export interface AdministratorNeed {
  readonly isAdministrator: true;
}
/** One of several button rights. */
export interface AnyNeed {
  readonly anyOf: readonly ButtonNeed[];
}
/** Need of a call: nothing, a session, a button right, one of several, a page, or to be an administrator, who may everything. */
export type Need = 'nothing' | 'session' | ButtonNeed | AnyNeed | ModelNeed | PageNeed | AdministratorNeed;
