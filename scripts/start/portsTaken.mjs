// Ports that another program holds. Asked before anything is built: what would listen there says it late, and each in its own words.
import { createServer } from 'node:net';

/**
 * The first of some ports that cannot be listened at.
 * @param {readonly { flag: string, port: string, what: string }[]} ports
 * @returns {Promise<string | null>} the sentence somebody needs; null where all are free
 */
export async function takenPort(ports) {
  for (const { flag, port, what } of ports) {
    const code = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', (error) => resolve(error.code ?? 'unknown'));
      probe.listen(Number(port), '127.0.0.1', () => probe.close(() => resolve(null)));
    });
    if (code === null) continue;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be listened at (${code})`;
    return `[start] Port ${port} ${why}, so ${what} cannot answer there. Free it, or give another with ${flag} N.`;
  }
  return null;
}
