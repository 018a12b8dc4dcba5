import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_THEME } from '../theme/index.ts';
import { runContract, textIn } from './contract/index.ts';
import type { CompleteLanguageCode } from '../engines/language/index.ts';
import type { Contract, ContractReport } from './contract/index.ts';
import { lookAt } from './contract/domProbe.ts';
import { localesInTurn } from './inTurn.ts';
import { kitAdapter } from './fixtures/kitAdapter.tsx';
import { showStory } from './stories/showStory.tsx';
import type { StoryFile } from './stories/showStory.tsx';
import { lintSpoken } from './transcripts/lint.ts';
import { ownWords } from './transcripts/ownWords.ts';
import { readThrough, startListener } from './transcripts/screenReader.ts';
import type { FocusListener } from './transcripts/screenReader.ts';
import { holdClock } from './transcripts/stillness.ts';
import { contractSection, missingFrom, storySection, transcriptText } from './transcripts/transcript.ts';
import type { Section } from './transcripts/transcript.ts';

/** A contract has many steps, and each may wait. */
const WALK_TIMEOUT_MS = 240_000;
/** The story of a widget that is in the language, by the names stories have for it. */
const IN_LANGUAGE: Readonly<Record<CompleteLanguageCode, readonly string[]>> = {
  zh: ['Basic', 'Open', 'Single'],
  zhtw: ['Traditional', 'Taiwan', 'Basic', 'Open', 'Single'],
  en: ['English', 'Basic', 'Open', 'Single'],
};

/**
 * Parts a key opens: Enter, or where that would end a text, Down. By the keyboard: a pointer would stay where it is and hover
 * over the next story.
 */
const OPENER = '[aria-haspopup]:not(:disabled, [aria-disabled=true], [aria-expanded=true])';

/** Time a story waits for a part of it that is fetched, in ms; those that stay busy are heard as they are. */
const ARRIVAL_MS = 3_000;
async function arrived(container: HTMLElement): Promise<void> {
  try {
    await expect.poll(() => container.querySelector('[aria-busy=true]'), { timeout: ARRIVAL_MS }).toBeNull();
  } catch {
    // It is a story of something that is on its way.
  }
}

/** A widget to be heard: its stories, and the contracts it keeps. */
export interface TranscribedWidget {
  readonly widget: string;
  readonly stories?: StoryFile;
  readonly contracts?: readonly Contract[];
  /** Words in the stories' records that are codes, or the kit's own elsewhere; a story's arguments are known without this. */
  readonly data?: readonly string[];
}

/**
 * Walks the contracts of a widget with real keys in three languages, in `npm test` in one of them by turns, hears it with a virtual screen reader, and compares what
 * was heard with `kit/transcripts/<widget>.<language>.txt`. `npm run transcripts` writes them anew.
 * @reading R-272
 */
export function describeTranscript({ widget, stories, contracts = [], data = [] }: TranscribedWidget): void {
  // Stories are written in Chinese; what they hand over is heard in every language, and is no word of the kit.
  const storyWords = new Set<string>(data);
  const locales = localesInTurn(widget);
  const learn = (heard: readonly Section[]) => {
    for (const word of heard.flatMap(({ lines }) => lines.join(' ').match(/\p{Script=Han}+/gu) ?? []))
      if (!ownWords().has(word)) storyWords.add(word);
  };
  describe.each(locales)(`${widget} in %s`, (locale) => {
    const sections: Section[] = [];
    let listener: FocusListener;
    afterAll(() => listener?.stop());
    for (const contract of contracts)
      describeContract(
        contract,
        locale,
        sections,
        () => listener,
        async () => (listener = await startListener()),
      );

    test(
      'says what its transcript holds, in its own language',
      async () => {
        if (stories) {
          const heard = await hearStory(stories, locale);
          // Where Chinese has no turn, it is heard for its words alone.
          if (locale === 'zh') learn(heard);
          else if (!locales.includes('zh')) learn(await hearStory(stories, 'zh'));
          sections.unshift(...heard.map((section) => ({ ...section, data: [...section.data, ...storyWords] })));
        }
        expect(sections.flatMap(({ lines, data }) => lines.flatMap((line) => lintSpoken(line, locale, data)))).toEqual([]);
        await expect(transcriptText(widget, locale, sections)).toMatchFileSnapshot(`../../../transcripts/${widget}.${locale}.txt`);
      },
      WALK_TIMEOUT_MS,
    );
  });
}

function describeContract(
  contract: Contract,
  locale: CompleteLanguageCode,
  sections: Section[],
  listener: () => FocusListener,
  start: () => Promise<unknown>,
) {
  const judged = contract.steps.filter(({ byHand, notYet }) => byHand === undefined && notYet === undefined);
  if (judged.length === 0) return;
  describe(`contract ${contract.number}: ${contract.title}`, () => {
    let report: ContractReport;
    beforeAll(async () => {
      await start();
      report = await runContract(contract, kitAdapter(contract, { listen: () => spokenNow(listener()) }), locale);
      sections.push(contractSection(report, dataOf(contract, locale)));
    }, WALK_TIMEOUT_MS);

    test.each(judged)('$id $key, $from: $does', ({ id }) => {
      expect(outcome(report, id)).toBe('kept');
    });
    test('every said text is in the transcript, in order', () => {
      expect(missingFrom(report)).toEqual([]);
    });
  });
}

/** Phrases of the reader, and the value of the part where the reader has no word for it: a combo box without a text box. */
async function spokenNow(listener: FocusListener): Promise<readonly string[]> {
  const phrases = await listener.listen();
  const value = lookAt([]).active?.value;
  return value && !phrases.join(', ').includes(value) ? [...phrases, `value: ${value}`] : phrases;
}

/** `kept`, or what of a step was broken or not done. */
function outcome(report: ContractReport, id: string): string {
  const result = report.steps.find(({ step }) => step.id === id)?.result;
  if (!result) return 'no such step';
  if (result.kind === 'kept') return 'kept';
  return result.kind === 'broken' ? result.failures.join('\n') : `${result.kind}: ${result.reason}`;
}

const dataOf = (contract: Contract, locale: CompleteLanguageCode) =>
  Object.values(contract.data).map((words) => textIn(words, locale, contract.data));

/** Waits for the pictures of cameras, which come by no clock that a test could hold. */
async function picturesArrived(): Promise<void> {
  const hasPicture = ({ readyState }: HTMLMediaElement) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  await expect.poll(() => [...document.querySelectorAll('video')].every(hasPicture)).toBe(true);
}

/** A story as it is, and once more after what can be opened in it has been opened. */
async function hearStory(stories: StoryFile, locale: CompleteLanguageCode): Promise<Section[]> {
  const first = Object.keys(stories).find((candidate) => !/^(default|Dark|Long|English|Traditional|Taiwan)/.test(candidate)) ?? '';
  const name = IN_LANGUAGE[locale].find((candidate) => candidate in stories) ?? first;
  await page.viewport(1280, 800);
  const clock = holdClock();
  try {
    const { container, data, hide } = await showStory(stories, name, { ...DEFAULT_THEME, locale, plays: false, isAlone: true });
    try {
      await arrived(container);
      await clock.rest();
      const closed = storySection(name, await readThrough(), data);
      // A story that is a dialog stands beside its own frame.
      const opener = container.querySelector<HTMLElement>(OPENER) ?? document.querySelector<HTMLElement>(`[role=dialog] ${OPENER}`);
      if (!opener) return [closed];
      opener.focus();
      await userEvent.keyboard(opener.matches('input') ? '{ArrowDown}' : '{Enter}');
      await clock.rest();
      await picturesArrived();
      await clock.rest();
      const opened = storySection(`${name}, opened`, await readThrough(), data);
      return String(opened.lines) === String(closed.lines) ? [closed] : [closed, opened];
    } finally {
      await hide();
    }
  } finally {
    clock.release();
  }
}
