import { vi } from 'vitest';

/** Time that something may take to come true on a busy machine; by default it is one second. */
const PATIENCE_MS = 20_000;

type Options = Parameters<typeof vi.waitFor>[1];
const patient = (options: Options): Options => ({
  timeout: PATIENCE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
const { waitFor, waitUntil } = vi;
// Files that share a process are set up in it one after the other: one of them is enough.
if (!('isPatient' in vi))
  Object.assign(vi, {
    isPatient: true,
    waitFor: ((callback, options) => waitFor(callback, patient(options))) satisfies typeof vi.waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patient(options))) satisfies typeof vi.waitUntil,
  });
