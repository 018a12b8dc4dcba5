import { STORAGE_PREFIX } from '../../../browser/storage.ts';
import type { Shelf } from '../../../browser/storage.ts';
import type { Values } from '../../../data/model/compile/index.ts';

/** A record somebody has filled in while trying, and wants to try again. */
export interface KeptSample {
  readonly name: string;
  readonly record: Values;
}

/** Samples of a design, and characters of all of them: a browser keeps about 5 million for everything. */
const MOST_SAMPLES = 20;
const MOST_CHARS = 200_000;
/** Characters of a name. */
export const NAME_CHARS = 50;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSample = (value: unknown): value is KeptSample =>
  isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '' && isRecord(value['record']);

const parsed = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Samples of one design that a person keeps in this browser; what was written by others, or is broken, is left out. @source designer §14 */
export function keptSamples(shelf: Shelf, ownerId: string, modelId: string) {
  const key = `${STORAGE_PREFIX}designSamples.${ownerId}.${modelId}`;
  const all = (): readonly KeptSample[] => {
    const read = parsed(shelf.getItem(key));
    return Array.isArray(read) ? read.filter(isSample).slice(0, MOST_SAMPLES) : [];
  };
  const write = (samples: readonly KeptSample[]) =>
    samples.length === 0 ? shelf.removeItem(key) : shelf.setItem(key, JSON.stringify(samples));
  return {
    all,
    /** Keeps a sample, in place of one with the same name. @returns whether there was room */
    keep(sample: KeptSample): boolean {
      const next = [...all().filter(({ name }) => name !== sample.name), sample];
      if (next.length > MOST_SAMPLES || JSON.stringify(next).length > MOST_CHARS) return false;
      write(next);
      return true;
    },
    drop: (name: string): void => write(all().filter((sample) => sample.name !== name)),
  };
}
