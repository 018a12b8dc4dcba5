// State of this checkout as one line of JSON, for `milepost doctor`: what the other scripts go by. Runs on the bundled Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { bundledNode } from './node24.mjs';
import { builtHash, sourceHash } from './start/consoleBuild.mjs';
import { differingPackages } from './start/installed.mjs';

/** Output of a program; null where it cannot be run. */
const printed = (program, ...words) => spawnSync(program, words, { encoding: 'utf8' }).stdout?.trim() ?? null;

const browser = chromiumPath();
const bundled = bundledNode();
const fonts = printed('fc-list', ':lang=zh');
const built = builtHash();
console.log(
  JSON.stringify({
    bundledNode: bundled && printed(bundled, '--version'),
    packages: differingPackages(),
    browser: { path: browser, version: existsSync(browser) ? printed(browser, '--version') : null },
    fonts: fonts === null ? 'unknown' : fonts === '' ? 'none' : 'there',
    console: built === '' ? 'none' : built === sourceHash() ? 'current' : 'older',
  }),
);
