import type { Read } from '@milepost/kit/forms/grammar';
import type { Api } from '../../../../data/api/index.ts';

/** A try of something outside, with what a form holds now, saved or not. */
export interface Trial {
  readonly label: string;
  readonly send: (api: Api, read: Read) => Promise<{ readonly msg: string }>;
}

/** Outcome of one part of a try. */
export interface TrialOutcome {
  /** Unique among them. */
  readonly id: string;
  readonly isSuccess: boolean;
  readonly title: string;
  readonly detail?: string;
}

/** Text of a field of a form; empty where it holds none. */
export function textOf(read: Read, field: string): string {
  const value = read(field);
  return typeof value === 'string' ? value : '';
}
