import { vi } from 'vitest';

/** Time that something may take to come true; with a mutant, a test that waits for what no longer comes has noticed it. */
const PATIENT_MS = 60_000;
const LONGEST_MS = 1000;
/** Each test is run for every mutant it reaches: it looks again sooner than it would. */
const LOOKS_AGAIN_MS = 5;
const shared: { readonly __stryker__?: { readonly activeMutant?: string } } = globalThis;

type Options = Parameters<typeof vi.waitFor>[1];
const limited = (options: Options): Options => ({
  timeout: shared.__stryker__?.activeMutant === undefined ? PATIENT_MS : LONGEST_MS,
  interval: (typeof options === 'object' ? options.interval : undefined) ?? LOOKS_AGAIN_MS,
});
const { waitFor, waitUntil } = vi;
Object.assign(vi, {
  waitFor: ((callback, options) => waitFor(callback, limited(options))) satisfies typeof vi.waitFor,
  waitUntil: ((callback, options) => waitUntil(callback, limited(options))) satisfies typeof vi.waitUntil,
});
