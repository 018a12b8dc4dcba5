/** Style of what stands still: nothing moves, nothing fades. */
export const noMotion = { animation: 'none !important', transition: 'none !important' } as const;
