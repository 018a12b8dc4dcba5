import axe from 'axe-core';
import { AXE_TAGS, RULES_OFF } from './axeRules.ts';

export interface AxeFindings {
  /** `rule: element — what to do`, one per element. */
  readonly violations: readonly string[];
  /** Rules that could not decide, with the number of elements: a person's work. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** Runs axe over the whole page. */
export async function runAxe(mode: string): Promise<AxeFindings> {
  const off = RULES_OFF.filter(({ when }) => when === 'always' || when === mode);
  const { violations, incomplete } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: AXE_TAGS },
    rules: Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
  });
  return {
    violations: violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)} — ${help}`)),
    undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
  };
}
