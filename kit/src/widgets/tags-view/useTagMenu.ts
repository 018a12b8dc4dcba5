import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../primitives/menu/index.ts';
import { idsToClose } from './tagOrder.ts';
import type { ClosingHow, Tag } from './types.ts';

interface Ask {
  readonly tags: readonly Tag[];
  readonly close: (how: ClosingHow, tag: Tag, by: 'key' | 'pointer') => Promise<void>;
  readonly refresh: (id: string) => Promise<void>;
}

const HOW: Readonly<Record<string, ClosingHow>> = { close: 'one', others: 'others', all: 'all', right: 'right' };

/** The menu of a tag: refresh, close, close others, close all; to the right comes after them. @source shell §2.4 */
export function useTagMenu({ tags, close, refresh }: Ask) {
  const { t } = useLingui();
  const tagOf = (target: HTMLElement) => {
    const id = target.closest<HTMLElement>('[data-mp-tag]')?.dataset['mpTag'];
    return tags.find((tag) => tag.id === id);
  };
  const reasons: Record<ClosingHow, string> = {
    one: t`Pinned, cannot be closed`,
    others: t`No other page can be closed`,
    all: t`No page can be closed`,
    right: t`Nothing to the right`,
  };
  return {
    label: (target: HTMLElement) => t`Actions of ${{ name: tagOf(target)?.title ?? '' }}`,
    items(target: HTMLElement): readonly MenuItem[] {
      const tag = tagOf(target);
      if (!tag) return [];
      const closing = (id: string, how: ClosingHow, label: string, shortcut?: string): MenuItem => ({
        id,
        label,
        ...(shortcut && { shortcut }),
        ...(idsToClose(tags, how, tag.id).length === 0 && { disabledReason: reasons[how] }),
      });
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
      const tag = tagOf(target);
      if (!tag) return;
      const how = HOW[action];
      if (how) void close(how, tag, 'key');
      else void refresh(tag.id);
    },
  };
}
