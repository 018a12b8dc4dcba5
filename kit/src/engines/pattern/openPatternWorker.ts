import type { PatternNews, PatternWorker } from './types.ts';

interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

let policy: AddressPolicy | undefined;

/**
 * The Trusted Types policy for addresses of workers; it lets our own file pass and nothing else. Browsers without Trusted Types
 * get the same address without the seal.
 */
function sealed(own: URL): string {
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (address === own.href) return address;
      throw new Error('[kit] a worker from elsewhere was refused · only the built file of the kit may run · pass its own address');
    },
  };
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  policy ??= factory ? factory.createPolicy('app-worker', rules) : rules;
  return policy.createScriptURL(own.href);
}

/** Bundlers look for `new Worker(new URL(…))` as it is written below; this one seals the address before the browser sees it. */
class Worker {
  readonly thread: globalThis.Worker;
  constructor(address: URL, options: WorkerOptions) {
    this.thread = new globalThis.Worker(sealed(address), options);
  }
}

/**
 * A worker of the browser for patterns that may have to be stopped.
 * @throws when the browser has none, or its policy forbids it
 */
export function openPatternWorker(): PatternWorker {
  const { thread } = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (job) => thread.postMessage(job),
    hear(listener) {
      const ended = new AbortController();
      const { signal } = ended;
      thread.addEventListener('message', ({ data }: MessageEvent<PatternNews>) => listener(data), { signal });
      for (const fault of ['error', 'messageerror'] as const)
        thread.addEventListener(fault, () => listener({ kind: 'broken' }), { signal });
      return () => ended.abort();
    },
    kill: () => thread.terminate(),
  };
}
