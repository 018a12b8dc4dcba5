import type { MessageDescriptor } from '@lingui/core';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../../../../data/api/index.ts';
import type { Write } from '../../../../data/useWrite.ts';
import type { AnyRow } from '../../definition/types.ts';

/** Decisions of the steps that were looked at, by their keys. */
export type WizardValues<Value> = Readonly<Partial<Record<string, Value>>>;

/** Names in a row, as the language of the reader puts them. */
type JoinNames = (names: readonly string[]) => string;

/** Props of what draws a step. */
export interface WizardStepProps<Value> {
  /** Title of the step, for the names of its controls. */
  readonly label: string;
  /** Null until its data has arrived. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A query as `queryOptions` makes it. */
export interface WizardQuery {
  readonly queryKey: QueryKey;
}

/** A step of a wizard: what it is asked with, what it begins with, and what draws it. */
export interface WizardStep<Row, Value, Data = never> {
  /** Unique among the steps. */
  readonly key: string;
  readonly title: MessageDescriptor;
  /** Query of what is shown. It may hang on what was decided before: then it is asked again when that has changed. */
  readonly reads: (api: Api, rows: readonly Row[], values: WizardValues<Value>) => WizardQuery;
  /** Value of a step when its data has arrived: `kept` is what was decided before the step was shown again. */
  readonly begins: (data: Data, kept: Value | undefined, rows: readonly Row[]) => Value;
  readonly draws: ComponentType<WizardStepProps<Value>>;
}

/** A task in steps over one record or several; nothing is saved before the last step. */
export interface Wizard<Row extends AnyRow = never, Value = never> {
  /** Name of the wizard. */
  readonly id: string;
  readonly title: (rows: readonly Row[], joined: JoinNames) => MessageDescriptor;
  /** Sentence above the steps; null for none. */
  readonly note: (rows: readonly Row[], joined: JoinNames) => { readonly title: MessageDescriptor; readonly description: string } | null;
  readonly words: {
    /** Says that the data of a step did not load. */
    readonly failed: MessageDescriptor;
    /** Stands above the reason the server gives for not beginning at all: asking again would change nothing. */
    readonly refused: MessageDescriptor;
    /** Says that there is nothing to decide in a step. */
    readonly emptyText: MessageDescriptor;
  };
  readonly steps: readonly WizardStep<Row, Value>[];
  /** There is nothing to decide in a step. */
  readonly isEmpty: (value: Value) => boolean;
  /** Number of people a save reaches. Left out where none does. */
  readonly reaches?: (api: Api, rows: readonly Row[], signal: AbortSignal) => Promise<number>;
  /**
   * Sum of what was changed, shown beside the buttons; null while nothing was, when it closes without a question.
   * @param reached what `reaches` has answered; null until then, and where it cannot be known
   */
  readonly changes: (values: WizardValues<Value>, rows: readonly Row[], reached: number | null) => MessageDescriptor | null;
  readonly save: (api: Api) => Write<{ readonly rows: readonly Row[]; readonly values: WizardValues<Value> }, { readonly msg: string }>;
}
