export { dataInterfaceCodecs, type Argument, type DataInterfaceOperation } from './codec.ts';
export type {
  DataInterface,
  DataInterfaceDraft,
  DataInterfaceLog,
  DataInterfaceNode,
  DataInterfaceParameter,
  DataInterfaceRecord,
  DataRow,
} from './model.ts';
export { dataInterfaceProblems, fixedRows, type DataInterfaceProblem } from './rules.ts';
