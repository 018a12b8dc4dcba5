import { describeTranscript } from '../describeTranscript.ts';
import { contracts } from '../contract/index.ts';
import { isHeardWith } from '../own/walked.ts';
import type { StoryFile } from '../stories/showStory.tsx';

const files = import.meta.glob<StoryFile>(['../../{primitives,widgets,layouts}/*/*.stories.tsx']);
const paths = Object.keys(files);
/** Heard with their contracts, in files of their own. */
const withContract = new Set(contracts.filter(({ id }) => isHeardWith(id)).map(({ widget }) => widget));

/** Words in the records of stories that no argument of a story holds, by widget; elsewhere the same words may be the kit's own. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  confirm: ['删除'],
  'error-summary': ['末尾不能是点，例如', 'guardrail'],
  'import-wizard': ['xls', 'xlsx'],
  'number-field': ['贰万元整'],
  'option-list': ['已关闭，不可选择'],
  'pick-tree': ['组织架构', '已停用，不可选择'],
  'relation-form': ['ETC', '云望交通设施厂', '超车道', '行车道'],
};

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
/** `MultiSelect.stories.tsx` as `multi-select`. */
const ownName = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace('.stories.tsx', '')
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase() ?? '';
/** The folder, or the file where the folder holds several: each has a transcript of its own. */
const nameOf = (path: string) => (paths.filter((other) => folderOf(other) === folderOf(path)).length > 1 ? ownName(path) : folderOf(path));

const heard = Object.entries(files).map(([path, load]) => ({ widget: nameOf(path), load }));
const loaded = heard.filter(({ widget }) => !withContract.has(widget)).map(async ({ widget, load }) => ({ widget, stories: await load() }));

for (const { widget, stories } of await Promise.all(loaded)) describeTranscript({ widget, stories, data: RECORDS[widget] });
