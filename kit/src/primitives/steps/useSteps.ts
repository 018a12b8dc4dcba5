import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { createKeptViews, mergeProps } from '../../engines/prop-getters/index.ts';
import { stepStates } from './stepStates.ts';
import type { StepData, StepView, StepsOptions } from './types.ts';

/**
 * The way of a task: draw `steps` with `stepProps(view)` within `getListProps()`, each with its state in words, and one that can be
 * gone back to as a button with `stepButtonProps(view)`. @source forms §2.7
 */
export function useSteps<S extends StepData>({ label, steps, currentId, onGoBack, messages }: StepsOptions<S>) {
  const id = useId();
  const states = stepStates(steps, currentId);
  const [kept] = useState(() => createKeptViews<StepView<S>>());
  const views = steps.map((item, at) => {
    const state = states[at] ?? 'ahead';
    return kept.keep(at, {
      item,
      id: `${id}-${at}`,
      number: at + 1,
      state,
      stateText: messages[state],
      isCurrent: item.id === currentId,
      canGoBack: onGoBack !== undefined && state === 'done' && currentId !== null,
    });
  });

  function onClick({ target, currentTarget }: MouseEvent) {
    for (let at = target instanceof Element ? target : null; at && at !== currentTarget; at = at.parentElement) {
      const view = views.find((one) => one.canGoBack && at?.hasAttribute('data-mp-step') && at.id === one.id);
      if (view) return onGoBack?.(view.item.id);
    }
  }

  return {
    /** Views of the steps, in order. */
    steps: views,
    /** Attributes of the list, an `ol`. */
    getListProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-label': label, onClick }, own),
  };
}

/**
 * Attributes of the element of a step, around its words.
 * @param own attributes of whoever draws, merged with these
 */
export const stepProps = <Own extends object = object>(view: StepView, own?: Own) =>
  mergeProps({ 'aria-current': view.isCurrent ? 'step' : undefined } as const, own);

/** Attributes of the native `button` around the words of a step that can be gone back to. */
export const stepButtonProps = <Own extends object = object>(view: StepView, own?: Own) =>
  mergeProps({ type: 'button', id: view.id, 'data-mp-step': view.item.id } as const, own);
