export declare function inLongRun(limitMs: number): number;
