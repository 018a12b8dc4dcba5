import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { configure, isMockFunction } from 'storybook/test';
import type { Locale } from '../../primitives/locale/index.ts';
import { DEFAULT_THEME, applyTheme } from '../../theme/index.ts';
import type { Theme } from '../../theme/index.ts';
import { edgeButton } from './edges.css.ts';
import { manualFrame } from './frame.tsx';

/** A story as its file exports it. */
export interface StoryExport {
  readonly play?: unknown;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** `stepsNeedWidth`: its steps use what a narrow page does not have. `hasManyStops`: the Tab key has more stops than are walked. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}
/** A file of stories: its meta as `default`, its stories by name. */
export interface StoryFile {
  readonly default: { readonly title?: string; readonly parameters?: Readonly<Record<string, unknown>> };
  readonly [story: string]: unknown;
}

/** Look of a story. */
export interface StoryLook extends Theme {
  readonly locale: Locale;
  /** Off where a story's own steps look for words of another language. */
  readonly plays: boolean;
  /** Without the two controls around it. */
  readonly isAlone?: boolean;
}

export interface ShownStory {
  readonly container: HTMLElement;
  /** Texts the story hands over: names of records, labels. They are in the story's language, whatever the kit speaks. */
  readonly data: readonly string[];
  /** Numbers of calls of the story's callbacks, by name. */
  readonly spies: () => Readonly<Record<string, number>>;
  readonly hide: () => Promise<void>;
}

type Words = Readonly<Partial<Record<Locale, string>> & { en: string }>;
const START_LABEL: Words = { zh: '故事之前', zhtw: '故事之前', en: 'Before the story' };
const END_LABEL: Words = { zh: '故事之后', zhtw: '故事之後', en: 'After the story' };

setProjectAnnotations(manualFrame);
// As long as every other test of a browser waits: a busy machine is no fault.
configure({ asyncUtilTimeout: 5_000 });
const blank = composeStory({ render: () => <></> }, {}, {}, 'Blank');

/** Shows a story by name in a language and a theme; what the story itself fixes, such as a dark scheme, stays as it is. */
export async function showStory(file: StoryFile, name: string, look: StoryLook): Promise<ShownStory> {
  const { locale, plays, isAlone, ...theme } = look;
  const own = file[name] as StoryExport;
  const story = plays ? own : { ...own, play: undefined };
  const composed = composeStory(
    story as Parameters<typeof composeStory>[0],
    { ...file.default },
    { initialGlobals: { locale, ...theme } },
    name,
  );
  applyTheme({ ...DEFAULT_THEME, ...theme, ...(composed.globals as Partial<Theme>) }, document.documentElement);
  const start = edge('start', look.locale);
  const container = document.body.appendChild(document.createElement('div'));
  const end = edge('end', look.locale);
  start.querySelector('button')?.focus();
  if (isAlone) for (const part of [start, end]) part.remove();
  const hide = async () => {
    await blank.load();
    for (const part of [start, container, end]) part.remove();
  };
  try {
    await composed.run({ canvasElement: container });
  } catch (error) {
    await hide();
    throw error;
  }
  return {
    container,
    hide,
    data: textsIn(composed.args),
    spies: () => callsOf(composed.args),
  };
}

/** Something to come from and to go to, outside what the story's own steps look through. */
function edge(which: 'start' | 'end', locale: Locale): HTMLElement {
  const words = which === 'start' ? START_LABEL : END_LABEL;
  const label = words[locale] ?? words.en;
  const part = document.body.appendChild(document.createElement('section'));
  part.setAttribute('aria-label', label);
  const button = part.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = edgeButton;
  button.dataset['storyEdge'] = which;
  button.textContent = label;
  return part;
}

/** Every text in the arguments of a story, however deep. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  return [...(value instanceof Map ? value.values() : Object.values(value))].flatMap((child) => textsIn(child, seen));
}

/** Number of calls of each callback among the arguments; a story's own functions count nothing. */
function callsOf(args: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]: [string, unknown]) => (isMockFunction(value) ? [[name, value.mock.calls.length]] : [])),
  );
}
