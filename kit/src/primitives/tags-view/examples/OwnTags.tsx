import { useState } from 'react';
import { tagCloseProps, tagLinkProps, tagProps, useTagsView } from '../headless.ts';
import type { TagsViewMessages } from '../headless.ts';

const messages: TagsViewMessages = {
  place: (number, total) => `${total} 件中 ${number}`,
  close: (title) => `${title}を閉じる`,
  closed: (title) => `${title}を閉じました`,
  closedPages: (count) => `${count} ページを閉じました`,
  refreshed: '再読み込みしました',
  moved: (place) => `${place} 番目に移動しました`,
  edges: { first: '先頭です', last: '末尾です', pinned: '固定したページが先です' },
  refusals: { one: '固定されています', others: 'ほかにありません', all: 'ありません', right: '右にありません' },
};
const START = ['ホーム', '注文', '工事', '辞書'].map((title, at) => ({ id: `p${at}`, title, isPinned: at === 0, href: `#/p${at}` }));

/** Open pages in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTags({ onFollow }: { readonly onFollow?: (id: string) => void }) {
  const [tags, setTags] = useState(START);
  const [currentId, setCurrentId] = useState('p1');
  const bar = useTagsView({
    label: '開いているページ',
    tags,
    currentId,
    messages,
    onFollow: (id) => {
      setCurrentId(id);
      onFollow?.(id);
    },
    onClose: (ids) => {
      setTags(tags.filter(({ id }) => !ids.includes(id)));
      return Promise.resolve(ids);
    },
    onRefresh: () => Promise.resolve(true),
    onMove: (id, index) => {
      const moved = tags.filter((tag) => tag.id === id);
      setTags(tags.filter((tag) => tag.id !== id).toSpliced(index, 0, ...moved));
    },
  });
  return (
    <nav {...bar.getBarProps({ className: 'own' })}>
      <ul {...bar.getListProps({ style: { display: 'flex', listStyle: 'none' } })}>
        {bar.tags.map((view) => (
          <li key={view.tag.id} {...tagProps(view)}>
            <a {...tagLinkProps(view)}>
              <b data-mp-tag="p0">{view.tag.title}</b>
            </a>
            {!view.tag.isPinned && <button {...tagCloseProps(view)}>×</button>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
