import { DataText } from '@milepost/kit/data-text';
import { Icon } from '@milepost/kit/icon';
import type { MenuNode } from '@milepost/openapi/domains/menu';
import { ICONS, iconOf } from '../../features/menu-icons/index.ts';
import * as css from './MenuPage.css.ts';

/** Name of an entry, behind the drawing that was chosen for it. */
export function MenuName({ fullName, icon }: Pick<MenuNode, 'fullName' | 'icon'>) {
  const drawing = iconOf(icon);
  return (
    <span className={css.name}>
      {drawing && <Icon of={ICONS[drawing]} />}
      <span className={css.words}>
        <DataText of={fullName} />
      </span>
    </span>
  );
}
