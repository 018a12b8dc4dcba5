export { runContract, type ContractOptions } from './runContract.ts';
export { writeReport, type ContractReport, type Totals } from './report.ts';
export { summaryOf } from './summary.ts';
export { ContractStop, EXIT, type ExitCode } from './stop.ts';
