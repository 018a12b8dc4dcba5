import { useState } from 'react';

/**
 * True once the server has said anything against a try, now or before: from then on the password says what more wrong tries may
 * lead to. @param refusal what it says now; null when it says nothing @reading R-305
 */
export function useWasRefused(refusal: string | null): boolean {
  const [wasRefused, setWasRefused] = useState(false);
  if (refusal !== null && !wasRefused) setWasRefused(true);
  return wasRefused;
}
