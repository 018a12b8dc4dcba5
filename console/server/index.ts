export { readConsoleConfig, readHosts } from './consoleConfig.ts';
export type { ConsoleConfig } from './consoleConfig.ts';
export { startConsole } from './startConsole.ts';
export type { ConsoleServer, ConsoleServerOptions } from './startConsole.ts';
