export { dataInterfaceCodecs, type Argument, type DataRow, type DataInterfaceOperation } from './codec.ts';
export type {
  Database,
  DatabaseTable,
  DataInterface,
  DataInterfaceDraft,
  DataInterfaceDraftCall,
  DataInterfaceLog,
  DataInterfaceNode,
  DataInterfaceParameter,
  DataInterfaceRecord,
  DataInterfaceUsage,
} from './model.ts';
export { DATA_INTERFACE_FILE_END, formatDataInterfaceFile, parseDataInterfaceFile, type DataInterfaceFile } from './file.ts';
export { CHECK_TYPE, dataInterfaceProblems, fixedRows, sourceProblems, type DataInterfaceProblem } from './rules.ts';
