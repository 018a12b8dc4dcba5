import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { identityOf, storedOfIdentity } from '../../../engines/pick/index.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { nameOf, standsAt } from '../nodeWords.ts';
import type { PickerNode } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { useText } from '../useText.ts';
import { recentChip, recentHeading, recentList, recentStrip } from './RecentStrip.css.ts';

/** Last choices, as buttons that turn a choice over; not there while nothing is known of them. @reading R-182 */
export function RecentStrip({ session, draft }: { readonly session: PickerSession; readonly draft: Draft }) {
  const { t } = useLingui();
  const textOf = useText();
  const headingId = useId();
  const nodes = useRecentNodes(session);
  const [stop, setStop] = useState(0);
  if (nodes.length === 0) return null;
  const { policy } = session.spec;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  }

  return (
    <div className={recentStrip}>
      <span id={headingId} className={recentHeading}>
        {t`Recently chosen`}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
      <div role="toolbar" aria-labelledby={headingId} className={recentList} onKeyDown={onKeyDown}>
        {nodes.map((node, at) => (
          <button
            key={identityOf(policy, node)}
            type="button"
            tabIndex={at === Math.min(stop, nodes.length - 1) ? 0 : -1}
            aria-pressed={draft.draft.has(identityOf(policy, node))}
            title={[nameOf(node, textOf), standsAt(node)].filter(Boolean).join(' ')}
            className={`${recentChip} ${focusRing}`}
            onFocus={() => setStop(at)}
            onClick={() => draft.choose([node], 'node')}
          >
            {nameOf(node, textOf)}
          </button>
        ))}
      </div>
    </div>
  );
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
