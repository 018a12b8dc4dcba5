export { runContract, type ContractOptions } from './runContract.ts';
export { writeReport, type ContractReport, type Totals } from './report.ts';
export { writeReports } from './described/files.ts';
export { planText, type Filter } from './described/plan.ts';
export { summaryOf } from './summary.ts';
export { ContractStop, EXIT, type ExitCode } from './stop.ts';
export { cleanContract } from './described/clean.ts';
export { replayContract } from './described/replay.ts';
export { explainText, listText } from './described/texts.ts';
