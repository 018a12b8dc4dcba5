import type { MessageDescriptor } from '@lingui/core';
import type { FieldProblem, Text } from '@milepost/kit/forms/grammar';
import type { Api } from '../../../../data/api/index.ts';
import type { FieldPart, OwnFeed } from '../../definition/types.ts';

/** Takes back what a step has done. */
export type TakeBack = () => Promise<unknown>;

/** Outcome of a step that has changed something. */
export interface Ran {
  /** Left out where it cannot be taken back. */
  readonly takeBack?: TakeBack;
}

/** One of several things a task does. */
export interface TaskStep {
  /** Name in the list of what was not done. */
  readonly name: Text;
  /** Does it, also once more after it has failed. @returns null where nothing was to be done */
  readonly run: () => Promise<Ran | null>;
}

/** A reason of our own for not doing a step, beside those of the server. */
export class NotDone extends Error {
  readonly words: MessageDescriptor;
  constructor(words: MessageDescriptor) {
    super('[resource] A step was not done, and says why.');
    this.words = words;
  }
}

/** A form that is filled in once for several things, which are then done one by one. */
export interface Task<Draft extends object> {
  /** Name of the task, in the ids of its fields. */
  readonly id: string;
  readonly title: Text;
  /** Words of the button that does it. */
  readonly confirmLabel: MessageDescriptor;
  /** @defaultValue plain */
  readonly tone?: 'plain' | 'danger';
  readonly fields: readonly FieldPart<Draft>[];
  readonly initial?: Partial<Draft>;
  readonly check?: (draft: Draft) => readonly FieldProblem[];
  /** Options of its own, by the name its fields ask for. */
  readonly feeds?: Readonly<Record<string, OwnFeed>>;
  /** Number of things it is about, where that does not hang on what is filled in. */
  readonly count?: number;
  /** Sentences on what comes of it, told while the form is filled in. */
  readonly impact: (draft: Draft, api: Api) => Promise<readonly Text[]>;
  readonly steps: (draft: Draft, api: Api) => Promise<readonly TaskStep[]>;
  /** One after the other, none after one that failed; four at a time when left out. */
  readonly isInTurn?: true;
  /** Says that all of it was done. @param count steps that have changed something */
  readonly done: (count: number) => Text;
  /** Says that nothing was to be done. */
  readonly idle?: Text;
}
