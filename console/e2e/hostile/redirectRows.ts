import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { personOf } from './people.ts';
import { inputOf } from './rows.ts';
import type { Row } from './rows.ts';
import { pageOf, waitDrawn } from './scene.ts';
import type { Scene } from './scene.ts';
import { sendForm } from './signing.ts';
import type { Outcome } from './tally.ts';
import { noteBroken } from './watch.ts';

function searchOf(row: Row): string {
  switch (row.input.kind) {
    case 'value':
      return `?${new URLSearchParams({ redirect: inputOf<{ value: string }>(row).value })}`;
    case 'query':
      return `?${inputOf<{ query: string }>(row).query}`;
    default:
      throw new Error(`an unknown kind: ${row.input.kind}`);
  }
}

/** Every address the tab goes to, within the program or not, until it is told to stop. */
function followAddresses(page: Page): { readonly trail: readonly string[]; readonly stop: () => void } {
  const trail: string[] = [];
  const note = (frame: Frame) => void (frame === page.mainFrame() && trail.push(frame.url()));
  page.on('framenavigated', note);
  return { trail, stop: () => void page.off('framenavigated', note) };
}

/** Landing place of a path: home of the root, /404 of what it does not know, else the path. */
async function expectLanding({ stage, watch }: Scene, page: Page, value: string) {
  const goals = value === '/' ? ['/home'] : [value, '/404'];
  await expect.poll(() => goals.find((goal) => page.url() === stage.consoleUrl + goal) ?? page.url()).toMatch(/^\//);
  await waitDrawn(page);
  await noteBroken(page, watch);
}

/**
 * Signs in at the login page with redirects and looks where each leads: to the path the row names, and never anywhere else.
 * What the console makes of a path is looked at once for each path. @reading R-309
 */
export function redirectRunner(scene: Scene): (row: Row) => Promise<Outcome> {
  const { watch, stage } = scene;
  const page = pageOf(scene);
  const landed = new Set<string>();
  return async (row) => {
    const { verdict, value } = row.expected;
    if ((verdict !== 'allowed' && verdict !== 'rejected') || typeof value !== 'string') throw new Error(`an unknown verdict: ${verdict}`);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/login${searchOf(row)}`);
    watch.clear();
    const { trail, stop } = followAddresses(page);
    await sendForm(page, personOf('A').account, personOf('A').password);
    await expect.poll(() => trail[0]).toBeDefined();
    stop();
    // The root leads home, and signing in does not stop there on the way.
    expect(trail[0]).toBe(stage.consoleUrl + (value === '/' ? '/home' : value));
    if (!landed.has(value)) await expectLanding(scene, page, value);
    landed.add(value);
    expect(watch.problems).toEqual([]);
    expect(watch.foreign).toEqual([]);
    return 'passed';
  };
}
