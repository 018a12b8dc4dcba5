import type { ReactNode } from 'react';

/** A question before something happens. */
export interface Question {
  /** The question, saying what will happen: 删除“混凝土护栏”？ */
  readonly title: string;
  /** The thing it is about, by name, where the title does not say it: on a line of its own, read with the body. */
  readonly subject?: string;
  /** Consequences of a yes. */
  readonly body?: string;
  /** The verb of the title: 确认删除. */
  readonly confirmLabel: string;
  /** @defaultValue the kit's word for cancel */
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone: the focus starts on cancel. */
  readonly tone: 'danger' | 'plain';
}

/** Asks and waits. True when confirmed; false when cancelled, closed with Escape, or the page of the question went away. */
export type Confirm = (question: Question) => Promise<boolean>;

export interface ConfirmHostProps {
  /** Subject of the questions, such as the path of the page: a change of it answers no to everything that waits. */
  readonly topic?: string;
  /** Everything that may ask. */
  readonly children: ReactNode;
}

export interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (isConfirmed: boolean) => void;
}
