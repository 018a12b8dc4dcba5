interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

let policy: AddressPolicy | undefined;
/** Addresses of the kit's own workers. */
const own = new Set<string>();

/**
 * The Trusted Types policy for addresses of workers; it lets our own files pass and nothing else. Browsers without Trusted Types
 * get the same address without the seal.
 */
function sealed({ href }: URL): string {
  const rules: AddressPolicy = {
    createScriptURL(address) {
      if (own.has(address)) return address;
      throw new Error('[kit] a worker from elsewhere was refused · only the built files of the kit may run · pass its own address');
    },
  };
  own.add(href);
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  policy ??= factory ? factory.createPolicy('app-worker', rules) : rules;
  return policy.createScriptURL(href);
}

/**
 * A worker of a file of the kit. Import it as `Worker`: bundlers look for `new Worker(new URL(…), …)` as it is written, and this
 * one seals the address before the browser sees it.
 */
export class OwnWorker {
  readonly thread: globalThis.Worker;
  constructor(address: URL, options: WorkerOptions) {
    this.thread = new globalThis.Worker(sealed(address), options);
  }
}
