import '@vitest/browser-playwright';
import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in vitest.config.ts, as what follows is. */
    readonly isTestAll: boolean | undefined;
    readonly matrix: { readonly isWhole: boolean; readonly shard: string; readonly store: string };
  }
}
