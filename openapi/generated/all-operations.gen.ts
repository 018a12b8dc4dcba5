// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { dictionaryOperations, oauthOperations, fileOperations, billRuleOperations, areaOperations, userOperations, currentUserOperations, messageTemplateOperations, systemConfigOperations, thirdPartySyncOperations, columnSettingOperations, messageOperations, importOperations, printOperations, modelOperations, recordOperations, dataInterfaceOperations, scheduleOperations, portalOperations, organizationOperations, groupOperations, positionOperations, roleOperations, workflowOperations } from './operations.gen.ts';

/** Every operation of the description. */
export const allOperations = {
  ...dictionaryOperations,
  ...oauthOperations,
  ...fileOperations,
  ...billRuleOperations,
  ...areaOperations,
  ...userOperations,
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
  ...scheduleOperations,
  ...portalOperations,
  ...organizationOperations,
  ...groupOperations,
  ...positionOperations,
  ...roleOperations,
  ...workflowOperations,
} as const;
