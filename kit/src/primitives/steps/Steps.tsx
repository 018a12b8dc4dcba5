import { Check, TriangleAlert } from 'lucide';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { description, list, road, step, stone, title, words } from './Steps.css.ts';
import { stepButtonProps, stepProps, useSteps } from './headless.ts';
import type { StepView } from './headless.ts';
import { stepMessages } from './messages.ts';
import type { StepItem, StepsPart, StepsProps } from './types.ts';

interface StepProps {
  readonly view: StepView<StepItem>;
  readonly parts: PartLooks<StepsPart> | undefined;
}

/** A kilometre stone with its number, and the words beside it. */
function Step({ view, parts }: StepProps) {
  const { item, state, number, stateText, canGoBack } = view;
  const content = (
    <>
      <span {...partProps(parts, 'stone', stone[state])} aria-hidden="true">
        {state === 'done' ? <Icon of={Check} size="s" /> : state === 'failed' ? <Icon of={TriangleAlert} size="s" /> : number}
      </span>
      <span {...partProps(parts, 'words', words[state])}>
        <span {...partProps(parts, 'title', title[state])}>{item.label}</span>
        {item.description && <span {...partProps(parts, 'description', description)}>{item.description}</span>}
        <span className={visuallyHidden}> {stateText}</span>
      </span>
    </>
  );
  if (!canGoBack) return <span className={step.plain}>{content}</span>;
  return <button {...stepButtonProps(view, { className: `${step.press} ${focusRing}` })}>{content}</button>;
}

/** The way of a task in stones: a solid road behind, a dashed one ahead. @source forms §2.7 */
export function Steps(props: StepsProps) {
  const { parts } = props;
  const { steps, getListProps } = useSteps({ ...props, messages: useMessages(stepMessages) });
  return (
    <ol {...getListProps(rootProps(props, list))}>
      {steps.map((view) => (
        <li
          key={view.item.id}
          {...stepProps(view, partProps(parts, 'step', road[view.number === 1 ? 'none' : view.state === 'ahead' ? 'ahead' : 'behind']))}
        >
          <Step view={view} parts={parts} />
        </li>
      ))}
    </ol>
  );
}
