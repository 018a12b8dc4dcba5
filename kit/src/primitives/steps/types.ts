import type { PartsProps } from '../parts/index.ts';

/** Facts of a step its state depends on. */
export interface StepData {
  /** Unique among the steps. */
  readonly id: string;
  /** The step did not succeed: a sign and a word instead of its number. */
  readonly isFailed?: boolean;
}

export interface StepItem extends StepData {
  readonly label: string;
  /** A second, quieter line; left out on narrow pages. */
  readonly description?: string;
}

/** State of a step on the way. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed';

/** Options of `useSteps`. */
export interface StepsOptions<S extends StepData> {
  /** Spoken name of the list. */
  readonly label: string;
  /** In their order. */
  readonly steps: readonly S[];
  /** The step one is at: those before it are done, those after it lie ahead. `null`: all are done. */
  readonly currentId: string | null;
  /** Lets one go back to a done step; left out where there is no way back. */
  readonly onGoBack?: (id: string) => void;
  /** State of a step in words, which is read after its name. */
  readonly messages: Readonly<Record<StepState, string>>;
}

/** One step as it is drawn: the same object as long as nothing of it changes. */
export interface StepView<S extends StepData = StepData> {
  readonly item: S;
  /** Id of the element. */
  readonly id: string;
  /** Its place, from 1. */
  readonly number: number;
  readonly state: StepState;
  /** The state in words. */
  readonly stateText: string;
  readonly isCurrent: boolean;
  /** To be drawn as a button. */
  readonly canGoBack: boolean;
}

/** Parts of drawn steps, for `parts` and as `data-part`. */
export type StepsPart = 'step' | 'stone' | 'words' | 'title' | 'description';

export interface StepsProps extends Omit<StepsOptions<StepItem>, 'messages'>, PartsProps<StepsPart> {}
