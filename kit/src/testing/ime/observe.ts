import { replayIme } from '../replayIme.ts';
import type { ImeRow, ImeStep } from '../replayIme.ts';
import { settled } from '../stories/settle.ts';
import type { ImeStage } from './types.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Facts at each `expect` step of a row, and at its end. */
export interface ImeSeen {
  readonly onTheWay: readonly Facts[];
  readonly atEnd: Facts;
}

/** The element with the keyboard, or the row it stands for. */
const place = () => document.activeElement?.getAttribute('aria-activedescendant') ?? document.activeElement;

/** Replays a row in a field that is drawn, and notes what comes of it. */
export async function observe(row: ImeRow, { ready, facts, isTidied = false }: ImeStage): Promise<ImeSeen> {
  const box = await ready();
  const onTheWay: Facts[] = [];
  let [at, moves] = [place(), 0];
  const noteMove = () => {
    if (place() !== at) moves += 1;
    at = place();
  };
  const now = (): Facts => ({
    ...Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read()])),
    text: box.value,
    moves,
  });
  document.addEventListener('focusin', noteMove);
  await replayIme(row, box, (step: ImeStep) => {
    if (step.do === 'expect') onTheWay.push(now());
  });
  await settled();
  noteMove();
  document.removeEventListener('focusin', noteMove);
  const atEnd = now();
  if (!isTidied) return { onTheWay, atEnd };
  box.blur();
  await settled();
  return { onTheWay, atEnd: { ...atEnd, text: box.value } };
}
