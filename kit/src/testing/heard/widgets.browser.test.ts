import { describeTranscript } from '../describeTranscript.ts';
import { contracts } from '../contract/index.ts';
import type { StoryFile } from '../stories/showStory.tsx';

const files = import.meta.glob<StoryFile>(['../../{primitives,widgets,layouts}/*/*.stories.tsx']);
/** Heard with their contracts, in files of their own. */
const withContract = new Set(contracts.map(({ widget }) => widget));

/** Words in the records of stories that no argument of a story holds. */
const RECORDS = ['guardrail', '超车道', '行车道', '云望交通设施厂'];

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const loaded = Object.entries(files)
  .filter(([path]) => !withContract.has(folderOf(path)))
  .map(async ([path, load]) => ({ widget: folderOf(path), stories: await load() }));

for (const { widget, stories } of await Promise.all(loaded)) describeTranscript({ widget, stories, data: RECORDS });
