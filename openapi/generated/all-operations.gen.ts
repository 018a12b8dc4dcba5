// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { dictionaryOperations, oauthOperations, messageOperations, fileOperations, billRuleOperations, areaOperations, userOperations, scheduleOperations, currentUserOperations, messageTemplateOperations, dataInterfaceOperations, importOperations, systemConfigOperations, thirdPartySyncOperations, columnSettingOperations, organizationOperations, groupOperations, positionOperations, roleOperations, printOperations } from './operations.gen.ts';

/** Every operation of the description. */
export const allOperations = {
  ...dictionaryOperations,
  ...oauthOperations,
  ...messageOperations,
  ...fileOperations,
  ...billRuleOperations,
  ...areaOperations,
  ...userOperations,
  ...scheduleOperations,
  ...currentUserOperations,
  ...messageTemplateOperations,
  ...dataInterfaceOperations,
  ...importOperations,
  ...systemConfigOperations,
  ...thirdPartySyncOperations,
  ...columnSettingOperations,
  ...organizationOperations,
  ...groupOperations,
  ...positionOperations,
  ...roleOperations,
  ...printOperations,
} as const;
