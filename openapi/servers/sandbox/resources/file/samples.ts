import { clip } from './clip.ts';
import { png, type Colour } from './png.ts';
import { tone } from './tone.ts';

/** Contents of the files of the seed's conversations. @source shell §2.7 (voice and video entries playable) */
const SAMPLES: Readonly<Record<string, { contentType: string; make: () => Uint8Array<ArrayBuffer> }>> = {
  'IM/20261118_guardrail.png': { contentType: 'image/png', make: guardrail },
  'IM/20261118_patrol.wav': { contentType: 'application/octet-stream', make: () => tone(PATROL_SECONDS) },
  'IM/20261118_patrol.webm': { contentType: 'application/octet-stream', make: clip },
};
const PATROL_SECONDS = 12;
const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** The content of a file of the seed, made when it is first asked for; null for any other name. */
export function sampleOf(type: string, name: string): { contentType: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const key = `${type}/${name}`;
  const sample = Object.hasOwn(SAMPLES, key) ? SAMPLES[key] : undefined;
  if (!sample) return null;
  const bytes = made.get(key) ?? sample.make();
  made.set(key, bytes);
  return { contentType: sample.contentType, bytes };
}

const [WIDTH_PX, HEIGHT_PX] = [1280, 720];
const SKY: Colour = [0xc8, 0xd6, 0xe2];
const VERGE: Colour = [0x8c, 0xa0, 0x7a];
const ROAD: Colour = [0x67, 0x70, 0x79];
const PAINT: Colour = [0xe8, 0xee, 0xf4];
const STEEL: Colour = [0xaa, 0xb4, 0xbe];

/** A road with its guardrail. */
function guardrail(): Uint8Array<ArrayBuffer> {
  return png(WIDTH_PX, HEIGHT_PX, (x, y) => {
    const isRail = y > 0.46 && y < 0.54 && Math.abs(y - 0.5) > 0.008;
    const isPost = y > 0.46 && y < 0.64 && (x * 8) % 1 < 0.09;
    if (isRail || isPost) return STEEL;
    if (y < 0.4) return SKY;
    if (y < 0.62) return VERGE;
    return y > 0.79 && y < 0.81 && (x * 5) % 1 < 0.6 ? PAINT : ROAD;
  });
}
