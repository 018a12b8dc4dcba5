import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, OctagonX, TriangleAlert, X } from 'lucide';
import { useRef, useState } from 'react';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { PickedList } from '../picked-list/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import { all, list, more, remove, tag, text, tone as toneStyle } from './TagList.css.ts';
import type { TagItem, TagListProps } from './types.ts';
import { spokenTag, useTagList } from './useTagList.ts';

const SHAPE = { neutral: null, accent: null, success: CircleCheck, info: Info, warning: TriangleAlert, danger: OctagonX } as const;
const PANEL_WIDTH_PX = 320;

/** A tag's words; note and reason are said, and shown on hover. */
function Words({ of: item }: { of: TagItem }) {
  const langOf = useTextLang('either');
  const shape = SHAPE[item.tone ?? 'neutral'];
  const rest = [item.note, item.fixedReason].filter(Boolean).join(' ');
  return (
    <>
      {shape && <Icon of={shape} size="s" />}
      <span className={text} title={spokenTag(item)} lang={langOf(item.label)}>
        {item.label}
        {rest && <span className={visuallyHidden}> {rest}</span>}
      </span>
    </>
  );
}

const idOf = ({ id }: TagItem) => id;
const showTag = ({ label, note, fixedReason }: TagItem) => ({ text: label, note: note ?? fixedReason });

function AllTags({ props: { label, tags }, onRemove }: { props: TagListProps; onRemove?: (id: string) => void }) {
  const { t } = useLingui();
  return (
    <div className={all} data-autofocus="" style={{ '--names': tags.length } as object}>
      <PickedList
        label={label}
        items={tags}
        identityOf={idOf}
        show={showTag}
        look="line"
        emptyText={t`Nothing chosen`}
        onRemove={onRemove}
      />
    </div>
  );
}

/**
 * Names as small tags. Their buttons are one stop of the keyboard: the arrows walk them, Delete and Backspace take one out,
 * and its neighbour has the focus. What is too many to show is a count that opens a list of all.
 */
export function TagList(props: TagListProps) {
  const { label, tags } = props;
  const { t } = useLingui();
  const moreRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const view = useTagList(props);
  const hidden = view.hiddenCount;
  return (
    <>
      <ul {...view.listProps} aria-label={label} className={list}>
        {view.shown.map((item) => {
          const removeProps = view.removeProps(item);
          return (
            <li key={item.id} className={`${tag[removeProps ? 'removable' : 'plain']} ${toneStyle[item.tone ?? 'neutral']}`}>
              <Words of={item} />
              {removeProps && (
                <button
                  {...removeProps}
                  type="button"
                  data-mp-remove=""
                  aria-label={t`Remove ${{ name: spokenTag(item) }}`}
                  className={`${remove} ${focusRing}`}
                >
                  <Icon of={X} size="s" />
                </button>
              )}
            </li>
          );
        })}
        {hidden > 0 && (
          <li>
            <button
              {...view.moreProps}
              ref={moreRef}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-label={t`+${{ hidden }}, show all ${{ count: tags.length }}`}
              className={`${more} ${focusRing}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              +{hidden}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <PopoverPanel anchorRef={moreRef} label={label} widthPx={PANEL_WIDTH_PX} narrow="sheet" onClose={() => setIsOpen(false)}>
          <AllTags props={props} onRemove={props.onRemove && view.removeElsewhere} />
        </PopoverPanel>
      )}
    </>
  );
}
