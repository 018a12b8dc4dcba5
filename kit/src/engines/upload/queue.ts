import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { createEntryList } from './entryList.ts';
import { renamed, stemOf } from './fileName.ts';
import { judgeFile, limitProblem } from './judge.ts';
import { createSender } from './sender.ts';
import { isAllowed } from './sending.ts';
import type { QueuePorts, UploadQueue } from './types.ts';

/** A queue of uploads without a view: rules, order, progress, retries. The sending itself is injected. @source forms §4, §5, §9 */
export function createUploadQueue<Stored>(first: QueuePorts<Stored>, clock: Clock = systemClock): UploadQueue<Stored> {
  let ports = first;
  const list = createEntryList<Stored>();
  const sender = createSender<Stored>({
    list,
    send: (file, options) => ports.send(file, options),
    keepsRefused: () => ports.keepsRefused ?? false,
    tell: (news) => ports.tell(news),
    clock,
  });
  /** Choices, and the files in them, that are being judged. */
  let judging = 0;
  let reserved = 0;
  /** Files judged before everything was broken off are not sent. */
  let generation = 0;

  /** The file as it will be sent, or null with the problem told. */
  async function judged(given: File): Promise<File | null> {
    const problem = await judgeFile(given, ports.rules);
    if (problem && problem.kind !== 'mismatch') {
      ports.tell({ kind: 'problem', problem });
      return null;
    }
    if (problem) ports.tell({ kind: 'warning', warning: problem });
    return renamed(given, stemOf(given.name));
  }

  /** Files that may be sent, in the order they were chosen. */
  async function admit(files: readonly File[]): Promise<readonly File[]> {
    const good = (await Promise.all(files.map(judged))).filter((file) => file !== null);
    const named = good.length > 0 && ports.nameFiles ? await ports.nameFiles(good) : good;
    const isAdmitted = await Promise.all(named.map((file) => isAllowed(file, ports.beforeUpload, clock)));
    return named.filter((_, at) => isAdmitted[at]);
  }

  return {
    snapshot: list.snapshot,
    subscribe: list.subscribe,
    use: (next) => {
      ports = next;
    },
    async add(files) {
      if (files.length === 0) return;
      const tooMany = limitProblem(ports.heldCount() + list.snapshot().entries.length + reserved, files.length, ports.rules);
      if (tooMany) {
        ports.tell({ kind: 'problem', problem: tooMany });
        return;
      }
      const born = generation;
      judging += 1;
      reserved += files.length;
      list.setJudging(true);
      const admitted = await admit(files);
      reserved -= files.length;
      judging -= 1;
      if (born !== generation) return;
      list.append(admitted, judging > 0);
      if (admitted.length > 0) ports.tell({ kind: 'added', count: admitted.length });
      sender.pump();
    },
    cancel: (id) => {
      if (list.has(id)) sender.cancel(id);
    },
    retry: (id) => {
      list.apply(id, { on: 'retry' });
      sender.pump();
    },
    pause: (which, by = 'person') => {
      if (!ports.canPause) return 0;
      const ids = sender.underWay().filter((id) => which === 'all' || id === which);
      for (const id of ids) sender.pause(id, by);
      // What waited behind a single paused file takes its turn; after all nothing is left to.
      sender.pump();
      return ids.length;
    },
    resume: (which) => {
      const ids = list
        .snapshot()
        .entries.flatMap(({ id, state }) =>
          state.kind === 'paused' && (which === 'all' || which === id || which === state.by) ? [id] : [],
        );
      for (const id of ids) list.apply(id, { on: 'resume' });
      sender.pump();
      return ids.length;
    },
    dispose: () => {
      generation += 1;
      sender.dispose();
    },
  };
}
