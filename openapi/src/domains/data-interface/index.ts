export { dataInterfaceCodecs, type Argument, type DataRow, type DataInterfaceOperation } from './codec.ts';
export type {
  Database,
  DataInterface,
  DataInterfaceDraft,
  DataInterfaceLog,
  DataInterfaceNode,
  DataInterfaceParameter,
  DataInterfaceRecord,
} from './model.ts';
export { dataInterfaceProblems, fixedRows, type DataInterfaceProblem } from './rules.ts';
