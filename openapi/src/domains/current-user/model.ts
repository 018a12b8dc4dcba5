/** Kinds of menu items, by the number on the wire. @source shell §2 */
export const MENU_KINDS = {
  0: 'directory',
  1: 'category',
  2: 'page',
  3: 'model',
  4: 'dictionary',
  5: 'report',
  6: 'screen',
  7: 'link',
  8: 'portal',
} as const;
export type MenuKind = (typeof MENU_KINDS)[keyof typeof MENU_KINDS];

export interface MenuItem {
  id: string;
  /** Null at the top. */
  parentId: string | null;
  kind: MenuKind;
  fullName: string;
  /** BCP 47 tag of the name, set by whoever shows it on a page of another language; a server says nothing of it. */
  lang?: string;
  /** Name the server gave, where whoever shows the entry gave it another one. */
  serverName?: string;
  enCode: string;
  icon: string | null;
  urlAddress: string | null;
  linkTarget: '_self' | '_blank' | null;
  property: MenuProperty;
  sortCode: number;
  /** Not shown where menus are; its page stays. @source shell §3 @reading R-359 */
  isHidden: boolean;
  /** Columns of its list are shown to who has the right to each; all of them where it says nothing. @reading R-561 */
  judgesColumns?: boolean;
  /** The same of the fields of its form. @reading R-561 */
  judgesFields?: boolean;
  /** Empty for leaves; in the order of the server. */
  children: MenuItem[];
}

/** Facts a menu item gives about the page it opens. */
export interface MenuProperty {
  /** Key of the page's permissions and of its model; null when it has none. */
  moduleId: string | null;
  isTree: boolean;
}

/** Reason an item of the menu was left out (or, for a group, its property ignored). */
export interface MenuProblem {
  id: string;
  fullName: string;
  reason: 'unknownKind' | 'brokenProperty' | 'cycle' | 'tooDeep';
}

/** The person who is signed in. Texts are empty, lists empty where the server says nothing. @source shell §3 */
export interface User {
  userId: string;
  userAccount: string;
  userName: string;
  headIcon: string | null;
  organizeId: string | null;
  organizeIdList: string[];
  organizeName: string;
  departmentName: string;
  positionName: string;
  positions: { id: string; name: string }[];
  roleIds: string[];
  groupIds: string[];
  /** The systems this person may work in; at most one is current. */
  systems: { id: string; name: string; icon: string | null; isCurrent: boolean }[];
  portalId: string | null;
  signImg: string | null;
  isAdministrator: boolean;
  /** False for somebody who still has the first password. */
  hasChangedPassword: boolean;
  /** The sign-in before this one, when the server tells it. */
  previousLogin: { at: Moment | null; ipAddress: string; ipAddressName: string } | null;
}

/** Milliseconds since 1970, or a text the deployment has already formatted. */
export type Moment = number | string;

/** Rights to see and press on one page, as codes. */
export interface PagePermissions {
  buttons: ReadonlySet<string>;
  columns: ReadonlySet<string>;
  forms: ReadonlySet<string>;
}

/** Names and pictures of the installation; empty where the server says nothing. @source shell §3 */
export interface SystemConfig {
  sysName: string;
  sysVersion: string;
  copyright: string;
  title: string;
  companyName: string;
  loginIcon: string;
  logoIcon: string;
  navigationIcon: string;
}

/** Everything the shell needs to know about the session. */
export interface CurrentUser {
  menus: MenuItem[];
  /** Items of the menu that could not be shown, for the log; the others are not affected. */
  menuProblems: MenuProblem[];
  user: User;
  /** By `moduleId` of the menu item; a page without an entry grants nothing. */
  permissions: ReadonlyMap<string, PagePermissions>;
  systemConfig: SystemConfig;
}
