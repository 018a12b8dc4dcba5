import { statfsSync } from 'node:fs';
import os from 'node:os';
import { IN_MEMORY } from '../../core/store.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

interface CpuTimes {
  readonly busy: number;
  readonly all: number;
}

/** Reads the load of this machine; the share of the processor is that since the last reading, at first since the machine began. */
export function createServerState(folder: string): (timeMs: number) => ReturnType<typeof stateOf> {
  let before: CpuTimes = { busy: 0, all: 0 };
  const place = folder === IN_MEMORY ? process.cwd() : folder;
  return (timeMs) => {
    const now = cpuTimes();
    const state = stateOf(place, timeMs, shareOf(now.busy - before.busy, now.all - before.all));
    before = now;
    return state;
  };
}

function stateOf(place: string, timeMs: number, used: number) {
  const { blocks, bavail, bfree, bsize } = statfsSync(place);
  const cpus = os.cpus();
  return {
    system: { os: `${os.type()} ${os.release()}`, ip: ownAddress(), day: uptimeText(os.uptime()) },
    cpu: { name: cpus[0]?.model.trim() ?? '', coreNumber: cpus.length, used, idle: rounded(100 - used) },
    memory: usageOf(os.totalmem(), os.freemem(), os.freemem()),
    // Some room of a disk is kept back: it is neither used nor for us.
    disk: usageOf(blocks * bsize, bavail * bsize, bfree * bsize),
    time: timeMs,
  };
}

function usageOf(total: number, available: number, free: number) {
  const used = total - free;
  return { total, used, available, usageRate: shareOf(used, total) };
}

function cpuTimes(): CpuTimes {
  const times = os.cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce((sum, { user, nice, sys, irq, idle: waited }) => sum + user + nice + sys + irq + waited, 0);
  return { busy: all - idle, all };
}

const rounded = (percent: number): number => Math.round(percent * 10) / 10;
const shareOf = (part: number, whole: number): number => (whole <= 0 ? 0 : rounded(Math.min(100, (part / whole) * 100)));

/** First address others reach this machine by. */
const ownAddress = (): string =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

function uptimeText(seconds: number): string {
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  return `${days}天${hours}小时${Math.floor((seconds % HOUR_S) / MINUTE_S)}分钟`;
}
