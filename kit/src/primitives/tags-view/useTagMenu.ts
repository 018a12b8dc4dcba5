import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../menu/index.ts';
import type { useTagsView } from './headless.ts';
import type { ClosingHow, Tag } from './types.ts';

type TagMenuOptions = Pick<ReturnType<typeof useTagsView<Tag>>, 'tagAt' | 'close' | 'refresh' | 'refusalOf'>;

const HOW: Readonly<Record<string, ClosingHow>> = { close: 'one', others: 'others', all: 'all', right: 'right' };

/** The menu of a tag: refresh, close, close others, close all; to the right comes after them. @source shell §2.4 */
export function useTagMenu({ tagAt, close, refresh, refusalOf }: TagMenuOptions) {
  const { t } = useLingui();
  return {
    label: (target: HTMLElement) => t`Actions of ${{ name: tagAt(target)?.title ?? '' }}`,
    items(target: HTMLElement): readonly MenuItem[] {
      const tag = tagAt(target);
      if (!tag) return [];
      const closing = (id: string, how: ClosingHow, label: string, shortcut?: string): MenuItem => {
        const disabledReason = refusalOf(how, tag.id);
        return { id, label, ...(shortcut && { shortcut }), ...(disabledReason && { disabledReason }) };
      };
      return [
        { id: 'refresh', label: t`Refresh` },
        closing('close', 'one', t`Close`, 'Delete'),
        closing('others', 'others', t`Close others`),
        closing('all', 'all', t`Close all`),
        { kind: 'separator' },
        closing('right', 'right', t`Close to the right`),
      ];
    },
    onAction(action: string, target: HTMLElement) {
      const tag = tagAt(target);
      if (!tag) return;
      const how = HOW[action];
      if (how) void close(how, tag.id, 'key');
      else void refresh(tag.id);
    },
  };
}
