import type { Page } from '@playwright/test';
import type { Account } from '../accounts.ts';
import type { Desk } from './desk.ts';
import type { Row, SomeValues } from './factors.ts';
import type { Say } from './words.ts';

/** A look that is being taken. */
export interface StateContext {
  readonly page: Page;
  readonly desk: Desk;
  readonly row: Row;
  readonly say: Say;
}

/** Something the console can be seen in, and how one comes to it. */
export interface State {
  /** Clause of the specification, such as `SHELL-2.6`. */
  readonly clause: string;
  readonly name: string;
  readonly at: string | ((desk: Desk) => Promise<string>);
  /** Person who looks: the administrator unless it is said; null for nobody signed in. */
  readonly who?: Account | null;
  /** Name of the page in English, or null where data gives it. */
  readonly title: string | null;
  /** State the sample shows in every layout: the one the layouts themselves are looked at with. */
  readonly isMain?: boolean;
  /** Values it can only be seen in. */
  readonly fixed?: SomeValues;
  /** Without the frame of the shell. */
  readonly isBare?: boolean;
  /** Without a frame, but of the signed-in half, which knows the name of the system. */
  readonly isInside?: boolean;
  /** Still waiting when it is looked at. */
  readonly isLoading?: boolean;
  /** A layer that has the keyboard. */
  readonly isOver?: boolean;
  readonly session?: Readonly<Record<string, string>>;
  /** Behaviour of the server this time. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Once the frame stands: to the state, or until it is there. */
  readonly reach: (at: StateContext) => Promise<unknown>;
}
