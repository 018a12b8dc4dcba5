// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { oauthOperations, currentUserOperations, messageOperations, messageTemplateOperations, messageAccountOperations, fileOperations, importOperations, dictionaryOperations, billRuleOperations, areaOperations, scheduleOperations, dataInterfaceOperations, systemConfigOperations, thirdPartySyncOperations, organizationOperations, groupOperations, positionOperations, roleOperations, userOperations, authorityOperations, memberOperations, columnSettingOperations, modelOperations, recordOperations, printOperations, portalOperations, workflowOperations, monitorOperations } from './operations.gen.ts';

/** Every operation of the description. */
export const allOperations = {
  ...oauthOperations,
  ...currentUserOperations,
  ...messageOperations,
  ...messageTemplateOperations,
  ...messageAccountOperations,
  ...fileOperations,
  ...importOperations,
  ...dictionaryOperations,
  ...billRuleOperations,
  ...areaOperations,
  ...scheduleOperations,
  ...dataInterfaceOperations,
  ...systemConfigOperations,
  ...thirdPartySyncOperations,
  ...organizationOperations,
  ...groupOperations,
  ...positionOperations,
  ...roleOperations,
  ...userOperations,
  ...authorityOperations,
  ...memberOperations,
  ...columnSettingOperations,
  ...modelOperations,
  ...recordOperations,
  ...printOperations,
  ...portalOperations,
  ...workflowOperations,
  ...monitorOperations,
} as const;
