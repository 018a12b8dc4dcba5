import { useEffect, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createQuestions } from './questions.ts';

/**
 * Questions before something happens, asked one after the other: draw `current` as an `alertdialog`, one element per `current.id`, and
 * call `answer`.
 * @param topic subject of the questions, such as the path of the page: a change of it answers no to everything that waits
 */
export function useQuestions(topic?: string) {
  const [questions] = useState(createQuestions);
  const current = useExternalStore(questions.subscribe, questions.current);
  useEffect(() => questions.refuseAll, [questions, topic]);
  return {
    /** Asks and waits; stays the same. */
    ask: questions.confirm,
    /** The question on the page, or null. */
    current,
    /** Answers it; the next one, if any, takes its place. */
    answer: questions.answer,
  };
}
