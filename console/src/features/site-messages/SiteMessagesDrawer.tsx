import { useLingui } from '@lingui/react/macro';
import { isForBrowser } from '@milepost/kit/engines/link-press';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { isEmptyList } from '@milepost/kit/engines/paged-list';
import { SearchField } from '@milepost/kit/search-field';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { focusRing } from '@milepost/kit/theme';
import type { MessageFilter } from '@milepost/openapi/domains/message';
import { useState } from 'react';
import { serverWords } from '../../feedback/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useEndWithPage, useNavigate } from '../../routing/index.ts';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageGroups } from './MessageGroups.tsx';
import { useMarkAllRead } from './useMarkAllRead.ts';
import { useMessageList } from './useMessageList.ts';
import * as css from './SiteMessages.css.ts';

/** The page with every message. @source shell §2.1 */
const RECORD_PATH = '/messageRecord';
/** @source shell §2.6, §9 (unread only at first) */
const FIRST: MessageFilter = { keyword: '', type: 'all', isOnlyUnread: true };

/** The drawer of site messages: search, filters, the list as it grows. @source shell §2.6 */
export default function SiteMessagesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [filter, setFilter] = useState(FIRST);
  const [typed, setTyped] = useState('');
  const list = useMessageList(filter);
  const { openMessage } = useOverlays();
  const { markAllRead, isRunning } = useMarkAllRead();
  useEndWithPage(onClose);
  const change = (part: Partial<MessageFilter>) => setFilter((now) => ({ ...now, ...part }));
  const search = (keyword: string) => keyword !== filter.keyword && change({ keyword });

  return (
    <Drawer
      title={t`Site messages`}
      widthPx={400}
      bodyFit="edge-to-edge"
      onClose={onClose}
      tools={
        <div className={css.tools}>
          <SearchField
            label={t`Search messages`}
            placeholder={t`Keyword, then Enter`}
            value={typed}
            onChange={setTyped}
            onSubmit={(text) => search(text.trim())}
            onClear={() => search('')}
          />
          <div className={css.toolRow}>
            <MessageFilters fit="line" type={filter.type} isOnlyUnread={filter.isOnlyUnread} onChange={change} />
            <span className={css.atEnd}>
              <Button
                variant="accent"
                isBusy={isRunning}
                busyLabel={t`Marking`}
                onPress={() => void markAllRead(filter).then((isDone) => isDone && list.restart())}
              >
                {t`Mark all read`}
              </Button>
              <MoreLink onFollow={onClose} />
            </span>
          </div>
        </div>
      }
    >
      <Content
        list={list}
        filter={filter}
        onOpen={(id) => void openMessage(id)}
        onReset={() => {
          setTyped('');
          setFilter({ ...FIRST, isOnlyUnread: false });
        }}
      />
    </Drawer>
  );
}

interface ContentProps {
  readonly list: ReturnType<typeof useMessageList>;
  readonly filter: MessageFilter;
  readonly onOpen: (id: string) => void;
  /** Shows every message. */
  readonly onReset: () => void;
}

/** List of the drawer. What fails says so in its place, in the server's words or ours. @source shell §8 @reading R-313 */
function Content({ list, filter, onOpen, onReset }: ContentProps) {
  const { t } = useLingui();
  const { state } = list;
  const showAll = <Button onPress={onReset}>{t`Show all messages`}</Button>;
  if (state.rows.length > 0) return <MessageGroups list={list} onOpen={onOpen} />;
  if (state.phase.status === 'failed')
    return (
      <StatePanel kind="failed" title={t`The messages did not load`} actions={<Button onPress={list.retry}>{t`Retry`}</Button>}>
        {serverWords(state.phase.error) ?? t`Request error, please retry`}
      </StatePanel>
    );
  if (!isEmptyList(state))
    return (
      <div className={css.waiting}>
        <Skeleton kind="rows" count={8} what={t`messages`} />
      </div>
    );
  if (filter.keyword || filter.type !== 'all') return <StatePanel kind="noMatch" title={t`No message matches`} actions={showAll} />;
  if (filter.isOnlyUnread) return <StatePanel kind="allDone" title={t`No unread messages`} actions={showAll} />;
  return <StatePanel kind="empty" title={t`No messages yet`} />;
}

/** A real address, followed without loading the program again. */
function MoreLink({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <a
      href={RECORD_PATH}
      className={`${css.link} ${focusRing}`}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onFollow();
        navigate({ to: RECORD_PATH });
      }}
    >
      {t({ message: 'More', context: 'link to all messages' })}
    </a>
  );
}
