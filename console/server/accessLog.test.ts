import { expect, test, vi } from 'vitest';
import { loggedPath } from './accessLog.ts';
import { ask, startApi, startBrokenApi, startOn, upgrade } from './testing/api.ts';

test('one line per request: when, from where, what, the status and the time; a socket has one as well', async () => {
  const lines: string[] = [];
  const { url } = await startOn((await startApi()).url, { log: (line) => lines.push(line) });
  await (await fetch(`${url}/?token=s3cret`)).text();
  await (await fetch(`${url}/api/oauth/CurrentUser?token=s3cret&n=1`, { headers: { Authorization: 'bearer s3cret' } })).text();
  await (await fetch(`${url}/api/oauth/getTicketStatus/s3cret`)).text();
  await (await fetch(`${url}/`, { method: 'POST', body: 's3cret' })).text();
  await upgrade(`${url}/websocket/s3cret`);
  await upgrade(`${url}/api/message/websocket/s3cret?x=s3cret`, { Origin: 'http://evil.test' });
  await ask(url, 'GET /x?s3cret HTTP/1.1\nHost: evil.test\nConnection: close\n\n');
  await vi.waitFor(() => expect(lines).toHaveLength(7));
  const told = lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z 127\.0\.0\.1 /, '').replace(/ \d+ms$/, ''));
  // In the order in which they end.
  expect(new Set(told)).toEqual(
    new Set([
      'GET / 200',
      'GET /api/oauth/CurrentUser 200',
      'GET /api/oauth/getTicketStatus/… 200',
      'POST / 405',
      'GET /websocket/… 101',
      'GET /api/message/websocket/… 403',
      'GET /x 421',
    ]),
  );
  expect(lines.join('\n')).not.toContain('s3cret');
});

test('nothing of an address is obeyed by a terminal or taken for another line', () => {
  expect(loggedPath('/a\u001b[2J\u0085b\nGET /c')).toBe('/a?[2J?b?GET?/c');
  expect(loggedPath(`/${'x'.repeat(10_000)}`).length).toBeLessThan(1000);
});

test('an answer that did not come to its end says so, and still who asked', async () => {
  const lines: string[] = [];
  const api = await startBrokenApi('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"code":2');
  const { url } = await startOn(api, { log: (line) => lines.push(line) });
  await expect((await fetch(`${url}/api/x`)).text()).rejects.toThrow('terminated');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatch(/ 127\.0\.0\.1 GET \/api\/x 200 \d+ms broken off$/);
});
