import type { Contract, ContractLocale, ContractStep, Announcements, Part, Seen, StateLine, Target, Expected } from './types.ts';
import { PLACES, firstMissing, matchesRequest, isCount, textIn, expectedOf } from './words.ts';

/** Evidence a step is judged by: how the page was, how it is, and what was asked for in between. */
export interface Evidence {
  readonly before: Seen;
  readonly after: Seen;
  /** Live texts of the step. */
  readonly heard: readonly Announcements[];
  /** Moment the first action of the step began. */
  readonly startedMs: number;
  readonly asked: Readonly<Record<string, number>>;
}

const isPlace = (target: Target) => PLACES.some((place) => place === target);

/** The parts a list of lines looks for, in order, without those that need no search. */
export function searched(lines: readonly StateLine[], also: readonly (Target | undefined)[] = []): Target[] {
  const targets = [...also, ...lines.map((line) => ('at' in line ? line.at : 'count' in line ? line.count : undefined))];
  return [...new Set(targets.filter((target): target is Target => target !== undefined && target !== 'stays' && !isPlace(target)))];
}

/** Every target a step names. */
export const targetsOf = ({ state = [], focus }: ContractStep) => searched(state, [focus]);

/** Broken promises of a step, each as “what: asked for, got”. */
export function judge(contract: Contract, step: ContractStep, locale: ContractLocale, evidence: Evidence): string[] {
  const { before, after, heard, asked } = evidence;
  const text = (words: Parameters<typeof textIn>[0]) => textIn(words, locale, contract.data);
  const found = finder(contract, locale, targetsOf(step), after);
  const was = finder(contract, locale, targetsOf(step), before);
  return [
    ...(after.focus ? [] : ['focus: somewhere on the page, got the page itself']),
    ...focusFailures(step.focus, evidence, found),
    ...announcementFailures((step.said ?? []).map(text), after),
    ...liveFailures(
      (step.live ?? []).map(({ text: words, as = 'polite', notBeforeMs = 0 }) => ({ text: text(words), as, notBeforeMs })),
      evidence,
    ),
    ...(step.isSilent && heard.length ? [`live text: none, got ${heard.map((line) => `“${line.text}”`).join(', ')}`] : []),
    ...stateFailures(step.state ?? [], text, { after, before, found, was }),
    ...Object.entries(step.asked ?? {})
      .map(([what, times]) => [text(what), times] as const)
      .filter(([what, times]) => (asked[what] ?? 0) !== times)
      .map(([what, times]) => `asked for ${what}: ${times} times, got ${asked[what] ?? 0}`),
  ];
}

/** Broken promises of the structure at the start. */
export function judgeStructure(contract: Contract, locale: ContractLocale, seen: Seen): string[] {
  const text = (words: Parameters<typeof textIn>[0]) => textIn(words, locale, contract.data);
  const found = finder(contract, locale, searched(contract.structure), seen);
  const { polite, assertive } = seen.regions;
  return [
    ...(polite && assertive ? [] : [`live regions from the start: one polite and one assertive, got ${polite} and ${assertive}`]),
    ...stateFailures(contract.structure, text, { after: seen, before: seen, found, was: found }),
  ];
}

type Finder = (target: Target) => readonly Part[];

function finder(contract: Contract, locale: ContractLocale, targets: readonly Target[], seen: Seen): Finder {
  return (target) => {
    if (target === 'focus') return seen.focus ? [seen.focus] : [];
    if (target === 'active') return seen.active ? [seen.active] : [];
    const wanted = expectedOf(target, locale, contract.data);
    const inside = seen.found[targets.indexOf(target)] ?? [];
    return wanted.name === null || inside.length ? inside : [];
  };
}

const called = (part: Part | null) => (part ? `${part.role} “${part.name}”` : 'nothing');
export const expectedName = ({ role, name }: Expected) => (name === null ? role : `${role} “${name}”`);

function focusFailures(focus: Target | undefined, { before, after }: Evidence, found: Finder): string[] {
  if (focus === undefined) return [];
  if (focus === 'stays') {
    const isSame =
      after.active?.stamp === before.active?.stamp ||
      (after.active?.role === before.active?.role && after.active?.name === before.active?.name);
    return isSame ? [] : [`focus: stays on ${called(before.active)}, got ${called(after.active)}`];
  }
  const isThere = found(focus).some(({ stamp }) => stamp === after.focus?.stamp || stamp === after.active?.stamp);
  return isThere ? [] : [`focus: ${focus}, got ${called(after.active)}`];
}

function announcementFailures(texts: readonly string[], { active }: Seen): string[] {
  const whole = active ? [active.role, active.name, active.value ?? '', active.description].join(', ') : '';
  const missing = firstMissing(texts, whole);
  return missing === null ? [] : [`said at the focus: “${missing}”, got “${whole}”`];
}

interface ExpectedLive {
  readonly text: string;
  readonly as: 'polite' | 'assertive';
  readonly notBeforeMs: number;
}

function liveFailures(lines: readonly ExpectedLive[], { heard, startedMs }: Evidence): string[] {
  const failures: string[] = [];
  let from = 0;
  for (const { text, as, notBeforeMs } of lines) {
    const at = heard.findIndex((line, place) => place >= from && line.as === as && matchesRequest(text, line.text, null));
    const line = heard[at];
    if (!line) failures.push(`live ${as}: “${text}”, got ${heard.map((one) => `“${one.text}” (${one.as})`).join(', ') || 'nothing'}`);
    else if (line.atMs - startedMs < notBeforeMs)
      failures.push(`live “${text}”: not before ${notBeforeMs} ms, got after ${Math.round(line.atMs - startedMs)} ms`);
    from = at < 0 ? from : at + 1;
  }
  return failures;
}

interface Sides {
  readonly after: Seen;
  readonly before: Seen;
  readonly found: Finder;
  readonly was: Finder;
}

function stateFailures(lines: readonly StateLine[], text: (words: Parameters<typeof textIn>[0]) => string, sides: Sides): string[] {
  return lines.flatMap((line) => {
    if ('page' in line) return sides.after.hasSidewaysScroll ? ['the page: no sideways scroll, got some'] : [];
    if ('count' in line) {
      const count = sides.found(line.count).length;
      return isCount(line.is, count) ? [] : [`number of ${line.count}: ${line.is}, got ${count}`];
    }
    const [part] = sides.found(line.at);
    if (!part) return [`${line.at}: on the page, got nothing of the kind`];
    const [before = null] = sides.was(line.at);
    return Object.entries(line.is).flatMap(([quality, words]) => {
      const asked = words === null ? null : text(words);
      const actual = qualityOf(part, quality);
      return matchesRequest(asked, actual, before && qualityOf(before, quality))
        ? []
        : [`${line.at} ${quality}: ${asked ?? 'absent'}, got ${actual ?? 'absent'}`];
    });
  });
}

function qualityOf(part: Part, quality: string): string | null {
  switch (quality) {
    case 'name':
    case 'description':
    case 'value':
    case 'checked':
      return part[quality];
    case 'isDisabled':
    case 'isInView':
    case 'isUncovered':
      return String(part[quality]);
    default:
      return part.attributes[quality] ?? null;
  }
}
