import { useRef, useState } from 'react';
import type { CaptchaAnswer } from '../useLogin.ts';

/** The value a new image is asked with; it only has to be new. */
const freshCaptcha = (): CaptchaAnswer => ({ code: '', timestamp: String(Date.now()) });

/** Request for a captcha: how many letters, and the image they are read from. */
interface RequestedCaptcha {
  readonly letters: number;
  readonly answer: CaptchaAnswer;
}

/** Asks for each account once whether it needs a captcha, and again after a refusal if it did not. @source shell §7 @reading R-307 */
export function useCaptcha(lettersOf: (account: string) => Promise<number>) {
  const [captcha, set] = useState<RequestedCaptcha | null>(null);
  const asked = useRef('');
  async function ask(account: string) {
    if (!account || asked.current === account) return;
    asked.current = account;
    const letters = await lettersOf(account);
    if (asked.current !== account) return;
    // An image is nobody’s in particular: where another account needs one alike, it stays, with what was read from it.
    set((now) => (letters === now?.letters ? now : letters > 0 ? { letters, answer: freshCaptcha() } : null));
  }
  return {
    letters: captcha?.letters ?? 0,
    answer: captcha?.answer ?? null,
    ask,
    /** The server could not say it when it was asked. */
    askAgain(account: string) {
      if (captcha) return;
      asked.current = '';
      void ask(account);
    },
    type: (code: string) => captcha && set({ ...captcha, answer: { ...captcha.answer, code } }),
    /** After a refusal: an image is good for one attempt; where there was none, the server may want one now. */
    renew(account: string) {
      if (captcha) return set({ ...captcha, answer: freshCaptcha() });
      asked.current = '';
      void ask(account);
    },
  };
}
