// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import { currentUserOperations, dictionaryOperations, fileOperations, oauthOperations } from './operations.gen.ts';

/** Every operation of the description. */
export const allOperations = {
  ...currentUserOperations,
  ...dictionaryOperations,
  ...fileOperations,
  ...oauthOperations,
} as const;
