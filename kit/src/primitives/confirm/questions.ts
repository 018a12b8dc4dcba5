import type { Confirm, Question } from './types.ts';

/** A question that waits for an answer. */
export interface OpenQuestion {
  readonly id: number;
  readonly question: Question;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Questions in the order they were asked; one is shown at a time. */
export interface Questions {
  readonly confirm: Confirm;
  /** The question on the page. */
  readonly current: () => OpenQuestion | null;
  /** Answers the question on the page; the next one, if any, takes its place. */
  readonly answer: (isConfirmed: boolean) => void;
  /** Says no to everything that waits: nobody can answer any more. */
  readonly refuseAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The queue behind `useConfirm`: two questions never lie on top of each other, the second waits. */
export function createQuestions(): Questions {
  let asked: readonly OpenQuestion[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly OpenQuestion[]) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    confirm: (question) =>
      new Promise((answer) => {
        lastId += 1;
        change([...asked, { id: lastId, question, answer }]);
      }),
    current: () => asked[0] ?? null,
    answer(isConfirmed) {
      const [first, ...rest] = asked;
      change(rest);
      first?.answer(isConfirmed);
    },
    refuseAll() {
      const all = asked;
      change([]);
      for (const { answer } of all) answer(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
