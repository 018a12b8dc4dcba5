import type { ChildProcess } from 'node:child_process';
import type { Step } from './steps.ts';

/** Folder with the tools, and a way to start one of them. */
export interface Workshop {
  readonly folder: string;
  /** @throws {Error} with what it said when it ends otherwise than well, unless that `mayFail` */
  readonly run: (tool: string, args: readonly string[], mayFail?: boolean) => Promise<string>;
  /** Starts a tool that runs until it is ended. */
  readonly start: (tool: string, args: readonly string[]) => ChildProcess;
}

/** Names of what a tool finds wrong at a server; nothing where all is well. */
export type Verdicts = (server: string, token: string) => Promise<string[]>;

/** A tool that is compared. */
export interface Peer {
  readonly name: string;
  /** Tells the tool what to ask. */
  prepare(workshop: Workshop, steps: readonly Step[]): Promise<Verdicts>;
}
