import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import { createUploadQueue, isUnderWay, limitProblem } from '../../engines/upload/index.ts';
import type { UploadEntry, UploadNews } from '../../engines/upload/index.ts';
import { useAsk } from '../confirm/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { StoredUpload, UploadFieldProps } from './types.ts';
import { useNaming } from './useNaming.tsx';
import { useNetworkPause } from './useNetworkPause.ts';
import { useProgressNews } from './useProgressNews.ts';
import { useUploadWords } from './useUploadWords.ts';

/** Before the first drawing nobody can choose a file. */
const NOT_YET = {
  send: () => Promise.reject(new Error('[kit] A file was sent before its field was drawn.')),
  rules: {},
  heldCount: () => 0,
  tell: () => undefined,
};

/** Files under way, what was wrong, and the ways to take files out. */
export function useUploadField<Stored extends StoredUpload>(props: UploadFieldProps<Stored>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const confirm = useAsk();
  const words = useUploadWords(props.look);
  // A tile has no room for it.
  const canPause = props.ports.canPause === true && props.look === 'list';
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  // A stored file and the next one may come before the value has been drawn.
  const value = useRef(props.value);
  useLayoutEffect(() => {
    value.current = props.value;
  }, [props.value]);

  function change(next: Stored[]) {
    value.current = next;
    props.onChange(next);
  }
  function complain(sentence: string) {
    setProblems((before) => (before.includes(sentence) ? before : [...before, sentence]));
    announcer.say(sentence, 'assertive');
  }
  function warn(sentence: string) {
    setWarnings((before) => (before.includes(sentence) ? before : [...before, sentence]));
    announcer.say(sentence);
  }
  function hear(news: UploadNews<Stored>) {
    if (news.kind === 'problem') complain(words.problem(news.problem));
    else if (news.kind === 'warning') warn(words.warning(news.warning));
    else if (news.kind === 'added')
      announcer.say(canPause ? t`${{ count: news.count }} added, checking` : t`${{ count: news.count }} added, uploading`);
    else if (news.kind === 'found')
      announcer.say(t`Found an unfinished upload of ${{ name: news.name }}, going on from ${{ percent: news.percent }}%`);
    else if (news.kind === 'stored') change([...value.current, news.stored]);
    else if (news.kind === 'idle') announcer.say(t`${{ count: news.storedCount }} uploaded`);
    else if (news.kind === 'failed') announcer.say(t`${{ name: news.name }}: upload failed`, 'assertive');
    else complain(news.message || t`${{ name: news.name }}: upload failed`);
  }

  const naming = useNaming();
  const [queue] = useState(() => createUploadQueue<Stored>(NOT_YET));
  useLayoutEffect(() => {
    const { send, beforeUpload } = props.ports;
    const nameFiles = props.asksNames ? naming.ask : undefined;
    queue.use({ send, beforeUpload, nameFiles, canPause, rules: props.rules ?? {}, heldCount: () => value.current.length, tell: hear });
  });
  useEffect(() => () => queue.dispose(), [queue]);
  const { entries, isJudging } = useExternalStore(queue.subscribe, queue.snapshot);
  useProgressNews(entries);
  useNetworkPause(queue);
  const keepFocus = useFocusAfterRemoval();
  const isBusy = isJudging || entries.some(({ state }) => isUnderWay(state));
  const isPending = isBusy || entries.some(({ state }) => state.kind === 'paused');
  const tellPending = useEffectEvent((is: boolean) => props.onPendingChange?.(is));
  useEffect(() => {
    if (!isPending) return undefined;
    tellPending(true);
    // Also where the field goes away: what was under way is broken off then.
    return () => tellPending(false);
  }, [isPending]);

  return {
    entries,
    isBusy,
    /** The question for names, while there is one. */
    naming: naming.dialog,
    /** Problems of the last choice. */
    problems,
    /** Facts about files of the last choice that were taken. */
    warnings,
    limits: words.limits(props.rules ?? {}),
    /** False, with the reason told, where no more files fit. */
    mayAdd: () => {
      const problem = limitProblem(value.current.length + queue.snapshot().entries.length, 1, props.rules ?? {});
      setProblems([]);
      if (problem) complain(words.problem(problem));
      return !problem;
    },
    addPhoto: (photo: File, isNamed: boolean) => {
      if (isNamed) naming.keep(photo);
      void queue.add([photo]);
    },
    add: (files: readonly File[]) => {
      if (props.use && props.use !== 'editable') return;
      setProblems([]);
      setWarnings([]);
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
      announcer.say(t`${{ name: entry.file.name }} paused at ${{ percent }}%`);
    },
    resume: (entry: UploadEntry<Stored>) => {
      if (queue.resume(entry.id) > 0) announcer.say(t`${{ name: entry.file.name }}: the upload goes on`);
    },
    pauseAll: () => announcer.say(t`${plural(queue.pause('all'), { one: '# file paused', other: '# files paused' })}`),
    resumeAll: () => announcer.say(t`${plural(queue.resume('all'), { one: '# upload goes on', other: '# uploads go on' })}`),
    retry: (id: number) => {
      keepFocus();
      queue.retry(id);
    },
    cancel: (entry: UploadEntry<Stored>) => {
      keepFocus();
      announcer.say(t`${{ name: entry.file.name }}: upload cancelled`);
      queue.cancel(entry.id);
    },
    remove: async (file: Stored) => {
      const { name } = file;
      const isSure = await confirm({ title: t`Remove ${{ name }}?`, confirmLabel: t`Remove`, tone: 'danger' });
      if (!isSure) return;
      keepFocus();
      const rest = value.current.filter((other) => other !== file);
      announcer.say(rest.length === 0 ? t`Removed ${{ name }}, nothing left` : t`Removed ${{ name }}, ${{ left: rest.length }} left`);
      setProblems([]);
      setWarnings([]);
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
