import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection.ts';

/** Tries again what failed, by itself, as soon as the connection to the server is worth another try. @reading R-294 */
export function useTurn(tryAgain: () => void): void {
  const again = useEffectEvent(tryAgain);
  useEffect(() => connection.turn.listen(() => again()), []);
}
