import { configurations } from '../../definition/configurations.ts';
import { flowKinds } from '../../definition/flowKinds.ts';
import type { OwnFeed } from '../../definition/types.ts';

/** Feeds of options that several screens use, by name. */
export const FEEDS: Readonly<Record<string, OwnFeed>> = { configurations, flowKinds };
