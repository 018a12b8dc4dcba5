import { userEvent } from 'vitest/browser';
import { frame, settled } from './settle.ts';

/** More stops than a story has; a walk that does not end by then is a trap, unless the story says that it has more. */
const MOST_STOPS = 60;
/** A focus that is not given back by then is lost. */
const MOST_FRAMES = 3;
/** Frames after which all that comes with the focus, or goes with the one before, is drawn, however busy the machine is. */
const MOST_FRAMES_TO_SEE = 30;
/** Number of elements upwards in which the mark of a focus may be drawn: a field marks its box. */
const MARKED_ABOVE = 4;

const edge = (which: 'start' | 'end') => document.querySelector<HTMLElement>(`[data-story-edge=${which}]`);

/** Everything that can show where the focus is, as one text: on it, around it, or on what is directly in it. */
function lookOf(element: Element): string {
  const parts: string[] = [];
  const places = [...element.children];
  for (let at: Element | null = element; at && places.length <= MARKED_ABOVE + element.children.length; at = at.parentElement)
    places.push(at);
  for (const at of places)
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(at, pseudo);
      const outline = style.outlineStyle === 'none' ? 'none' : [style.outlineStyle, style.outlineWidth, style.outlineColor].join(' ');
      parts.push([outline, style.boxShadow, style.borderColor, style.backgroundColor, style.opacity, style.visibility].join(';'));
    }
  return parts.join('|');
}

function calledOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${name}”`;
}

/** Elements drawn at its middle and at its corners. */
function drawnAt(element: Element): readonly (Element | null)[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;
  return points.map(([x, y]) => document.elementFromPoint(x, y));
}

/** True when some of it can be seen: its middle or one of its corners is not covered and not out of the window. */
const isSeen = (element: Element) => drawnAt(element).some((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));

/** The same once what comes with the focus is drawn: what is still on its way is nobody's fault. */
async function isSeenSoon(element: Element): Promise<boolean> {
  for (let frames = 0; frames < MOST_FRAMES_TO_SEE && !isSeen(element); frames += 1) await settled();
  return isSeen(element);
}

/** Name of the element it lies under, or that it is out of the window. */
function coveredBy(element: Element): string {
  const [cover] = drawnAt(element).filter((hit) => hit !== null);
  if (cover) return `lies under ${calledOf(cover)}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  return `is out of the window of ${innerWidth} × ${innerHeight}: ${[left, top, width, height].map(Math.round).join(' ')}`;
}

const isBody = (element: Element | null) => !element || element === document.body || element === document.documentElement;

/**
 * Walks a story with the Tab key and says what a person with a keyboard would miss: the focus on the page itself, a stop that
 * cannot be seen, a stop that does not look focused, a walk without an end, and an Escape that loses the focus.
 * @param hasManyStops whether the story has more stops than are walked: a form of hundreds of fields
 */
export async function walkStory(hasManyStops = false): Promise<string[]> {
  const findings: string[] = [];
  edge('start')?.focus();
  const stops: Element[] = [];
  let previous: { element: Element; look: string } | null = null;
  for (;;) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (previous) {
      if (previous.element !== focused && previous.element.isConnected && lookOf(previous.element) === previous.look)
        findings.push(`${calledOf(previous.element)} does not look focused when it is`);
      previous = null;
    }
    if (!focused || isBody(focused)) {
      findings.push(`Tab after ${stops.length} stops puts the focus on the page itself`);
      break;
    }
    // The end of the page, or the first stop again: a dialog goes round.
    if (focused === edge('end') || stops.includes(focused)) break;
    if (stops.length === MOST_STOPS) {
      if (!hasManyStops) findings.push(`Tab finds no end after ${MOST_STOPS} stops`);
      break;
    }
    if (focused === edge('start')) continue;
    stops.push(focused);
    if (!(await isSeenSoon(focused))) findings.push(`${calledOf(focused)} has the focus and cannot be seen: it ${coveredBy(focused)}`);
    previous = { element: focused, look: lookOf(focused) };
  }
  findings.push(...(await escapeFrom(stops)));
  return findings;
}

async function escapeFrom(stops: readonly Element[]): Promise<string[]> {
  const last = stops.findLast((element): element is HTMLElement => element instanceof HTMLElement && element.isConnected);
  if (!last) return [];
  last.focus();
  await userEvent.keyboard('{Escape}');
  await settled();
  // What closes gives the focus back a moment later.
  for (let frames = 0; frames < MOST_FRAMES && isBody(document.activeElement); frames += 1) await frame();
  return isBody(document.activeElement) ? [`Escape on ${calledOf(last)} puts the focus on the page itself`] : [];
}

/** Findings of what scrolls in two directions beside tables, or pushes the page sideways: at 320 px nobody can read it. */
export function scrollFindings(): string[] {
  const findings: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) findings.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string, more: boolean) => more && /auto|scroll/.test(overflow);
    const isBoth =
      scrolls(overflowX, element.scrollWidth > element.clientWidth + 1) &&
      scrolls(overflowY, element.scrollHeight > element.clientHeight + 1);
    const hasTable = element.matches('table *') || element.querySelector('table, [role=table], [role=grid], [role=treegrid]');
    if (isBoth && !hasTable) findings.push(`${calledOf(element)} scrolls in two directions and is no table`);
  }
  return findings;
}
