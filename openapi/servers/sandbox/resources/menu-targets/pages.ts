import { page, type MenuSeed } from '../../seed/menu-items.ts';

/** An entry of the menu: the code of its directory, and the place in it. */
export interface MenuPage {
  /** Null at the top of the menu. */
  readonly folder: string | null;
  readonly sortCode: number;
  /** Target it shows: code or id of a design, a dictionary, a report or a data screen, name or id of a portal. */
  readonly target?: string;
  readonly entry: MenuSeed;
}

/** Pages the first menu did not have. @source admin §2 */
export const FIRST_PAGES: readonly MenuPage[] = [
  { folder: 'permission', sortCode: 75, entry: page('permission/grade', '分级管理', 'grade') },
  { folder: 'system', sortCode: 45, entry: page('system/monitor', '系统监控', 'monitor') },
  { folder: 'system', sortCode: 47, entry: page('system/icons', '系统图标', 'icons', { buttons: [] }) },
  { folder: 'msgCenter', sortCode: 15, entry: page('msgCenter/accountConfig', '账号配置', 'accountConfig') },
  { folder: 'onlineDev', sortCode: 90, entry: page('generator/webForm', '代码生成器', 'generator', { buttons: [] }) },
];

/** Entries made since, by `milepost new page` or by hand: each reaches the data of every sandbox with its next start, once. */
export const NEW_PAGES: readonly MenuPage[] = [];
