import type { PageFixture } from '@milepost/kit/testing/contract';
import type { ComponentType } from 'react';

/** One word of a contract, in the language of the page: names of records, columns and fields. */
export type Word = (name: string) => string;

/** A widget with the records of a contract, and what may happen to them. */
export interface Fixture extends PageFixture {
  readonly Widget: ComponentType;
}
