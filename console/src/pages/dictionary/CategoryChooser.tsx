import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { ChevronDown, FolderOpen } from 'lucide';
import * as side from '../../features/list-page/sideTree.css.ts';

interface CategoryChooserProps {
  readonly categories: readonly Category[];
  readonly selected: Category | null;
  readonly onOpen: () => void;
}

/** On a narrow page the tree is behind this button, which says where one is. */
export function CategoryChooser({ categories, selected, onOpen }: CategoryChooserProps) {
  const { t } = useLingui();
  const path = selected ? pathTo(categories, selected.id).join(' / ') : t`Choose a category`;
  return (
    <div className={side.chooser}>
      <Button icon={FolderOpen} opens={{ kind: 'dialog', isOpen: false }} onPress={onOpen}>
        <span className={side.chooserPath}>{path}</span>
        <Icon of={ChevronDown} />
      </Button>
    </div>
  );
}

/** Names from the top down to a category, its own last; empty when it is not there. */
function pathTo(categories: readonly Category[], id: string): string[] {
  for (const category of categories) {
    if (category.id === id) return [category.fullName];
    const below = pathTo(category.children, id);
    if (below.length) return [category.fullName, ...below];
  }
  return [];
}
