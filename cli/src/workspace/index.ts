export { kindOf, real, type ChangeKind, type FileChange } from './change.ts';
export { differenceOf, differencesOf } from './differences.ts';
export { diskFiles, type Files } from './files.ts';
export { findProject } from './findProject.ts';
export { JOURNAL, runsOf, takeBack, writeRun, type Run } from './journal.ts';
export { kept, printOf, withoutPatch, type KeptChange } from './record.ts';
export { diskSnapshot, literalSnapshot, overlaid, type Snapshot } from './snapshot.ts';
export { thisWorld, type World } from './world.ts';
export { countsOf, writeChanges, type WriteResult } from './write.ts';
