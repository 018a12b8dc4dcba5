import type { AnyModule } from './core/module.ts';
import { authorityModule } from './resources/authority/module.ts';
import { columnSettingModule } from './resources/column-setting/module.ts';
import { systemConfigModule } from './resources/system-config/module.ts';
import { dataInterfaceModule } from './resources/data-interface/module.ts';
import { menuModule } from './resources/menu-administration/module.ts';
import { menuPagesModule } from './resources/menu-targets/module.ts';
import { gradeModule } from './resources/grade/module.ts';
import { memberModule } from './resources/memberships/module.ts';
import { messageAccountModule } from './resources/message-account/module.ts';
import { messageMonitorModule } from './resources/message-monitor/module.ts';
import { sendConfigModule } from './resources/send-config/module.ts';
import { messageTemplateModule } from './resources/message-template/module.ts';
import { messageModule } from './resources/message/module.ts';
import { fileModule } from './resources/file/module.ts';
import { areaModule } from './resources/area/module.ts';
import { billRuleModule } from './resources/bill-rule/module.ts';
import { peopleModule } from './resources/user-administration/module.ts';
import { organizationModule } from './resources/organization/module.ts';
import { scheduleModule } from './resources/schedule/module.ts';
import { scheduleRemindingModule } from './resources/schedule-reminders/module.ts';
import { scheduleReminderModule } from './resources/schedule-seed/module.ts';
import { workflowModule } from './resources/workflow/module.ts';
import { systemDictionaryModule } from './resources/page-dictionaries/module.ts';
import { printModule } from './resources/print/module.ts';
import { thirdPartySyncModule } from './resources/third-party-sync/module.ts';
import { monitorModule } from './resources/monitor/module.ts';
import { mailModule } from './resources/mail/module.ts';
import { flowLaunchModule } from './resources/flow-launch/module.ts';
import { exportRightModule, listRightsModule } from './resources/model/list-rights.ts';
import { modelCodeModule } from './resources/model-code/module.ts';
import { moduleImportModule } from './resources/module-import/module.ts';
import { modelModule } from './resources/model/module.ts';
import { shortLinkModule } from './resources/short-link/module.ts';
import { recordModule } from './resources/record/module.ts';
import { generatedPagesModule } from './resources/menu-content/module.ts';
import { portalModule } from './resources/portal/module.ts';

/**
 * The stateful parts beside accounts and dictionaries. Order: tables and seeds of an earlier module may be used by a later one.
 */
export const MODULES: readonly AnyModule[] = [
  systemConfigModule,
  columnSettingModule,
  fileModule,
  organizationModule,
  peopleModule,
  menuModule,
  menuPagesModule,
  authorityModule,
  memberModule,
  gradeModule,
  billRuleModule,
  areaModule,
  scheduleModule,
  messageModule,
  scheduleReminderModule,
  messageTemplateModule,
  messageAccountModule,
  sendConfigModule,
  messageMonitorModule,
  scheduleRemindingModule,
  workflowModule,
  portalModule,
  mailModule,
  dataInterfaceModule,
  monitorModule,
  thirdPartySyncModule,
  systemDictionaryModule,
  printModule,
  modelModule,
  listRightsModule,
  exportRightModule,
  recordModule,
  moduleImportModule,
  modelCodeModule,
  shortLinkModule,
  flowLaunchModule,
  generatedPagesModule,
];
