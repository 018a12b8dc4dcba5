// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { dictionaryOperations, oauthOperations, fileOperations, currentUserOperations, messageTemplateOperations, systemConfigOperations, thirdPartySyncOperations, columnSettingOperations, importOperations, printOperations, organizationOperations, groupOperations, positionOperations, roleOperations, billRuleOperations, areaOperations, scheduleOperations, userOperations, workflowOperations, modelOperations, recordOperations, dataInterfaceOperations, messageOperations, portalOperations } from './operations.gen.ts';

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
  ...importOperations,
  ...printOperations,
  ...organizationOperations,
  ...groupOperations,
  ...positionOperations,
  ...roleOperations,
  ...billRuleOperations,
  ...areaOperations,
  ...scheduleOperations,
  ...userOperations,
  ...workflowOperations,
  ...modelOperations,
  ...recordOperations,
  ...dataInterfaceOperations,
  ...messageOperations,
  ...portalOperations,
} as const;
