import { scheduleCodecs } from '../domains/schedule/index.ts';
import { groupCodecs } from '../domains/group/index.ts';
import { organizationCodecs } from '../domains/organization/index.ts';
import { positionCodecs } from '../domains/position/index.ts';
import { roleCodecs } from '../domains/role/index.ts';
import { billRuleCodecs } from '../domains/bill-rule/index.ts';
import { areaCodecs } from '../domains/area/index.ts';
import { userCodecs } from '../domains/user/index.ts';
import { dictionaryCodecs } from '../domains/dictionary/index.ts';
import { messageAccountCodecs } from '../domains/message-account/index.ts';
import { messageTemplateCodecs } from '../domains/message-template/index.ts';
import { messageMonitorCodecs } from '../domains/message-monitor/index.ts';
import { sendConfigCodecs } from '../domains/send-config/index.ts';
import { messageCodecs } from '../domains/message/index.ts';
import { oauthCodecs } from '../domains/oauth/index.ts';
import { currentUserCodecs } from '../domains/current-user/index.ts';
import { systemConfigCodecs } from '../domains/system-config/index.ts';
import { thirdPartySyncCodecs } from '../domains/third-party-sync/index.ts';
import { columnSettingCodecs } from '../domains/column-setting/index.ts';
import { fileCodecs } from '../domains/file/index.ts';
import { importCodecs } from '../domains/import/index.ts';
import { printCodecs } from '../domains/print/index.ts';
import { dataInterfaceCodecs } from '../domains/data-interface/index.ts';
import { modelCodecs } from '../domains/model/index.ts';
import { recordCodecs } from '../domains/record/index.ts';
import { portalCodecs } from '../domains/portal/index.ts';
import { monitorCodecs } from '../domains/monitor/index.ts';
import { workflowCodecs } from '../domains/workflow/index.ts';
import { authorityCodecs } from '../domains/authority/index.ts';
import { memberCodecs } from '../domains/member/index.ts';
import { menuCodecs } from '../domains/menu/index.ts';
import { gradeCodecs } from '../domains/grade/index.ts';
import type { AnyCodec } from '../wire/index.ts';

/** Codecs of one operation, as a domain gives them. */
export interface OperationCodec {
  readonly data?: AnyCodec & { readonly isOneWay?: true };
  readonly body?: AnyCodec;
}

/** Every codec of the description, by operation. A domain that is missing here fails the round trip. */
export const CODECS: Readonly<Record<string, OperationCodec>> = {
  ...messageCodecs,
  ...messageTemplateCodecs,
  ...messageAccountCodecs,
  ...sendConfigCodecs,
  ...messageMonitorCodecs,
  ...dictionaryCodecs,
  ...userCodecs,
  ...areaCodecs,
  ...billRuleCodecs,
  ...scheduleCodecs,
  ...organizationCodecs,
  ...groupCodecs,
  ...positionCodecs,
  ...roleCodecs,
  ...oauthCodecs,
  ...currentUserCodecs,
  ...systemConfigCodecs,
  ...thirdPartySyncCodecs,
  ...columnSettingCodecs,
  ...fileCodecs,
  ...importCodecs,
  ...printCodecs,
  ...dataInterfaceCodecs,
  ...modelCodecs,
  ...recordCodecs,
  ...portalCodecs,
  ...workflowCodecs,
  ...monitorCodecs,
  ...authorityCodecs,
  ...menuCodecs,
  ...memberCodecs,
  ...gradeCodecs,
};
