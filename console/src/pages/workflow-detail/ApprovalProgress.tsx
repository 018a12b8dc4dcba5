import { useLingui } from '@lingui/react/macro';
import { DataText, EitherText } from '@milepost/kit/data-text';
import { GroupTitle } from '@milepost/kit/group-title';
import { Icon } from '@milepost/kit/icon';
import { visuallyHidden } from '@milepost/kit/theme';
import { Check, Circle, Ellipsis, Undo2 } from 'lucide';
import { momentText } from '../../i18n/momentText.ts';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { Badge } from './Badge.tsx';
import { useFlowWords } from './useFlowWords.ts';
import { peopleOf, targetsOf } from './approvalProgress.ts';
import type { WayNode } from './approvalProgress.ts';
import * as css from './detail.css.ts';

interface WayProps {
  readonly nodes: readonly WayNode[];
  /** The step whose work is the reader's; null where none is. */
  readonly ownStepId: string | null;
}

/** The way of a process in kilometre stones: a solid road behind, a dashed one ahead. */
export function ApprovalProgress({ nodes, ownStepId }: WayProps) {
  const { t } = useLingui();
  return (
    <>
      <GroupTitle>{t`Approval progress`}</GroupTitle>
      <ol className={css.way} aria-label={t`Approval progress`}>
        {nodes.map((node, at) => {
          const next = nodes[at + 1];
          return (
            <li
              key={node.kind === 'done' ? node.record.id || at : node.step.id}
              className={css.stop[next === undefined || next.kind === 'ahead' ? 'dashed' : 'solid']}
              aria-current={node.kind === 'atHand' ? 'step' : undefined}
            >
              <Stop node={node} isOwn={node.kind === 'atHand' && node.step.id === ownStepId} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Stop({ node, isOwn }: { readonly node: WayNode; readonly isOwn: boolean }) {
  const { t } = useLingui();
  const names = useJoinedNames();
  switch (node.kind) {
    case 'done':
      return <Done node={node} />;
    case 'atHand': {
      const since = momentText(node.sinceMs);
      return (
        <>
          <Stone look="atHand" />
          <div className={css.stopWords}>
            <div className={css.stopHead}>
              <span className={css.stopTitle.done}>
                <DataText of={node.step.nodeName} />
              </span>
              <Badge tone="progress">{isOwn ? t`Waiting for me` : t({ message: 'In progress', context: 'flow' })}</Badge>
            </div>
            <div className={css.stopFacts}>
              <span>
                <DataText of={names(peopleOf(node.step.userName)) || '—'} />
              </span>
              {since && <span className={css.stopTime}>{t`since ${since}`}</span>}
            </div>
          </div>
        </>
      );
    }
    case 'ahead':
      return (
        <>
          <Stone look="ahead" />
          <div className={css.stopWords}>
            <span className={css.stopTitle.ahead}>
              <DataText of={node.step.nodeName} />
            </span>
            <span className={visuallyHidden}> {t({ message: 'not started', context: 'step' })}</span>
            <div className={css.stopFacts}>
              <span>
                <DataText of={names(peopleOf(node.step.userName)) || '—'} />
              </span>
            </div>
          </div>
        </>
      );
  }
}

function Done({ node: { record, isTurn } }: { readonly node: Extract<WayNode, { kind: 'done' }> }) {
  const words = useFlowWords();
  const names = useJoinedNames();
  const { handleStatus, nodeName, userName, handleTime, handleOpinion, operatorId } = record;
  const word = words.done(handleStatus);
  const target = names(targetsOf(operatorId));
  return (
    <>
      <Stone look={isTurn ? 'turn' : 'done'} />
      <div className={css.stopWords}>
        <div className={css.stopHead}>
          <span className={css.stopTitle.done}>
            <EitherText>{nodeName || word}</EitherText>
          </span>
          {isTurn ? (
            <Badge tone="warning">{word}</Badge>
          ) : handleStatus === 'approved' || handleStatus === 'initiated' ? (
            // The stone says it; the words are for whoever does not see it.
            <span className={visuallyHidden}> {word}</span>
          ) : (
            <span className={css.stopFacts}>{word}</span>
          )}
        </div>
        <div className={css.stopFacts}>
          <span>
            <DataText of={names(peopleOf(userName)) || '—'} />
            {target && (
              <>
                {' → '}
                <DataText of={target} />
              </>
            )}
          </span>
          <span className={css.stopTime}>{momentText(handleTime)}</span>
        </div>
        {handleOpinion && (
          <p className={css.opinion}>
            <DataText of={handleOpinion} />
          </p>
        )}
      </div>
    </>
  );
}

const STONES = { done: Check, turn: Undo2, atHand: Ellipsis, ahead: Circle } as const;

function Stone({ look }: { readonly look: keyof typeof STONES }) {
  return (
    <span className={css.stone[look]} aria-hidden="true">
      <Icon of={STONES[look]} size="s" />
    </span>
  );
}
