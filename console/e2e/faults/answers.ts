import type { Page, Route } from '@playwright/test';

type Fulfil = Parameters<Route['fulfill']>[0];

const json = (body: string): Fulfil => ({ contentType: 'application/json; charset=utf-8', body });

/** Answers of a broken server, or of a proxy before it, instead of an envelope, or as one that holds nothing usable. */
export const BAD_ANSWERS: Readonly<Record<string, Fulfil>> = {
  'HTTP 500': { status: 500, body: '' },
  'HTTP 502 with a page': { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  'HTTP 204': { status: 204 },
  'truncated JSON': json('{"code":200,"msg":"操作成功","data":{"list":[{"id":"5'),
  'an envelope without a code': json('{"msg":"操作成功","data":{"list":[]}}'),
  'null data': json('{"code":200,"msg":"","data":null}'),
  'an array instead of an envelope': json('[{"code":200}]'),
  'an array as data': json('{"code":200,"msg":"","data":[null,[],1,"x"]}'),
};

/** Those that fail a call, whatever it was for. */
export const FAILING = Object.keys(BAD_ANSWERS).filter((name) => !name.endsWith('data'));

export const API = '**/api/**';

/** Calls that were answered badly, in a box that is read later. */
export interface Poisoned {
  asked: number;
  stop(): Promise<void>;
}

/** From now on every call is answered so. */
export async function answerBadly(page: Page, name: string, calls: string | RegExp = API): Promise<Poisoned> {
  const poisoned = { asked: 0, stop: () => page.unroute(calls, answer) };
  const answer = async (route: Route) => {
    poisoned.asked += 1;
    // The page may have given the call up.
    await route.fulfill(BAD_ANSWERS[name]).catch(() => undefined);
  };
  await page.route(calls, answer);
  return poisoned;
}

/** Calls under way, as the page sees them. */
export function watchCalls(page: Page) {
  const underWay = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => underWay.delete(request));
  return { count: () => underWay.size };
}

/** Goes to a page as a link does, without loading the program anew. */
export const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** Texts that still say that something is loading; none when everything has come to an end. */
export const loading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLElement>('#root *, [role=dialog] *')].filter(
      (part) => part.childElementCount === 0 && part.checkVisibility() && part.textContent?.startsWith('正在加载'),
    );
    const busy = [...document.querySelectorAll<HTMLElement>('[aria-busy=true]')].filter((part) => part.checkVisibility());
    return [...said, ...busy].map((part) => (part.textContent ?? '').slice(0, 40) || part.tagName);
  });
