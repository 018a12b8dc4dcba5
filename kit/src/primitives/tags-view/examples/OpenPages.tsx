import { ClipboardList, Database, House, Webhook } from 'lucide';
import { useState } from 'react';
import { TagsView } from '../index.ts';
import type { Tag, TagsViewProps } from '../index.ts';
import { page, sheet } from './sheet.css.ts';

const tag = (id: string, title: string, rest: Partial<Tag> = {}): Tag => ({
  id,
  title,
  isPinned: false,
  isUnsaved: false,
  href: `#/${id}`,
  ...rest,
});

/** Pages of picture 03. */
export const fivePages: readonly Tag[] = [
  tag('home', '首页', { isPinned: true, icon: House }),
  tag('orders', '养护工单', { icon: ClipboardList }),
  tag('gantry', 'ETC 门架巡检', { isUnsaved: true, icon: ClipboardList }),
  tag('interfaces', '数据接口', { icon: Webhook }),
  tag('dictionary', '数据字典', { icon: Database }),
];

export const manyPages: readonly Tag[] = [
  ...fivePages,
  ...Array.from({ length: 20 }, (_, index) => tag(`toll-${index}`, `收费站 ${index + 1}`)),
];

export type OpenPagesProps = Pick<TagsViewProps, 'tags' | 'currentId'> &
  Partial<Pick<TagsViewProps, 'hasIcons' | 'label' | 'onFollow' | 'onClose' | 'onMove' | 'onRefresh'>>;

/** A bar over the sheet of its page, with somebody who holds the pages. */
export function OpenPages({ tags: opened, currentId: shown, hasIcons = false, label = '已打开页面', ...hear }: OpenPagesProps) {
  const [tags, setTags] = useState(opened);
  const [currentId, setCurrent] = useState(shown);
  const [isRefreshed, setRefreshed] = useState(false);
  const follow = (id: string) => {
    setCurrent(id);
    hear.onFollow?.(id);
  };
  return (
    <div className={page}>
      <TagsView
        label={label}
        tags={tags}
        currentId={currentId}
        hasIcons={hasIcons}
        onFollow={follow}
        onClose={async (ids, how, askedOn) => {
          const closed = (await hear.onClose?.(ids, how, askedOn)) ?? ids;
          const left = tags.filter(({ id }) => !closed.includes(id));
          setTags(left);
          if (currentId !== null && closed.includes(currentId)) setCurrent(left.at(-1)?.id ?? null);
          return closed;
        }}
        onRefresh={async (id) => {
          setRefreshed(true);
          return hear.onRefresh?.(id) ?? true;
        }}
        onMove={(id, index) => {
          setTags((now) => {
            const moved = now.filter((one) => one.id === id);
            return now.filter((one) => one.id !== id).toSpliced(index, 0, ...moved);
          });
          hear.onMove?.(id, index);
        }}
      />
      <div className={sheet}>
        {tags.find(({ id }) => id === currentId)?.title}
        {isRefreshed && ' ✓'}
      </div>
    </div>
  );
}
