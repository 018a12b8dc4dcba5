import { configurations } from './configurations.ts';
import { flowKinds } from './flowKinds.ts';
import type { OwnFeed } from './types.ts';

/** Feeds of options that several screens use, by name. */
export const FEEDS: Readonly<Record<string, OwnFeed>> = { configurations, flowKinds };
