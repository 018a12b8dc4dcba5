import type { Page } from '@playwright/test';
import path from 'node:path';
import { rolldown } from 'rolldown';

const READER = path.resolve(import.meta.dirname, '../../../kit/src/testing/transcripts/screenReader.ts');

let source: Promise<string> | null = null;
/** The virtual screen reader of the kit as one script. */
const readerSource = () =>
  (source ??= (async () => {
    const bundle = await rolldown({ input: READER });
    const { output } = await bundle.generate({ format: 'iife', name: 'milepostReader', minify: true });
    await bundle.close();
    return `${output[0].code}\nwindow.milepostReader = milepostReader;`;
  })());

interface ReaderWindow {
  readonly milepostReader?: { readonly startListener: () => Promise<{ readonly listen: () => Promise<readonly string[]> }> };
  milepostListener?: { readonly listen: () => Promise<readonly string[]> };
}

/** Phrases of a screen reader on the part of the page that has the focus now. */
export async function focusListener(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'milepostReader' in window))) await page.evaluate(await readerSource());
  return page.evaluate(async () => {
    const here = window as ReaderWindow;
    here.milepostListener ??= await here.milepostReader?.startListener();
    return (await here.milepostListener?.listen()) ?? [];
  });
}
