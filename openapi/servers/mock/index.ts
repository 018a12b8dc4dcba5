export { notDescribed } from './envelopes.ts';
export { startMock, type Mock, type MockOptions } from './start.ts';
