import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** A page of the console, and whether it asks the server for anything when it is opened. */
export interface Screen {
  readonly address: string;
  readonly asks: boolean;
}

const asking = (address: string): Screen => ({ address, asks: true });
const silent = (address: string): Screen => ({ address, asks: false });

/** Every fixed page, every page the generator made, one of each kind a menu makes, and the pages for trying out. */
export const SCREENS: readonly Screen[] = [
  asking('/home'),
  asking('/dashboard'),
  asking('/messageRecord'),
  asking('/messageRecord?type=schedule&unread=1&page=2'),
  silent('/profile'),
  ...['signatures', 'subordinates', 'authorization', 'signIns', 'requests'].map((section) => asking(`/profile?section=${section}`)),
  silent('/profile?section=places'),
  asking('/emailDetail?id=1'),
  asking('/workFlow/entrust'),
  asking('/workFlow/entrust?config=1'),
  asking('/systemData/dictionary'),
  asking('/system/area'),
  asking('/previewModel'),
  silent(`/externalLink?href=${encodeURIComponent(Buffer.from('https://other.example.test/').toString('base64'))}`),
  silent('/404'),
  silent('/maintenance'),
  silent('/roadWeather'),
  silent('/systemData/dataSync'),
  silent('/report/tollDaily'),
  asking('/portal/operations'),
  asking('/dictionary/assetKind'),
  silent('/dev/form'),
  silent('/dev/pickers'),
];

/** The page of a flow, whose address only the server knows; asked for while it is still well. */
export async function flowScreen(page: Page): Promise<Screen> {
  const link = page.getByRole('region', { name: '待办流程', exact: true }).locator('a[href^="/workFlowDetail?"]').first();
  return asking((await link.getAttribute('href')) ?? '/workFlowDetail');
}
