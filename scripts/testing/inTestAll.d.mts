/** True in `npm run test:all`, which leaves nothing out. */
export declare const isTestAll: boolean;

/** Members of a list that `npm test` has a turn for: every `turns`th, beginning with the `first`th (from 0); all of them in `npm run test:all`. */
export declare function inTurn<T>(list: readonly T[], turns: number, first?: number): readonly T[];

/** Details of a journey of `npm run test:all` alone. */
export declare const LONG_RUN: { readonly tag: string };
