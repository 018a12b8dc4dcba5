import { sessionSharing } from '../auth/session-sharing/index.ts';
import { readTabPerson } from '../auth/tabPerson.ts';
import { $token } from '../auth/token.ts';
import { personBehind } from './personBehind.ts';

/**
 * Opens a locked tab when its person has unlocked another one: with its own token where the server answers it again, else with that
 * of the other tab. The returned function ends it. @reading R-437
 */
export function unlockedElsewhere(open: (token: string | null) => Promise<unknown>): () => void {
  let isOver = false;
  const isOf = async (token: string | null, person: string) => token !== null && (await personBehind(token))?.userId === person;
  async function follow(person: string) {
    if (person !== readTabPerson()) return;
    if (await isOf($token.get(), person)) return isOver || open(null);
    const { offer } = await sessionSharing.ask({ person });
    if (offer?.token && offer.lock === null && !isOver && (await isOf(offer.token, person))) return isOver || open(offer.token);
    return undefined;
  }
  // Where it does not arrive the screen stays locked.
  const stop = sessionSharing.onEntered((person) => void follow(person).catch(() => undefined));
  return () => {
    isOver = true;
    stop();
  };
}
