import { useLingui } from '@lingui/react/macro';
import { DataText, EitherText, MixedText } from '@milepost/kit/data-text';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import type { Ref } from 'react';
import { useRecordName } from '../../routing/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { Badge } from './Badge.tsx';
import { initiatorsOf } from './approvalProgress.ts';
import { useFlowWords } from './useFlowWords.ts';
import * as css from './detail.css.ts';

interface ProcessHeadProps {
  readonly detail: FlowDetail;
  /** Takes the keyboard where what had it has gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Name, state, urgency and facts of a process. */
export function ProcessHead({ detail, titleRef }: ProcessHeadProps) {
  const { t } = useLingui();
  const words = useFlowWords();
  const { task, form } = detail;
  const state = words.state(task?.state ?? 'unknown');
  const urgency = words.urgency(task?.urgency ?? 'normal');
  const number = task?.enCode ?? '';
  const initiator = useJoinedNames()(initiatorsOf(detail));
  const launched = momentText(task?.startTime ?? null);
  const ended = momentText(task?.endTime ?? null);
  const flow = task?.flowName || form?.fullName || '';
  const title = task?.fullName || flow || t`Flow detail`;
  useRecordName(number || title, { of: number && title !== number ? title : flow });
  return (
    <header className={css.top}>
      <div className={css.head}>
        <h1 ref={titleRef} className={css.title} tabIndex={titleRef ? -1 : undefined}>
          <EitherText>{title}</EitherText>
        </h1>
        {task && <Badge tone={state.tone}>{state.word}</Badge>}
        {task && task.urgency !== 'normal' && <Badge tone={urgency.tone}>{urgency.word}</Badge>}
      </div>
      <p className={css.facts}>
        {flow && flow !== title && (
          <span>
            <DataText of={flow} />
          </span>
        )}
        {number && <span>{t`Flow number ${number}`}</span>}
        {initiator && (
          <span>
            <MixedText of={t`Initiator ${initiator}`} />
          </span>
        )}
        {launched && <span>{t`Launched ${launched}`}</span>}
        {ended && <span>{t`Ended ${ended}`}</span>}
      </p>
    </header>
  );
}
