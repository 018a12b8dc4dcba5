import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Segmented } from '@milepost/kit/segmented';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, PenLine } from 'lucide';
import { useShortcut } from '../../commands/shortcuts.ts';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { modelRuntimeQuery } from '../../data/model/queries.ts';
import { Trial } from '../../features/design/trial/Trial.tsx';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { UnreadDesign, unreadDesign } from '../../features/model/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { RouteButton, RouteIconButton } from '../../routing/RouteButton.tsx';
import { useNavigate, useRecordName } from '../../routing/index.ts';
import { previewSearch } from './search.ts';
import type { PreviewSearch } from './search.ts';
import * as css from './Preview.css.ts';

/** Page on which designs are edited. */
const DESIGNS = '/onlineDev/webDesign';

/** Address of the designer of a design; null for who has no page of it. */
function useDesignAddress(id: string): string | null {
  const { pathOf } = useSession();
  return [...pathOf.values()].includes(DESIGNS) ? `${DESIGNS}?${new URLSearchParams({ design: id })}` : null;
}

/** A design as it would be used, before its release or after it: all can be tried, and nothing is sent. @reading R-795 */
export function Preview({ search }: { readonly search: PreviewSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, previewType } = search;
  const { data } = useQuery(modelRuntimeQuery(useApi(), id, previewType));
  useRecordName(data?.fullName ?? null);
  const designAddress = useDesignAddress(id);
  const change = (part: Partial<PreviewSearch>) => navigate({ search: previewSearch.write({ ...search, ...part }), replace: true });
  useShortcut(
    designAddress === null
      ? null
      : { id: 'trial-design', group: 'page', label: t`Back to the design`, keys: 'Alt+T', run: () => navigate({ to: designAddress }) },
  );
  return (
    <div className={sheet}>
      <div className={css.page}>
        <header className={css.head}>
          <RouteIconButton icon={ArrowLeft} label={t`Back to the designs`} to="/previewModel" />
          <h1 className={css.title}>{data?.fullName ?? t`Feature preview`}</h1>
          <Segmented
            label={t`Design to look at`}
            segments={[
              { id: 'draft', label: t({ message: 'Draft', context: 'design' }) },
              { id: 'released', label: t({ message: 'Released', context: 'design' }) },
            ]}
            value={previewType}
            onChange={(next) => change({ previewType: next })}
          />
          {designAddress !== null && (
            <RouteButton icon={PenLine} to={designAddress}>
              {t`Back to the design`}
            </RouteButton>
          )}
        </header>
        <Alert tone="info" title={t`A trial with samples: everything can be tried, and nothing is sent.`} />
        <Tried key={previewType} search={search} onChange={change} designAddress={designAddress} />
      </div>
    </div>
  );
}

interface TriedProps {
  readonly search: PreviewSearch;
  readonly onChange: (part: Partial<PreviewSearch>) => void;
  readonly designAddress: string | null;
}

function Tried({ search, onChange, designAddress }: TriedProps) {
  const { t } = useLingui();
  const { id, previewType } = search;
  const { data, isPending, error, refetch } = useQuery(modelRuntimeQuery(useApi(), id, previewType));
  const unread = data ? unreadDesign(data) : null;
  if (data && unread !== null) return <UnreadDesign name={data.fullName} text={unread} />;
  if (data)
    return <Trial modelId={id} state={previewType} runtime={data} address={search} onChange={onChange} designAddress={designAddress} />;
  if (isPending) return <Skeleton kind="rows" count={8} what={t`the design`} />;
  return (
    <StatePanel kind="failed" title={t`The design did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
      {serverWords(error) ?? t`It may not be released, or the server did not answer.`}
    </StatePanel>
  );
}
