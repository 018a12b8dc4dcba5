export { startMock, type Mock, type MockOptions } from './start.ts';
