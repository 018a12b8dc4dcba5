import { describe, expect, test } from 'vitest';
import { fetchConsoleConfig, parseConsoleConfig } from './config.ts';

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

test('what the deployment decides is read', async () => {
  const config = {
    fileHost: 'https://files.example.test',
    reportHost: '',
    dataVisualisationHost: '',
    officeZone: 'Europe/Berlin',
    tokenHosts: ['dv.example.test'],
    frameHosts: [],
    judgePermission: false,
    devPages: true,
    errorLog: true,
  };
  expect(await fetchConsoleConfig(answer(JSON.stringify(config)))).toEqual(config);
});

describe('whatever else is there counts as closed: no other host, buttons judged', () => {
  test.each(['null', '[]', '"x"', '{"tokenHosts":"*","judgePermission":"no"}', '{"tokenHosts":[1,null]}', 'not json'])(
    '%s',
    async (body) => {
      const config = await fetchConsoleConfig(answer(body));
      expect(config.tokenHosts).toEqual([]);
      expect(config.judgePermission).toBe(true);
    },
  );
  test('a server that has none', async () => expect(await fetchConsoleConfig(answer('<html>', 404))).toEqual(parseConsoleConfig(null)));
  test('no server', async () =>
    expect(await fetchConsoleConfig(() => Promise.reject(new TypeError('down')))).toEqual(parseConsoleConfig(null)));
});
