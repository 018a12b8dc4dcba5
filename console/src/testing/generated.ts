/** A value of the test data: text, or how to make it. */
export type Given =
  | string
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number; readonly before?: string; readonly then?: string };

/** Makes what the test data only describes. */
export const make = (given: Given): string =>
  typeof given === 'string' ? given : `${given.before ?? ''}${given.text.repeat(given.times)}${given.then ?? ''}`;
