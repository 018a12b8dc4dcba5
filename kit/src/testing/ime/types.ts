import type { ReactNode } from 'react';

/** Facts of a field that a row may ask for; a field that has no such fact lacks the member. */
export interface ImeFacts {
  /** Submits, choices, messages sent, cells or layers left. */
  readonly actions?: () => number;
  /** Texts its owner was told. */
  readonly commits?: () => number;
  readonly requests?: () => number;
  readonly keyword?: () => string | undefined;
  readonly value?: () => string | null | undefined;
  /** Its list or dialog is there. */
  readonly open?: () => boolean;
  /** Characters within the limit, and those the person is told of as too many. */
  readonly count?: () => number;
  readonly refused?: () => number;
  /** Times the owner was told that it has been left. */
  readonly validations?: () => number;
}

/** State of a field before the first event. */
export interface ImeGiven {
  readonly text?: string;
  readonly maxLength?: number;
}

/** A field of the kit with what is seen of it. */
export interface ImeStage {
  readonly element: ReactNode;
  /** Its text box, once it is there and ready for the first event. */
  readonly ready: () => Promise<HTMLInputElement | HTMLTextAreaElement>;
  readonly facts: ImeFacts;
  /** Text that is tidied when the field is left: the one it has then counts. */
  readonly isTidied?: boolean;
}

export type Stage = (given: ImeGiven) => ImeStage;
