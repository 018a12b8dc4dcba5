import { MENU_KIND } from '@milepost/openapi/domains/menu';
import type { MenuNode } from '@milepost/openapi/domains/menu';

type Entry = Pick<MenuNode, 'type' | 'property' | 'category'>;

/** True for an entry that shows a design. */
export const isDesigned = ({ type }: Pick<Entry, 'type'>): boolean => type === MENU_KIND.model;

/** Id of the design an entry shows; empty for none. */
export const modelIdOf = ({ type, property }: Entry): string =>
  type === MENU_KIND.model && property.kind === 'value' ? property.value.moduleId : '';

/** True for an entry of the app, whose list is that of the app. */
export const isOfApp = ({ category }: Pick<Entry, 'category'>): boolean => category === 'app';
