import { codeGeneratorPage } from '../../pages/code-generator/page.ts';
import { dataInterfacePage } from '../../pages/data-interface/page.ts';
import { menuPage } from '../../pages/menu/page.ts';
import { iconsPage } from '../../pages/icons/page.ts';
import { authorisePage } from '../../pages/authorise/page.ts';
import { gradePage } from '../../pages/grade/page.ts';
import { noticePage } from '../../pages/notice/page.ts';
import { printTemplatePage } from '../../pages/print-template/page.ts';
import { webDesignPage } from '../../pages/web-design/page.ts';
import { sendConfigPage } from '../../pages/send-config/page.ts';
import { messageMonitorPage } from '../../pages/message-monitor/page.ts';
import { messageAccountPage } from '../../pages/message-account/page.ts';
import { messageTemplatePage } from '../../pages/message-template/page.ts';
import { logPage } from '../../pages/log/page.ts';
import { userOnlinePage } from '../../pages/user-online/page.ts';
import { billRulePage } from '../../pages/bill-rule/page.ts';
import { systemConfigPage } from '../../pages/system-config/page.ts';
import { groupPage } from '../../pages/group/page.ts';
import { departmentPage, organizationPage } from '../../pages/organization/page.ts';
import { positionPage } from '../../pages/position/page.ts';
import { rolePage } from '../../pages/role/page.ts';
import { userPage } from '../../pages/user/page.ts';
import { areaPage } from '../../pages/area/page.ts';
import { flowCirculatePage } from '../../pages/flow-circulate/page.ts';
import { flowDonePage } from '../../pages/flow-done/page.ts';
import { flowLaunchPage } from '../../pages/flow-launch/page.ts';
import { flowTodoPage } from '../../pages/flow-todo/page.ts';
import { devFormSearch } from '../../pages/dev-form/search.ts';
import { dictionaryPage } from '../../pages/dictionary/page.ts';
import { serverMonitorPage } from '../../pages/server-monitor/page.ts';
import { schedulePage } from '../../pages/schedule/page.ts';
import type { PageDefinition } from '../../pages/definePage.ts';

/** Screens that are declarations. */
export const screens = [
  organizationPage,
  departmentPage,
  billRulePage,
  systemConfigPage,
  groupPage,
  positionPage,
  logPage,
  userOnlinePage,
  messageTemplatePage,
  messageAccountPage,
  messageMonitorPage,
  userPage,
  rolePage,
  sendConfigPage,
  noticePage,
  printTemplatePage,
  codeGeneratorPage,
  webDesignPage,
  dataInterfacePage,
  menuPage,
  authorisePage,
  gradePage,
  areaPage,
  flowLaunchPage,
  flowTodoPage,
  flowDonePage,
  flowCirculatePage,
];

/** Pages that exist. A menu entry whose address is not among them leads to a page that says what it will be. */
export const pages: readonly PageDefinition[] = [dictionaryPage, schedulePage, serverMonitorPage, iconsPage, ...screens];

/** Every picker over the running backend, and a long form, where the deployment has pages for trying parts out. */
export const devPages: readonly PageDefinition[] = [
  { path: 'dev/pickers', load: () => import('../../pages/dev-pickers/DevPickersPage.tsx') },
  { path: 'dev/form', search: devFormSearch, load: () => import('../../pages/dev-form/DevFormPage.tsx') },
];
