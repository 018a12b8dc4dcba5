import { systemClock } from '../../engines/clock/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { DataInterfaceFeed, InterfaceListAsk, InterfaceLookupAsk } from '../../primitives/data-picker/index.ts';
import { createGate, untilAborted } from '../slowFeed.ts';
import type { SlowFeed } from '../slowFeed.ts';

interface FeedWays {
  /** Time every answer takes. @defaultValue 0 */
  readonly delayMs?: number;
  /** Numbers of the next calls that fail; change it while it runs. */
  readonly failures?: { list: number; lookup: number };
  /** Never answers. */
  readonly isSilent?: boolean;
  /** Filter for the rows a call with these parameters may see. */
  readonly within?: (row: DataRecord, paramList: readonly DataRecord[]) => boolean;
}

/** A data interface over rows in memory, and what it was asked; its lists can be slowed down and broken. */
export interface MemoryFeed extends DataInterfaceFeed, SlowFeed {
  /** Questions lists were asked. */
  readonly lists: InterfaceListAsk[];
  readonly lookups: InterfaceLookupAsk[];
}

/** Waits as long as a server would; aborted, it never answers. */
export function answerAfter<T>(delayMs: number, answer: () => T, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const cancel = systemClock.after(delayMs, settle);
    signal.addEventListener('abort', () => {
      cancel();
      reject(new DOMException('The request was called off', 'AbortError'));
    });
  });
}

function failIf(failures: FeedWays['failures'], call: 'list' | 'lookup'): void {
  if (!failures || failures[call] <= 0) return;
  failures[call] -= 1;
  throw new Error('offline');
}

const holds = (row: DataRecord, keyword: string) => Object.values(row).some((value) => String(value).includes(keyword));

/** Rows in memory behind the port of a data interface, with the delays and failures of a real one. */
export function memoryFeed(rows: readonly DataRecord[], ways: FeedWays = {}): MemoryFeed {
  const { delayMs = 0, failures, isSilent = false, within = () => true } = ways;
  const lists: InterfaceListAsk[] = [];
  const lookups: InterfaceLookupAsk[] = [];
  const silence = new Promise<never>(() => undefined);
  const gate = createGate<InterfaceListAsk>();
  return {
    ...gate.controls,
    asked: lists,
    lists,
    lookups,
    async list(ask, signal) {
      lists.push(ask);
      if (isSilent) return silence;
      await untilAborted(signal);
      const answer = () => {
        failIf(failures, 'list');
        const found = rows.filter((row) => holds(row, ask.keyword) && within(row, ask.paramList));
        return { rows: found.slice((ask.currentPage - 1) * ask.pageSize, ask.currentPage * ask.pageSize), total: found.length };
      };
      return gate.pass(ask, signal, () => answerAfter(delayMs, answer, signal));
    },
    lookup(ask, signal) {
      lookups.push(ask);
      if (isSilent) return silence;
      return answerAfter(
        delayMs,
        () => {
          failIf(failures, 'lookup');
          const ids = new Set(ask.ids);
          return rows.filter((row) => ids.has(String(row[ask.propsValue])));
        },
        signal,
      );
    },
  };
}
