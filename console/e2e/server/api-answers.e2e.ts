import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TEST_CHROMIUM_ARGS, wholeChromiumPath } from '../../../scripts/chromium.mjs';
import { startInstance } from './instances.ts';
import { expect, test } from '../world.ts';

const SCRIPT = 'document.documentElement.dataset.ran = "1"';
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
`;
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const FILES: Readonly<Record<string, readonly [type: string, body: string | Buffer, place?: string]>> = {
  '/api/file/page.html': ['text/html', `<script>${SCRIPT}</script><h1>page</h1><img src=x onerror='${SCRIPT}'>`],
  '/api/file/drawing.svg': ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><script>${SCRIPT}</script><text>x</text></svg>`],
  '/api/file/page.xhtml': [
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${SCRIPT}</script></body></html>`,
  ],
  '/api/file/part.js': ['text/javascript', 'globalThis.ran = 1'],
  '/api/file/photo.gif': ['image/gif', GIF, 'inline'],
  '/api/file/contract.pdf': ['application/pdf', PDF, 'inline'],
  '/api/file/ledger.xlsx': ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK', 'attachment'],
};

/** A console over an API that hands out these files as whoever uploaded them likes. */
async function startFiles() {
  const api = createServer(({ url = '' }, answer) => {
    const [type, body, place] = FILES[url] ?? ['application/json', '{"code":600}'];
    answer
      .writeHead(200, { 'Content-Type': type, ...(place && { 'Content-Disposition': place }), 'Service-Worker-Allowed': '/' })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const instance = await startInstance(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  return {
    url: instance.url,
    async stop() {
      await instance.stop();
      api.close().closeAllConnections();
    },
  };
}

const ran = (page: Page) => page.evaluate(() => [document.documentElement.dataset['ran'] ?? null, self.origin]);

/** Answer to whether Chromium opens its viewer of PDF for an address; the browser of the tests is started without it. */
async function isShownInViewer(address: string): Promise<boolean> {
  const ignoreDefaultArgs = ['--disable-extensions', '--disable-component-extensions-with-background-pages'];
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: [...TEST_CHROMIUM_ARGS], ignoreDefaultArgs });
  try {
    const page = await browser.newPage();
    const viewer = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-extension:'));
    await page.goto(address);
    return (await viewer).url() !== '';
  } finally {
    await browser.close();
  }
}

test('what is opened below /api/ runs nothing and belongs to no origin; pictures, PDF and workbooks are seen and saved', async ({
  page,
}) => {
  const files = await startFiles();
  const at = (name: string) => `${files.url}/api/file/${name}`;
  try {
    for (const name of ['page.html', 'drawing.svg', 'page.xhtml']) {
      await page.goto(at(name));
      expect(await ran(page), name).toEqual([null, 'null']);
    }

    await page.goto(at('photo.gif'));
    expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBe(1);
    expect(await isShownInViewer(at('contract.pdf'))).toBe(true);
    const saved = page.waitForEvent('download');
    await page.goto(at('ledger.xlsx')).catch(() => undefined);
    expect((await saved).suggestedFilename()).toBe('ledger.xlsx');

    await page.goto(`${files.url}/login`);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('textbox')).first()).toBeVisible();
    const imported = page.evaluate((address) => import(address).then(String), '/api/file/part.js');
    await expect(imported).rejects.toThrow(/Failed to fetch dynamically imported module/);
    const seen = page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, '/api/file/photo.gif');
    expect(await seen).toBe(1);
  } finally {
    await files.stop();
  }
});
