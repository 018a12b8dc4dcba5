import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { dialectClient } from '../dialect-client.ts';
import { net, seat } from './net-3.6/desk.ts';
import * as lists from './net-3.6/list-shapes.ts';
import * as messages from './net-3.6/message-shapes.ts';
import * as permission from './net-3.6/permission-shapes.ts';
import * as records from './net-3.6/record-shapes.ts';
import * as shell from './net-3.6/shell-shapes.ts';
import * as system from './net-3.6/system-shapes.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTest({ dialect: 'net-3.6' });
  await seat((account) => dialectClient(sandbox.url, 'net-3.6', account));
});
afterAll(() => sandbox.close());

describe.each(Object.entries({ ...lists, ...records, ...shell, ...permission, ...system, ...messages }))(
  'requests of a 3.6 client: %s',
  (_, shapes) => {
    it.each(shapes)('$title', async ({ method, address, body, needs }) => {
      const at = typeof address === 'string' ? address : await address();
      const answer = await net.send(method, at, typeof body === 'function' ? await body() : body);
      expect(answer).toMatchObject({ code: 200 });
      await needs?.(answer);
    });
  },
);
