import type { Actor } from '../wire/actors.ts';

/** A record a run has left. */
export interface Trace {
  /** Name by which people find it. */
  readonly name: string;
  remove(): Promise<void>;
}

/** Finder of the records with the mark of a run, children before parents. */
export type FindTraces = (admin: Actor, tag: string) => Promise<Trace[]>;

/** Removes the records of a run. @returns names of those that are still there */
export async function cleanUp(finders: readonly FindTraces[], admin: Actor, tag: string): Promise<string[]> {
  const find = async (): Promise<Trace[]> => (await Promise.all(finders.map((each) => each(admin, tag)))).flat();
  for (const trace of await find()) await trace.remove().catch(() => undefined); // what resists is found again below
  return (await find()).map(({ name }) => name);
}
