// Page that shows one story after the other; whoever built it chooses its style sheets.
import { DEFAULT_THEME } from '../../theme/index.ts';
import { settled } from './settle.ts';
import { showStory } from './showStory.tsx';
import type { ShownStory, StoryFile } from './showStory.tsx';

const files = import.meta.glob<StoryFile>(['../../**/*.stories.tsx', '!../stories/**']);
/** Doors, which are part of the build so that each has its sheet; nobody asks for them. */
const doors = import.meta.glob('../../{primitives,widgets,layouts,forms,lists}/*/index.ts');
let shown: ShownStory | null = null;

/** Stories by file: paths below the folder of sources, and names. */
async function list(): Promise<readonly (readonly [path: string, name: string])[]> {
  const all = await Promise.all(
    Object.entries(files).map(async ([path, load]) =>
      Object.keys(await load())
        .filter((name) => name !== 'default')
        .map((name) => [path.replace('../../', ''), name] as const),
    ),
  );
  return all.flat();
}

/** Shows a story in place of the one before, without its steps. */
async function show(path: string, name: string): Promise<void> {
  await shown?.hide();
  const file = await files[`../../${path}`]?.();
  if (!file) throw new Error(`[kit] There is no file of stories ${path} · nothing can be shown · take one of list()`);
  shown = await showStory(file, name, { ...DEFAULT_THEME, locale: 'zh', plays: false, isAlone: true });
  await settled();
}

Object.assign(window, { storyPage: { list, show, settled, doors } });
