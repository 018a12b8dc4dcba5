import '@vitest/browser-playwright';
import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in vitest.config.ts. */
    readonly matrix: { readonly isWhole: boolean; readonly shard: string; readonly store: string };
  }
}
