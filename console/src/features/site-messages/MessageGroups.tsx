import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { isNearEnd } from '@milepost/kit/engines/paged-list';
import { VirtualRows, virtualRowProps } from '@milepost/kit/virtual-list';
import { sentAtMs } from '@milepost/openapi/domains/message';
import { ArrowUp } from 'lucide';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { byDay, daySequence, partsOfDays } from './byDay.ts';
import type { DayGroup } from './byDay.ts';
import { MessageRow } from './MessageRow.tsx';
import type { useMessageList } from './useMessageList.ts';
import { useNow } from './useNow.ts';
import { useRovingRows } from './useRovingRows.ts';
import { useTimeLabel } from './useTimeLabel.ts';
import * as css from './SiteMessages.css.ts';

interface MessageGroupsProps {
  readonly list: ReturnType<typeof useMessageList>;
  readonly onOpen: (id: string) => void;
}

/** The messages by day, growing as one reads; new ones wait behind a button. */
export function MessageGroups({ list, onOpen }: MessageGroupsProps) {
  const { t } = useLingui();
  const { state, arrived, opened } = list;
  const { rows, phase, hasMore } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const nowMs = useNow();
  const timeLabel = useTimeLabel(nowMs);
  const groups = useMemo(() => byDay(rows, sentAtMs, nowMs), [rows, nowMs]);
  const sequence = useMemo(() => daySequence(groups), [groups]);
  const roving = useRovingRows({ host: scroller, rows, ...sequence });
  const days = partsOfDays(roving.parts, sequence.headings);

  const look = () => {
    const at = scroller.current;
    if (at && hasMore && phase.status === 'idle' && isNearEnd(at.scrollTop, at.scrollHeight, at.clientHeight)) list.more();
  };
  useLayoutEffect(look);

  function handleScroll() {
    roving.listProps.onScroll();
    look();
  }
  function showArrived() {
    // The button goes; the first row keeps the keyboard until the new first one is there.
    roving.focusFirst();
    roving.goTo(0);
    list.refresh();
    if (scroller.current) scroller.current.scrollTop = 0;
  }

  return (
    <div {...roving.listProps} ref={scroller} className={css.scroller} onScroll={handleScroll}>
      {arrived > 0 && (
        <div className={css.arrived}>
          <span className={css.arrivedButton}>
            <Button icon={ArrowUp} onPress={showArrived}>
              {t`${plural(arrived, { one: '# new message', other: '# new messages' })}`}
            </Button>
          </span>
        </div>
      )}
      {groups.map(({ group, rows: messages }, day) => {
        const heading = sequence.headings[day] ?? 0;
        const isGrowing = hasMore && day === groups.length - 1;
        return (
          <Day key={group} group={group} index={heading}>
            <VirtualRows parts={days[day] ?? []} gap="li">
              {(index) => {
                const message = messages[index - heading - 1];
                return (
                  message && (
                    <li
                      key={message.id}
                      {...virtualRowProps(index)}
                      aria-posinset={index - heading}
                      aria-setsize={isGrowing ? -1 : messages.length}
                    >
                      <MessageRow
                        message={message}
                        isUnread={!message.isRead && !opened.has(message.id)}
                        isStop={message.id === roving.stopId}
                        timeLabel={timeLabel}
                        onOpen={onOpen}
                      />
                    </li>
                  )
                );
              }}
            </VirtualRows>
          </Day>
        );
      })}
      <ListEnd
        list={list}
        onMore={() => {
          roving.goTo(rows.length);
          if (phase.status === 'failed') list.retry();
          else list.more();
        }}
      />
    </div>
  );
}

interface DayProps {
  readonly group: DayGroup;
  /** Place of its heading among headings and rows. */
  readonly index: number;
  readonly children: React.ReactNode;
}

function Day({ group, index, children }: DayProps) {
  const { t } = useLingui();
  const id = useId();
  const words: Readonly<Record<DayGroup, string>> = { today: t`Today`, yesterday: t`Yesterday`, earlier: t`Earlier` };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} {...virtualRowProps(index, { className: css.group })}>
        {words[group]}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** Row under the last one: more to come, on its way, failed, or the end. The button keeps the keyboard while it loads. */
function ListEnd({ list, onMore }: { readonly list: MessageGroupsProps['list']; readonly onMore: () => void }) {
  const { t } = useLingui();
  const { phase, hasMore, rows } = list.state;
  const count = rows.length;
  const isLoading = phase.status === 'loading';
  const isFailed = phase.status === 'failed';
  if (!hasMore && !isLoading && !isFailed)
    return <div className={css.end}>{t`${plural(count, { one: 'Nothing more, # message', other: 'Nothing more, # messages' })}`}</div>;
  return (
    <div className={css.end}>
      {isFailed && <span>{t`Loading failed`}</span>}
      {/* A stop of the arrows like a row, and one of the Tab key after the list. */}
      <span ref={markStop}>
        {/* Said by the list itself, as soon as it asks. */}
        <Button variant="accent" isBusy={isLoading} onPress={onMore}>
          {isLoading ? t`Loading…` : isFailed ? t`Retry` : t`Load more`}
        </Button>
      </span>
    </div>
  );
}
const markStop = (holder: HTMLSpanElement | null) => holder?.querySelector('button')?.setAttribute('data-row', '');
