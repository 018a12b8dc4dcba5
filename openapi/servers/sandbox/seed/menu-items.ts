/** Types of menu items, by the number on the wire. @source shell §2.3 */
export const MENU_TYPE = { directory: 0, category: 1, page: 2, model: 3, dictionary: 4, report: 5, screen: 6, link: 7, portal: 8 } as const;

/** A menu item of the seed, before it gets its id. */
export interface MenuSeed {
  type: number;
  enCode: string;
  fullName: string;
  icon: string;
  urlAddress: string | null;
  linkTarget: string | null;
  /** The buttons of the page, by code and label. */
  buttons: readonly (readonly [code: string, label: string])[];
  /** The columns of the page's list, by code and label. */
  columns: readonly (readonly [code: string, label: string])[];
  /** An id other calls refer to; else the next one. */
  fixedId?: string;
  children: readonly MenuSeed[];
}

const PLAIN_BUTTONS = [
  ['btn_add', '新增'],
  ['btn_edit', '编辑'],
  ['btn_remove', '删除'],
] as const;

const item = (type: number, enCode: string, fullName: string, icon: string, more: Partial<MenuSeed> = {}): MenuSeed => ({
  type,
  enCode,
  fullName,
  icon: `icon-ym icon-ym-${icon}`,
  urlAddress: null,
  linkTarget: '_self',
  buttons: [],
  columns: [],
  children: [],
  ...more,
});

/** A folder of the menu. */
export const directory = (enCode: string, fullName: string, icon: string, children: readonly MenuSeed[]): MenuSeed =>
  item(MENU_TYPE.directory, enCode, fullName, icon, { children });

/** A folder whose children fill the left menu. */
export const category = (enCode: string, fullName: string, icon: string, children: readonly MenuSeed[]): MenuSeed =>
  item(MENU_TYPE.category, enCode, fullName, icon, { children });

/** A page of the program; its code is its address with a hyphen: systemData/dictionary, systemData-dictionary. @source admin §2 */
export const page = (urlAddress: string, fullName: string, icon: string, more: Partial<MenuSeed> = {}): MenuSeed =>
  item(MENU_TYPE.page, urlAddress.replaceAll('/', '-'), fullName, icon, { urlAddress, buttons: PLAIN_BUTTONS, ...more });

/** A page made by the form designer. */
export const model = (code: string, fullName: string, icon: string): MenuSeed =>
  item(MENU_TYPE.model, code, fullName, icon, { urlAddress: `model/${code}`, buttons: [...PLAIN_BUTTONS, ['btn_detail', '详情']] });

/** A page that maintains one dictionary. */
export const dictionaryPage = (code: string, fullName: string, icon: string): MenuSeed =>
  item(MENU_TYPE.dictionary, code, fullName, icon, { urlAddress: `dictionary/${code}` });

export const report = (code: string, fullName: string, icon: string): MenuSeed =>
  item(MENU_TYPE.report, code, fullName, icon, { urlAddress: `report/${code}` });

export const portal = (code: string, fullName: string, icon: string): MenuSeed =>
  item(MENU_TYPE.portal, code, fullName, icon, { urlAddress: `portal/${code}` });

/** A screen of the visualisation server, in a new window. */
export const screen = (code: string, fullName: string, icon: string): MenuSeed =>
  item(MENU_TYPE.screen, code, fullName, icon, { linkTarget: '_blank' });

/** An address of somebody else; it may hold the placeholders of the visualisation host and of the token. */
export const link = (code: string, fullName: string, icon: string, urlAddress: string, linkTarget: '_self' | '_blank'): MenuSeed =>
  item(MENU_TYPE.link, code, fullName, icon, { urlAddress, linkTarget });
