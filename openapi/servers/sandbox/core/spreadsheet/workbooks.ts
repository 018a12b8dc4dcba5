import { createRequire } from 'node:module';

type Workbooks = typeof import('@e965/xlsx');
const load = createRequire(import.meta.url);

/** The library of workbooks, loaded when the first one is read or written: it takes 20 MB, and most runs see none. */
export const workbooks = (): Workbooks => load('@e965/xlsx');
