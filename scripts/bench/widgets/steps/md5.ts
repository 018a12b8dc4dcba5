import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, openSync, closeSync, ftruncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

const MB = 1_048_576;
/** As large as the file of the given peers. */
const SIZE_MB = 512;
const SLAB_MB = 16;
/** As large as a browser lets a file of a form be; without contents on the disk, all of it is read as zeros. */
const LARGE_MB = 2048;

const digests = new Map<string, Promise<string>>();

async function digestOf(file: string): Promise<string> {
  const hash = createHash('md5');
  for await (const bytes of createReadStream(file, { highWaterMark: MB })) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** A file of this size in the folder for temporary files, made once, with its digest by another implementation. */
async function given(sizeMb: number, isSparse: boolean): Promise<{ file: string; digest: string }> {
  const file = path.join(tmpdir(), `milepost-bench-${sizeMb}${isSparse ? 'sparse' : ''}.bin`);
  if (!existsSync(file)) {
    const open = openSync(file, 'w');
    if (isSparse) ftruncateSync(open, sizeMb * MB);
    else for (let done = 0; done < sizeMb; done += SLAB_MB) writeSync(open, randomBytes(SLAB_MB * MB));
    closeSync(open);
  }
  const digest = digests.get(file) ?? digestOf(file);
  digests.set(file, digest);
  return { file, digest: await digest };
}

/** Hashes a file of 512 MB, then one of 2 GB, and watches the main thread meanwhile. @throws when a digest is wrong */
export async function md5Steps({ page, enter, cpu }: Measured): Promise<Figures> {
  await enter();
  const hash = async (sizeMb: number, isSparse: boolean) => {
    const { file, digest } = await given(sizeMb, isSparse);
    await page.setInputFiles('#f', file);
    await page.evaluate(async () => {
      await window.bench.prepare?.();
      await window.__probe.idle(300);
    });
    const done = await cpu(() =>
      page.evaluate(async () => {
        const began = performance.now();
        const md5 = String(await window.bench.run?.());
        const ended = performance.now();
        // A long task is told after it.
        await window.__probe.idle(100);
        const tasks = window.__probe.longTasks.filter(([at, ms]) => at + ms > began && at < ended).map(([, ms]) => ms);
        return { md5, ms: ended - began, blockedMs: tasks.reduce((sum, ms) => sum + ms, 0), longestMs: Math.max(0, ...tasks) };
      }),
    );
    if (done.md5 !== digest) throw new Error(`[bench] ${file} was hashed as ${done.md5}, and is ${digest}.`);
    return done;
  };
  const half = await hash(SIZE_MB, false);
  const large = await hash(LARGE_MB, true);
  return {
    ms: half.ms,
    mbPerSecond: (SIZE_MB * MB) / 1e6 / (half.ms / 1000),
    blockedMs: half.blockedMs,
    mainCpuMs: half.cpuMs,
    largeMs: large.ms,
    largeLongestMs: large.longestMs,
  };
}
