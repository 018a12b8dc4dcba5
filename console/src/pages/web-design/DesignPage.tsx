import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { designQuery } from '../../data/design/queries.ts';
import type { OpenedDesign } from '../../data/design/queries.ts';
import type { StoredDesign } from '../../data/design/storedDesign.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { TaskDialog } from '../../features/resource/actions/task/TaskDialog.tsx';
import { ResourcePart } from '../../features/resource/index.ts';
import { UnreadDesign } from '../../features/model/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { useCan } from '../../permissions/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { designVersionsOf } from './designVersions.ts';
import { releasing as releasingOf } from './releasing.ts';
import { LIST_PATH } from './search.ts';

const designer = lazyPart(async () => (await import('../../features/design/index.ts')).DesignerView);

/** Text of a design that cannot be opened; null where all of it can. */
function unreadText({ stored: { facts, texts } }: OpenedDesign): string | null {
  const [unread] = openDesign(facts, texts, createNodeIds()).unread;
  return unread ? (texts[unread.name] ?? '') : null;
}

/** One design, to be edited. A text that is no design is handed out, and nothing is written over it. @source designer §19 */
export function DesignPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { data, isPending, error, refetch } = useQuery(designQuery(useApi(), id));
  const part = useLazyPart(designer, true);
  const navigate = useNavigate();
  const [releasing, setReleasing] = useState<{ readonly design: StoredDesign; readonly end: () => void } | null>(null);
  const isFailed = error !== null || part.status === 'failed' || data === null;
  if (isFailed) {
    const retry = () => {
      if (part.status === 'failed') void designer.fetch().catch(() => undefined);
      else void refetch();
    };
    return (
      <div className={sheet}>
        <StatePanel kind="failed" title={t`The design did not load`} headingLevel={1} actions={<Button onPress={retry}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`It may be deleted, or the server did not answer.`}
        </StatePanel>
      </div>
    );
  }
  if (isPending || part.status !== 'here')
    return (
      <div className={sheet}>
        <Skeleton kind="rows" count={8} what={t`the design`} />
      </div>
    );
  const unread = unreadText(data);
  if (unread !== null)
    return (
      <div className={sheet}>
        <UnreadDesign name={data.stored.facts.fullName} text={unread} />
      </div>
    );
  return (
    <div className={sheet}>
      <part.part
        id={id}
        opened={data}
        listPath={LIST_PATH}
        isReadOnly={!can.button('btn_edit')}
        mayRelease={can.button('btn_release')}
        versions={<ResourcePart resource={designVersionsOf({ id, fullName: data.stored.facts.fullName })} name="versions" />}
        onTry={() => navigate({ to: '/previewModel', search: { id, previewType: 'draft' } })}
        onRelease={(design) => new Promise((end) => setReleasing({ design, end }))}
      />
      {releasing && (
        <TaskDialog
          of={() =>
            releasingOf({
              id,
              fullName: releasing.design.facts.fullName,
              lastModifyTime: releasing.design.seenTime ?? null,
              state: releasing.design.state,
            })
          }
          about={id}
          onClose={() => {
            setReleasing(null);
            releasing.end();
          }}
        />
      )}
    </div>
  );
}
