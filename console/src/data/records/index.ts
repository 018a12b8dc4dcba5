export { defineRecords, switching } from './defineRecords.ts';
export type { Loaded, RecordCalls, SaveOutcome } from './defineRecords.ts';
