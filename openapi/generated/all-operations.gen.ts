// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { dictionaryOperations, oauthOperations, fileOperations, currentUserOperations, messageTemplateOperations, systemConfigOperations, thirdPartySyncOperations, columnSettingOperations, messageOperations, importOperations, printOperations, modelOperations, recordOperations, dataInterfaceOperations, portalOperations, organizationOperations, groupOperations, positionOperations, roleOperations, billRuleOperations, areaOperations, scheduleOperations, userOperations, workflowOperations } from './operations.gen.ts';

/** Every operation of the description. */
export const allOperations = {
  ...dictionaryOperations,
  ...oauthOperations,
  ...fileOperations,
  ...currentUserOperations,
  ...messageTemplateOperations,
  ...systemConfigOperations,
  ...thirdPartySyncOperations,
  ...columnSettingOperations,
  ...messageOperations,
  ...importOperations,
  ...printOperations,
  ...modelOperations,
  ...recordOperations,
  ...dataInterfaceOperations,
  ...portalOperations,
  ...organizationOperations,
  ...groupOperations,
  ...positionOperations,
  ...roleOperations,
  ...billRuleOperations,
  ...areaOperations,
  ...scheduleOperations,
  ...userOperations,
  ...workflowOperations,
} as const;
