import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import type { FlowKind, OwnFlow } from '@milepost/openapi/domains/workflow';
import { FilePen } from 'lucide';
import { momentText } from '../../../i18n/momentText.ts';
import { RouteButton } from '../../../routing/RouteButton.tsx';
import { beginPath, ownPath } from '../flowLinks.ts';
import * as css from './start.css.ts';

type Version = Pick<FlowKind, 'id' | 'fullName' | 'enCode'>;

interface KindCardProps {
  readonly kind: FlowKind;
  /** Name of its category; empty where nobody knows it. */
  readonly category: string;
  readonly drafts: readonly OwnFlow[];
  /** Versions to choose from, where there are several. */
  readonly versions: readonly Version[];
  readonly isBusy: boolean;
  readonly onBegin: () => void;
  /** Called before another page is gone to. */
  readonly onLeave: () => void;
}

/** A kind of flow to start, with its drafts. */
export function KindCard({ kind, category, drafts, versions, isBusy, onBegin, onLeave }: KindCardProps) {
  const { t } = useLingui();
  const { fullName } = kind;
  return (
    <li className={css.card}>
      <button type="button" className={css.start} aria-busy={isBusy} onClick={onBegin}>
        <span aria-hidden="true" className={css.mark}>
          {Array.from(fullName)[0]}
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <DataText of={fullName} />
          </span>
          <span className={css.category}>{category}</span>
        </span>
      </button>
      {versions.map((one) => (
        <RouteButton key={one.id} variant="text" to={beginPath({ ...one, enCode: one.enCode || kind.enCode })} onFollow={onLeave}>
          {one.fullName}
        </RouteButton>
      ))}
      {drafts.map((draft) => {
        const when = momentText(draft.creatorTime);
        return (
          <RouteButton key={draft.id} variant="text" icon={FilePen} to={ownPath(draft, 'launching')} onFollow={onLeave}>
            {t`Draft of ${when}`}
          </RouteButton>
        );
      })}
    </li>
  );
}
