import { useState } from 'react';

/**
 * The last answer there was: what a form was filled from stays with the form, also when the cache has let it go, as for a page
 * that is out of sight or behind a locked screen. Otherwise the form would be built anew, and what was typed would be lost.
 * @reading R-337
 */
export function useHeld<Answer>(answer: Answer | undefined): Answer | undefined {
  const [held, setHeld] = useState(answer);
  // Compared while drawing, so that nothing is drawn without it.
  if (answer !== undefined && answer !== held) setHeld(answer);
  return answer ?? held;
}
