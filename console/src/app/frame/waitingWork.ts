import { atom } from 'nanostores';

/** Address of the list of work that waits. */
export const TO_DO_PATH = '/workFlow/flowTodo';

/** Number of work that waits for the person, as the menu says it; kept by the tools of the bar, which come later than the menu. */
export const $waitingWork = atom(0);
