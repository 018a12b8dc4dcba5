import { latePart, useLatePart } from '@milepost/kit/late-part';
import { AllWords } from '../i18n/AllWords.tsx';
import type { AppWorld } from './appWorld.ts';
import { useIdle } from './useIdle.ts';
import * as css from './Shell.css.ts';

const tools = latePart(async () => (await import('./ShellTools.tsx')).ShellTools);
const tags = latePart(async () => (await import('./TagsBar.tsx')).TagsBar);
const commands = latePart(async () => (await import('./PageCommands.tsx')).PageCommands);

/** The tools of the bar, as soon as the page itself is painted. */
export function LateTools() {
  const state = useLatePart(tools, useIdle());
  if (state.status !== 'here') return null;
  const Tools = state.part;
  return (
    <AllWords>
      <Tools />
    </AllWords>
  );
}

/** The tags of open pages, as soon as the page itself is painted; their room is kept. */
export function LateTags({ world }: { readonly world: AppWorld }) {
  const state = useLatePart(tags, useIdle());
  const room = <div className={css.tagsRoom} />;
  if (state.status !== 'here') return room;
  const Tags = state.part;
  return (
    <AllWords instead={room}>
      <Tags world={world} />
    </AllWords>
  );
}

/** The commands of the page that is shown; nothing is drawn. */
export function LateCommands({ world }: { readonly world: AppWorld }) {
  const state = useLatePart(commands, useIdle());
  if (state.status !== 'here') return null;
  const Commands = state.part;
  return (
    <AllWords>
      <Commands world={world} />
    </AllWords>
  );
}
