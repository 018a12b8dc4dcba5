import { page, type MenuSeed } from '../../seed/menu-items.ts';

/** An entry of the menu: the code of its folder, and the place in it. */
export interface MenuPage {
  readonly folder: string;
  readonly sortCode: number;
  /** Target it shows: the code of a dictionary (type 4), else the id of a design, a report, a screen or a portal. */
  readonly target?: string;
  readonly entry: MenuSeed;
}

/** Pages the first menu did not have. @source admin §2 */
export const FIRST_PAGES: readonly MenuPage[] = [
  { folder: 'permission', sortCode: 75, entry: page('permission/grade', '分级管理', 'grade') },
  { folder: 'system', sortCode: 45, entry: page('system/monitor', '系统监控', 'monitor') },
  { folder: 'system', sortCode: 47, entry: page('system/icons', '系统图标', 'icons', { buttons: [] }) },
  { folder: 'msgCenter', sortCode: 15, entry: page('msgCenter/accountConfig', '账号配置', 'accountConfig') },
];

/** Entries made since, by `milepost new page` or by hand: each reaches the data of every sandbox with its next start, once. */
export const NEW_PAGES: readonly MenuPage[] = [
  { folder: 'onlineDev', sortCode: 90, entry: page('generator/webForm', '代码生成器', 'generator', { buttons: [] }) },
];
