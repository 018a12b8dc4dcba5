// Says the digits of spoken captchas once, as small WAV files (8 kHz, 8 bits, one channel). What it makes is committed; nothing else
// needs its programs: apt-get install espeak-ng sox. Usage: node scripts/make-spoken-digits.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../openapi/servers/sandbox/resources/sessions/spoken', import.meta.url));
const CHINESE = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Two voices of each language. */
const LANGUAGES = {
  zh: { words: CHINESE, voices: ['cmn+f2', 'cmn+m3'] },
  zhtw: { words: CHINESE, voices: ['cmn+f4', 'cmn+m7'] },
  en: { words: ENGLISH, voices: ['en-us+f2', 'en-us+m3'] },
};
const WORDS_A_MINUTE = '130';
/** Silence is cut off at both ends. */
const CUT = ['silence', '1', '0.01', '1%', 'reverse', 'silence', '1', '0.01', '1%', 'reverse'];

for (const [language, { words, voices }] of Object.entries(LANGUAGES)) {
  mkdirSync(join(FOLDER, language), { recursive: true });
  for (const [voice, name] of voices.entries())
    for (const [digit, word] of words.entries()) {
      const said = join(tmpdir(), `milepost-digit-${process.pid}.wav`);
      execFileSync('espeak-ng', ['-v', name, '-s', WORDS_A_MINUTE, '-w', said, word]);
      execFileSync('sox', [
        '-R',
        said,
        '-r',
        '8000',
        '-c',
        '1',
        '-b',
        '8',
        join(FOLDER, language, `${digit}-${voice}.wav`),
        ...CUT,
        'norm',
        '-3',
      ]);
      rmSync(said);
    }
}
console.log(`Made ${FOLDER}.`);
