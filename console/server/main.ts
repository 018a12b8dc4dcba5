import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConsoleConfig, readHosts, startConsole } from './index.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, 'api-url': { type: 'string', default: 'http://127.0.0.1:30000' } },
});

try {
  const server = await startConsole({
    port: Number(values.port),
    apiUrl: values['api-url'],
    dist: path.resolve(import.meta.dirname, '../dist'),
    hosts: readHosts(process.env),
    config: readConsoleConfig(process.env),
  });
  console.log(`console ready at ${server.url}`);
  // A file of an older build that is gone by the time it is read: its request fails, the server stays.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    console.error(`[console] ${error.message}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `[console] Port ${values.port} is in use, so the console cannot be served there. Stop the other program, or choose another port with --console-port.`
      : String(error instanceof Error ? error.message : error),
  );
  process.exit(3);
}
