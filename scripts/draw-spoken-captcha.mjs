// Draws one spoken captcha of each language, as a sandbox speaks it, so that it can be looked at: voices, pauses, hiss and murmurs.
// Usage: node scripts/node24.mjs scripts/draw-spoken-captcha.mjs [FILE]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@milepost/openapi/servers/sandbox';

const FILE = process.argv[2] ?? fileURLToPath(new URL('../docs/evidence/2026-11-29-spoken-captcha.svg', import.meta.url));
/** Languages of the digits, and how they are asked for. */
const LANGUAGES = { zh: 'zh-CN', zhtw: 'zh-TW', en: 'en' };
const [HEADER_BYTES, RATE_HZ, LOUDEST] = [44, 8000, 32_768];
const [WIDTH, HEIGHT, MARGIN, LABEL, GAP] = [1000, 120, 20, 16, 34];
const [PX_A_SECOND, COLUMN] = [130, 1];

async function samplesOf(url, language) {
  const answer = await fetch(`${url}/api/oauth/SpokenCode/${Date.now()}`, { headers: { 'Accept-Language': language } });
  const wav = await answer.arrayBuffer();
  return new Int16Array(wav, HEADER_BYTES);
}

/** Lowest and highest sample of each column, as one line up and down. */
function waveOf(samples, top) {
  const perColumn = (RATE_HZ * COLUMN) / PX_A_SECOND;
  const middle = top + HEIGHT / 2;
  const strokes = [];
  for (let column = 0; column * perColumn < samples.length; column += 1) {
    const part = samples.subarray(Math.floor(column * perColumn), Math.ceil((column + 1) * perColumn));
    const [low, high] = [Math.min(...part), Math.max(...part)].map((sample) => middle - (sample / LOUDEST) * (HEIGHT / 2));
    strokes.push(`M${MARGIN + column * COLUMN} ${low.toFixed(1)}V${high.toFixed(1)}`);
  }
  return `<path d="${strokes.join('')}" stroke="#2f5d8a" fill="none"/>`;
}

const secondsOf = (samples, top) =>
  Array.from({ length: Math.floor(samples.length / RATE_HZ) + 1 }, (_, second) => {
    const x = MARGIN + second * PX_A_SECOND;
    return `<path d="M${x} ${top}v${HEIGHT}" stroke="#d0d5db"/><text x="${x + 3}" y="${top + HEIGHT - 3}" fill="#5a6572">${second} s</text>`;
  }).join('');

const sandbox = await startSandbox({ port: 0, data: ':memory:' });
const rows = [];
for (const [language, asked] of Object.entries(LANGUAGES)) {
  const samples = await samplesOf(sandbox.url, asked);
  const top = MARGIN + LABEL + rows.length * (HEIGHT + GAP);
  const seconds = (samples.length / RATE_HZ).toFixed(1);
  const name = `<text x="${MARGIN}" y="${top - 5}" fill="#1c2733">${language}, ${seconds} s</text>`;
  rows.push(name + secondsOf(samples, top) + waveOf(samples, top));
}
await sandbox.close();
const height = MARGIN + rows.length * (HEIGHT + GAP) + LABEL;
writeFileSync(
  FILE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${rows.join('')}</svg>\n`,
);
console.log(`Drawn: ${FILE}`);
