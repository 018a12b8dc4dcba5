import axe from 'axe-core';
import { AXE_TAGS, RULES_OFF, RULES_OF_LOOKS } from './axeRules.ts';
import type { Row } from './rows.ts';

export interface AxeFindings {
  /** `rule: element — what to do`, one per element. */
  readonly violations: readonly string[];
  /** Rules that could not decide, with the number of elements: a person's work. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** Rules that are asked: every one, or those whose verdict colours and sizes can change. */
export type AxeRules = 'every' | 'ofLooks';

/** Runs axe over the whole page. */
export async function runAxe({ mode }: Pick<Row, 'mode'>, asked: AxeRules): Promise<AxeFindings> {
  const off = RULES_OFF.filter(({ when }) => when === 'always' || when === mode).map(({ id }) => id);
  const { violations, incomplete } = await axe.run(document.body, {
    ...(asked === 'ofLooks'
      ? { runOnly: { type: 'rule', values: RULES_OF_LOOKS.filter((id) => !off.includes(id)) } }
      : { runOnly: { type: 'tag', values: AXE_TAGS }, rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
  });
  return {
    violations: violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)} — ${help}`)),
    undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
  };
}
