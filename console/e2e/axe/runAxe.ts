import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Program that is run in the page: it comes anew with every page, so the smaller of the two. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, which turns `target-size` on, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose verdict another appearance can change. */
const RULES_OF_APPEARANCE = ['color-contrast', 'link-in-text-block'];

/** A rule that is not run, since when (a day), and why. */
interface RuleOff {
  readonly id: string;
  readonly since: string;
  readonly why: string;
}
/** None so far. */
export const RULES_OFF: readonly RuleOff[] = [];

export interface AxeFindings {
  /** `rule: element — what to do`, one per element. */
  readonly violations: readonly string[];
  /** Rules that could not decide, with the number of elements: a person's work. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** The part of axe that is asked in the page. */
interface AxeWindow {
  readonly axe?: typeof axe;
}

/** Runs axe in the page itself, once it is there: no page of its own, no frame of a stranger. */
export async function runAxe(page: Page, which: 'all' | 'appearance' = 'all'): Promise<AxeFindings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const off = RULES_OFF.map(({ id }) => id);
  const options =
    which === 'all'
      ? { runOnly: { type: 'tag', values: TAGS }, rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: RULES_OF_APPEARANCE.filter((id) => !off.includes(id)) } };
  return page.evaluate(
    async (asked) => {
      const { axe: here } = window as AxeWindow;
      if (!here) throw new Error('[e2e] axe did not arrive in the page.');
      const { violations, incomplete } = await here.run(document, asked);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html, failureSummary = '' }) =>
            [`${id}: ${target.join(' ')}`, html.slice(0, 160), failureSummary.replace(/\s+/g, ' ')].join(' — '),
          ),
        ),
        undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
      };
    },
    { ...options, resultTypes: ['violations', 'incomplete'], iframes: false, preload: false } as axe.RunOptions,
  );
}
