import type { ModelOf } from '../../wire/index.ts';
import type {
  sendConfig,
  sendConfigChannel,
  sendConfigChannelDraft,
  sendConfigDraft,
  sendConfigOption,
  sendConfigRow,
  sendOutcome,
  sendTest,
} from './codec.ts';

/** A sending configuration of the list; `channels` has each of its channels once, with its name. */
export type SendConfigRow = ModelOf<typeof sendConfigRow>;
/** A sending configuration to choose. */
export type SendConfigOption = ModelOf<typeof sendConfigOption>;
/** A sending configuration with its channels. */
export type SendConfig = ModelOf<typeof sendConfig>;
/** Draft of the editor. */
export type SendConfigDraft = ModelOf<typeof sendConfigDraft>;
/** One channel of a sending configuration, with the names of its template and its account. */
export type SendConfigChannel = ModelOf<typeof sendConfigChannel>;
/** One channel as it is sent; `id` is empty on a new one. */
export type SendConfigChannelDraft = ModelOf<typeof sendConfigChannelDraft>;
/** One channel to try: receivers and values of its parameters are filled in. */
export type SendTest = ModelOf<typeof sendTest>;
/** Outcome of a test; `result` says why nothing was sent. */
export type SendOutcome = ModelOf<typeof sendOutcome>;
