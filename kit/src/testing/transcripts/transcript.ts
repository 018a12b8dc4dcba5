import type { Action, ContractReport, ContractStep } from '../contract/types.ts';
import { matchesRequest, textIn } from '../contract/words.ts';
import { LONG_TEXT_CHARS } from './lint.ts';

/** A part of a transcript. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** Words that are data, which no language of the kit is answerable for. */
  readonly data: readonly string[];
}

/** A story, read from its beginning to its end. */
export const storySection = (name: string, phrases: readonly string[], data: readonly string[]): Section => ({
  title: `Story ${name}`,
  lines: phrases,
  data,
});

/**
 * A contract, step by step: what the reader says of the focus, and what live regions say and the step waits for. What else they
 * say belongs to what goes on around it, and on a slow machine to another step.
 */
export function contractSection({ contract, locale, steps }: ContractReport, data: readonly string[]): Section {
  const isWaitedFor = ({ live = [] }: ContractStep, said: string) =>
    live.some(({ text }) => matchesRequest(textIn(text, locale, contract.data), said, null));
  const lines = steps.flatMap(({ step, phrases, heard, result }) => {
    if ('reason' in result) return [`${step.id} –`];
    return [
      `${step.id} ${step.key === '—' ? '' : step.key}`.trim(),
      ...phrases.map((phrase) => `  ${phrase}`),
      ...heard.filter(({ text }) => isWaitedFor(step, text)).map(({ text, as }) => `  live ${as}: ${text}`),
    ];
  });
  return {
    title: `Contract ${contract.number} · ${contract.id}`,
    lines,
    data: [...data, ...steps.flatMap(({ step }) => [step.key, ...typedIn(step.do ?? [])])],
  };
}

/** Letters a tester types: no word of the kit. */
const typedIn = (actions: readonly Action[]) =>
  actions.flatMap((action) =>
    'type' in action && typeof action.type === 'string' ? [action.type] : 'compose' in action ? [action.compose.letters] : [],
  );

/** The transcript as it is stored. A text longer than a listener remembers carries its length. */
export function transcriptText(widget: string, locale: string, sections: readonly Section[]): string {
  const marked = (line: string) => {
    const longest = Math.max(...line.split(', ').map((part) => Array.from(part.trim()).length));
    return longest > LONG_TEXT_CHARS ? `${line} ⟨${longest} characters⟩` : line;
  };
  const parts = sections.map(({ title, lines }) => [`## ${title}`, '', ...lines.map(marked), ''].join('\n'));
  return [`# ${widget} · ${locale}`, '', ...parts].join('\n');
}

/** Said texts of a contract that do not occur in its transcript after the ones before them. */
export function missingFrom({ contract, locale, steps }: ContractReport): string[] {
  let at = 0;
  const spoken = steps.flatMap(({ phrases, heard }) => [...phrases, ...heard.map(({ text }) => text)]).join('\n');
  return steps
    .filter(({ result }) => !('reason' in result))
    .flatMap(({ step }) => [
      ...(step.said ?? []).map((text) => [step.id, textIn(text, locale, contract.data)] as const),
      ...(step.live ?? []).map(({ text }) => [step.id, textIn(text, locale, contract.data)] as const),
    ])
    .flatMap(([id, text]) => {
      // A pattern is judged by the runner; in a text of many lines it would find too much.
      if (text.startsWith('/')) return [];
      const found = spoken.indexOf(text, at);
      if (found >= 0) at = found;
      return found < 0 ? [`${id}: “${text}”`] : [];
    });
}
