import type { LanguageCode } from '@milepost/kit/engines/language';
import type { RawAnswer } from '../../core/envelope.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import { captchaPng, drawDigits, type Draw } from './captcha-image.ts';
import { makeRoom } from './make-room.ts';
import { spokenCaptcha } from './spoken-captcha.ts';

/** Time an image is good for. @reading R-053 */
const CAPTCHA_MS = 5 * 60 * 1000;
const RANDOM_RANGE = 2 ** 32;

export const CAPTCHA_WRONG = '验证码错误，请重新输入';
export const CAPTCHA_EXPIRED = '验证码已过期，请刷新后重新输入';

/** Images of digits, each good for one try, which can also be heard. */
export interface Captchas {
  /** Draws an image and keeps its letters under the value the client chose. */
  image(timestamp: string, length: number, network: string): RawAnswer;
  /** The same digits spoken; as often as one likes, while the image is good. Without an image they are drawn now. @reading R-454 */
  spoken(timestamp: string, length: number, language: LanguageCode, network: string): RawAnswer;
  /** Uses the image up; null when the letters are right, else what to tell the person. */
  problem(timestamp: string | undefined, letters: string | undefined): string | null;
}

export function createCaptchas({ store, now, random }: BaseWorld): Captchas {
  const draw: Draw = (below) => Math.floor((Buffer.from(random(4)).readUInt32LE() / RANDOM_RANGE) * below);
  const fresh = (timestamp: string, length: number, network: string): string => {
    const letters = drawDigits(length, draw);
    makeRoom(store, 'captcha', network, now());
    store.run(
      'INSERT OR REPLACE INTO captcha (timestamp, letters, expiryTime, network) VALUES (?, ?, ?, ?)',
      timestamp,
      letters,
      now() + CAPTCHA_MS,
      network,
    );
    return letters;
  };

  return {
    image: (timestamp, length, network) => {
      const bytes = captchaPng(fresh(timestamp, length, network), draw, random);
      return { kind: 'raw', bytes, contentType: 'image/png', fileName: 'captcha.png', isInline: true };
    },
    spoken: (timestamp, length, language, network) => {
      const kept = store.one<{ letters: string }>('SELECT letters FROM captcha WHERE timestamp = ? AND expiryTime > ?', timestamp, now());
      const bytes = spokenCaptcha(kept?.letters ?? fresh(timestamp, length, network), language, draw, random);
      return { kind: 'raw', bytes, contentType: 'audio/wav', fileName: 'captcha.wav' };
    },
    problem: (timestamp, letters) => {
      const [kept] = store.all<{ letters: string; expiryTime: number }>(
        'DELETE FROM captcha WHERE timestamp = ? RETURNING letters, expiryTime',
        timestamp ?? '',
      );
      if (!kept || kept.expiryTime <= now()) return CAPTCHA_EXPIRED;
      return kept.letters === typedDigits(letters) ? null : CAPTCHA_WRONG;
    },
  };
}

/** Digits as they were typed: in any width, with or without spaces, as they may be heard in groups. */
const typedDigits = (letters = ''): string => letters.normalize('NFKC').replaceAll(/\s/g, '');
