import { useRef, useState } from 'react';
import type { CaptchaAnswer } from './useLogin.ts';

/** The value a new image is asked with; it only has to be new. */
const freshCaptcha = (): CaptchaAnswer => ({ code: '', timestamp: String(Date.now()) });

/** Asks for each account once whether it needs a captcha, and again after a refusal if it did not. @source shell §7 @reading R-307 */
export function useCaptcha(lettersOf: (account: string) => Promise<number>) {
  const [letters, setLetters] = useState(0);
  const [answer, set] = useState<CaptchaAnswer | null>(null);
  const asked = useRef('');
  async function ask(account: string) {
    if (!account || asked.current === account) return;
    asked.current = account;
    const count = await lettersOf(account);
    if (asked.current !== account) return;
    setLetters(count);
    set(count > 0 ? freshCaptcha() : null);
  }
  return {
    letters,
    answer,
    ask,
    type: (code: string) => answer && set({ ...answer, code }),
    /** After a refusal: an image is good for one attempt; where there was none, the server may want one now. */
    renew(account: string) {
      if (answer) return set(freshCaptcha());
      asked.current = '';
      void ask(account);
    },
  };
}
