import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import { useHeld } from '../../engines/prop-getters/index.ts';
import { createUploadQueue, isUnderWay, limitProblem } from '../../engines/upload/index.ts';
import type { UploadEntry, UploadNews } from '../../engines/upload/index.ts';
import type { RemovalQuestion, StoredUpload, UploadOptions } from './types.ts';
import { useFileNames } from './useFileNames.ts';
import { useNetworkPause } from './useNetworkPause.ts';
import { useProgressNews } from './useProgressNews.ts';

/** Before the first drawing nobody can choose a file. */
const NOT_YET = {
  send: () => Promise.reject(new Error('[kit] A file was sent before its field was drawn.')),
  rules: {},
  heldCount: () => 0,
  tell: () => undefined,
};

/** Sentences on the files of the last choice: what was wrong, and what is to be known of those that were taken. */
function useFound() {
  const announce = useAnnounce();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const withOne = (sentence: string) => (before: readonly string[]) => (before.includes(sentence) ? before : [...before, sentence]);
  return {
    problems,
    warnings,
    complain: (sentence: string) => {
      setProblems(withOne(sentence));
      announce(sentence, 'assertive');
    },
    warn: (sentence: string) => {
      setWarnings(withOne(sentence));
      announce(sentence);
    },
    forget: () => {
      setProblems([]);
      setWarnings([]);
    },
    forgetProblems: () => setProblems([]),
  };
}

/** Asks whether a stored file is taken out, where nobody else does. */
function useRemoval<Stored>() {
  const [question, setQuestion] = useState<RemovalQuestion<Stored> | null>(null);
  const ask = (file: Stored) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        file,
        answer(isSure) {
          setQuestion(null);
          resolve(isSure);
        },
      }),
    );
  return { question, ask };
}

/** Files under way, what was wrong, and the ways to take files out. */
export function useFiles<Stored extends StoredUpload>(options: UploadOptions<Stored>) {
  const { messages, rules = {}, ports, use = 'editable' } = options;
  const announce = useAnnounce();
  const canPause = ports.canPause === true;
  const { problems, warnings, complain, warn, forget, forgetProblems } = useFound();
  const removal = useRemoval<Stored>();
  const [held, hold] = useHeld<readonly Stored[]>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? [],
    onChange: options.onChange,
  });
  // A stored file and the next one may come before the value has been drawn.
  const value = useRef(held);
  useLayoutEffect(() => {
    value.current = held;
  }, [held]);

  function change(next: readonly Stored[]) {
    value.current = next;
    hold(next);
  }
  function hear(news: UploadNews<Stored>) {
    if (news.kind === 'problem') complain(messages.refused(news.problem));
    else if (news.kind === 'warning') warn(messages.warning(news.warning));
    else if (news.kind === 'added') announce(messages.added(news.count, canPause));
    else if (news.kind === 'found') announce(messages.found(news.name, news.percent));
    else if (news.kind === 'stored') change([...value.current, news.stored]);
    else if (news.kind === 'idle') announce(messages.uploaded(news.storedCount));
    else if (news.kind === 'failed') announce(messages.failed(news.name), 'assertive');
    else complain(news.message || messages.failed(news.name));
  }

  const naming = useFileNames();
  const [queue] = useState(() => createUploadQueue<Stored>(NOT_YET));
  useLayoutEffect(() => {
    const { send, beforeUpload } = ports;
    const nameFiles = options.asksNames ? naming.ask : undefined;
    queue.use({ send, beforeUpload, nameFiles, canPause, rules, heldCount: () => value.current.length, tell: hear });
  });
  useEffect(() => () => queue.dispose(), [queue]);
  const { entries, isJudging } = useExternalStore(queue.subscribe, queue.snapshot);
  useProgressNews(entries, messages);
  useNetworkPause(queue, messages);
  const keepFocus = useFocusAfterRemoval();
  const isBusy = isJudging || entries.some(({ state }) => isUnderWay(state));
  const isPending = isBusy || entries.some(({ state }) => state.kind === 'paused');
  const tellPending = useEffectEvent((is: boolean) => options.onPendingChange?.(is));
  useEffect(() => {
    if (!isPending) return undefined;
    tellPending(true);
    // Also where the field goes away: what was under way is broken off then.
    return () => tellPending(false);
  }, [isPending]);

  return {
    value: held,
    entries,
    isBusy,
    isPending,
    /** The question for names, while there is one: what is sent waits for its answer. */
    naming: naming.question,
    /** The question whether a stored file is taken out, while there is one. Never where `ask` is given. */
    removal: removal.question,
    /** Problems of the last choice. */
    problems,
    /** Facts about files of the last choice that were taken. */
    warnings,
    /** False, with the reason told, where no more files fit. */
    mayAdd: () => {
      const problem = limitProblem(value.current.length + queue.snapshot().entries.length, 1, rules);
      forgetProblems();
      if (problem) complain(messages.refused(problem));
      return !problem;
    },
    addPhoto: (photo: File, isNamed: boolean) => {
      if (isNamed) naming.keep(photo);
      void queue.add([photo]);
    },
    add: (files: readonly File[]) => {
      if (use !== 'editable') return;
      forget();
      void queue.add(files);
    },
    /** Files under way, and paused ones, where there is a pause. */
    pausable: canPause
      ? {
          running: entries.filter(({ state }) => isUnderWay(state)).length,
          paused: entries.filter(({ state }) => state.kind === 'paused').length,
        }
      : null,
    pause: (entry: UploadEntry<Stored>) => {
      if (queue.pause(entry.id) === 0) return;
      const percent = 'percent' in entry.state ? (entry.state.percent ?? 0) : 0;
      announce(messages.paused(entry.file.name, percent));
    },
    resume: (entry: UploadEntry<Stored>) => {
      if (queue.resume(entry.id) > 0) announce(messages.resumed(entry.file.name));
    },
    pauseAll: () => announce(messages.allPaused(queue.pause('all'))),
    resumeAll: () => announce(messages.allResumed(queue.resume('all'))),
    retry: (id: number) => {
      keepFocus();
      queue.retry(id);
    },
    cancel: (entry: UploadEntry<Stored>) => {
      keepFocus();
      announce(messages.cancelled(entry.file.name));
      queue.cancel(entry.id);
    },
    remove: async (file: Stored) => {
      if (!(await (options.ask ?? removal.ask)(file))) return;
      keepFocus();
      const rest = value.current.filter((other) => other !== file);
      announce(messages.removed(file.name, rest.length));
      forget();
      change(rest);
    },
  };
}

/** Call it before a row goes: the keyboard is then taken to the next one, the previous one, the button. */
function useFocusAfterRemoval() {
  const anchor = useRef<FocusAnchor | null>(null);
  useEffect(() => {
    if (!anchor.current) return;
    const from = anchor.current;
    anchor.current = null;
    if (document.activeElement === document.body) restoreFocus(from);
  });
  return () => {
    anchor.current = pageLayers().anchor();
  };
}
