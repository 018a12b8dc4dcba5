import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

/** Times as fast as a person sees them: nothing is left out, and nobody waits for a fade. */
const PLAYBACK_RATE = 20;

// Transitions begin, run and end as they do for everybody, so that what waits for their end is tested as it is.
beforeAll(async () => {
  await cdp().send('Animation.enable');
  await cdp().send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
});
