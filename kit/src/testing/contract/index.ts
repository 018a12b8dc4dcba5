import data from './generated/contracts.json' with { type: 'json' };
import type { Contract } from './types.ts';

/** The kit's keyboard and announcement contracts, in order of their number. The files are `kit/contracts/*.yaml`. */
export const contracts = data as unknown as readonly Contract[];

export { formatColumns, formatReport } from './formatReport.ts';
export { playwrightAdapter, publishFixture } from './playwrightAdapter.ts';
export type { LoadedPage, PageFixture, PlaywrightWorld } from './playwrightAdapter.ts';
export { playwrightDriver } from './playwrightDriver.ts';
export type { DevTools, DrivenPage } from './playwrightDriver.ts';
export { readContract } from './readContract.ts';
export { runContract } from './runContract.ts';
export { countsOf, keyboardTable, testerSheet } from './sheet.ts';
export type {
  Action,
  Contract,
  ContractAdapter,
  ContractDirection,
  ContractDriver,
  ContractLocale,
  ContractReport,
  ContractStep,
  Announcements,
  LiveLine,
  LocalText,
  MountedContract,
  Part,
  Qualities,
  RunOptions,
  Seen,
  StateLine,
  StepReport,
  StepResult,
  Target,
  Expected,
} from './types.ts';
export { textIn } from './words.ts';
