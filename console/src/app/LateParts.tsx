import { latePart, useLatePart } from '@milepost/kit/late-part';
import type { AppWorld } from './appWorld.ts';
import { useIdle } from './useIdle.ts';
import * as css from './Shell.css.ts';

const tools = latePart(async () => (await import('./ShellTools.tsx')).ShellTools);
const tags = latePart(async () => (await import('./TagsBar.tsx')).TagsBar);

/** The tools of the bar, as soon as the page itself is painted. */
export function LateTools() {
  const state = useLatePart(tools, useIdle());
  if (state.status !== 'here') return null;
  const Tools = state.part;
  return <Tools />;
}

/** The tags of open pages, as soon as the page itself is painted; their room is kept. */
export function LateTags({ world }: { readonly world: AppWorld }) {
  const state = useLatePart(tags, useIdle());
  if (state.status !== 'here') return <div className={css.tagsRoom} />;
  const Tags = state.part;
  return <Tags world={world} />;
}
