import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { description, list, road, step, stone, title, words } from './Steps.css.ts';
import { stepStates } from './stepStates.ts';
import type { StepState } from './stepStates.ts';
import type { StepItem, StepsProps } from './types.ts';

function useStateWord(state: StepState): string {
  const { t } = useLingui();
  return {
    done: t({ message: 'done', context: 'step' }),
    current: t({ message: 'current step', context: 'step' }),
    ahead: t({ message: 'not started', context: 'step' }),
    failed: t({ message: 'failed', context: 'step' }),
  }[state];
}

interface StepProps {
  readonly of: StepItem;
  readonly at: number;
  readonly state: StepState;
  readonly onGoBack?: () => void;
}

/** A kilometre stone with its number, and the words beside it. */
function Step({ of: { label, description: more }, at, state, onGoBack }: StepProps) {
  const stateWord = useStateWord(state);
  const content = (
    <>
      <span className={stone[state]} aria-hidden="true">
        {state === 'done' ? <Icon of={Check} size="s" /> : state === 'failed' ? <Icon of={TriangleAlert} size="s" /> : at + 1}
      </span>
      <span className={words[state]}>
        <span className={title[state]}>{label}</span>
        {more && <span className={description}>{more}</span>}
        <span className={visuallyHidden}> {stateWord}</span>
      </span>
    </>
  );
  if (!onGoBack) return <span className={step.plain}>{content}</span>;
  return (
    <button type="button" className={`${step.press} ${focusRing}`} onClick={onGoBack}>
      {content}
    </button>
  );
}

/** The way of a task in stones: a solid road behind, a dashed one ahead. @source forms §2.7 */
export function Steps({ label, steps, currentId, onGoBack }: StepsProps) {
  const states = stepStates(steps, currentId);
  return (
    <ol aria-label={label} className={list}>
      {steps.map((item, at) => {
        const state = states[at] ?? 'ahead';
        const canGoBack = onGoBack && state === 'done' && currentId !== null;
        return (
          <li
            key={item.id}
            aria-current={item.id === currentId ? 'step' : undefined}
            className={road[at === 0 ? 'none' : state === 'ahead' ? 'ahead' : 'behind']}
          >
            <Step of={item} at={at} state={state} onGoBack={canGoBack ? () => onGoBack(item.id) : undefined} />
          </li>
        );
      })}
    </ol>
  );
}
