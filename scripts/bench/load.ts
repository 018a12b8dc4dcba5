import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  /** Path, then headers, of the calls; taken in turn. */
  calls: readonly { path: string; headers: Record<string, string> }[];
  lanes: number;
}

/** Sends so many calls over kept connections; answers the milliseconds it took. @throws when an answer is not HTTP 200 */
export async function sendCalls({ url, calls, lanes }: Load, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < count) {
      const call = calls[sent % calls.length];
      sent += 1;
      if (call) await once(agent, new URL(call.path, url), call.headers);
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  const tookMs = performance.now() - startedMs;
  agent.destroy();
  return tookMs;
}

function once(agent: Agent, url: URL, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url.pathname} answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
