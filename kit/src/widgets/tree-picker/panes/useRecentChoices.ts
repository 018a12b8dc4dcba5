import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { arrowOf, useEnvironment } from '../../../engines/environment/index.ts';
import { identityOf, storedOfIdentity } from '../../../engines/pick/index.ts';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import { nameOf, standsAt } from '../nodeWords.ts';
import type { PickerNode } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';

/** Options of `useRecentChoices`. */
export interface RecentChoicesOptions {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
}

/** One of the last choices as it is drawn. */
export interface RecentChoiceView {
  readonly node: PickerNode;
  readonly identity: string;
  /** Position in the row, from 0. */
  readonly at: number;
  readonly name: string;
  /** Name with where it stands. */
  readonly title: string;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

/**
 * Behaviour of a row of the last choices, as buttons that turn a choice over: one tab stop, arrows walk. Nothing is known of them at
 * first: draw it once there are `views`.
 * @reading R-182
 */
export function useRecentChoices({ session, draft }: RecentChoicesOptions) {
  const { spec, text } = session;
  const { dir } = useEnvironment();
  const headingId = useId();
  const nodes = useRecentNodes(session);
  const [stop, setStop] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mp-recent]')];
    const at = buttons.findIndex((button) => button === event.target);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[arrowOf(event, dir)];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  }

  const views = nodes.map((node, at): RecentChoiceView => {
    const identity = identityOf(spec.policy, node);
    const name = nameOf(node, text);
    return {
      node,
      identity,
      at,
      name,
      title: [name, standsAt(node)].filter(Boolean).join(' '),
      isChosen: draft.chosen.has(identity),
      isTabStop: at === Math.min(stop, nodes.length - 1),
    };
  });

  return {
    /** Views of the last choices that are still there and may still be chosen. */
    views,
    /** Attributes of the words before the buttons: they name the row. */
    getHeadingProps: <Own extends object = object>(own?: Own) => mergeProps({ id: headingId }, own),
    /** Attributes of the element around the buttons. */
    getToolbarProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ role: 'toolbar', 'aria-labelledby': headingId, onKeyDown } as const, own),
    /** Attributes of a `button`. */
    recentProps: <Own extends object = object>({ node, at, title, isChosen, isTabStop }: RecentChoiceView, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'data-mp-recent': '',
          tabIndex: isTabStop ? 0 : -1,
          'aria-pressed': isChosen,
          title,
          onFocus: () => setStop(at),
          onClick: () => draft.choose([node], 'node'),
        } as const,
        own,
      ),
  };
}

/** The last choices that are still there and may still be chosen. */
function useRecentNodes({ spec }: PickerSession): readonly PickerNode[] {
  const [nodes, setNodes] = useState<readonly PickerNode[]>([]);
  useEffect(() => {
    const identities = spec.recent?.read() ?? [];
    const stored = identities.flatMap((identity) => storedOfIdentity(spec.policy, identity) ?? []);
    if (stored.length === 0) return undefined;
    const leaving = new AbortController();
    spec.resolve(stored, leaving.signal).then(
      (found) => {
        if (leaving.signal.aborted) return;
        const known = new Map([...(spec.variables ?? []), ...found].map((node) => [identityOf(spec.policy, node), node]));
        setNodes(identities.flatMap((identity) => known.get(identity) ?? []).filter((node) => spec.policy.accepts(node)));
      },
      // Without it the list below is all there is.
      () => undefined,
    );
    return () => leaving.abort();
  }, [spec]);
  return nodes;
}
