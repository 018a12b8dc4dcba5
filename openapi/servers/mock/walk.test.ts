import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { allOperations } from '../../generated/all-operations.gen.ts';
import { startMock, type Mock } from './index.ts';
import type { Route } from './routes.ts';
import { exampleOf, fittingRequest, isRaw, routes, violationsOf } from './testing/description.ts';

let mock: Mock;
beforeAll(async () => void (mock = await startMock({ port: 0 })));
afterAll(() => mock.close());

const call = (route: Route): Promise<Response> => {
  const { address, init } = fittingRequest(route);
  return fetch(mock.url + address, init);
};
const routeOf = (operationId: string): Route => {
  const route = routes.find((one) => one.operationId === operationId);
  if (!route) throw new Error(`no operation ${operationId}`);
  return route;
};

test('the operations walked are those of the description, all of them', () => {
  expect(routes.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allOperations).toSorted());
});

describe('an operation called as described answers code 200, and what its schema says', () => {
  test.each(routes.filter((route) => !isRaw(route)))('$operationId', async (route) => {
    const response = await call(route);
    const envelope: unknown = await response.json();
    expect([response.status, violationsOf(route, envelope)]).toEqual([200, null]);
    expect(envelope).toEqual(exampleOf(route, 'good'));
    expect(envelope).toMatchObject({ code: 200 });
  });

  test.each(routes.filter(isRaw))('$operationId, with bytes', async (route) => {
    const response = await call(route);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, route.examples.get('good')]);
    const good = exampleOf(route, 'good');
    expect(await response.text()).toBe(typeof good === 'string' ? good : JSON.stringify(good));
  });

  test('trees are whole, down to their leaves', async () => {
    const response = await call(routeOf('listDictionaryEntries'));
    const leaf = { enCode: 'hazard.flammable', children: null };
    expect(await response.json()).toMatchObject({ data: { list: [{ children: [{}, {}] }, { children: [leaf] }] } });
  });
});

describe('every other example is answered once after it was ordered', () => {
  const others = routes.flatMap((route) =>
    [...route.examples.keys()]
      .filter((example) => example !== 'good')
      .map((example) => ({ route, operationId: route.operationId, example })),
  );

  test('there are known failures to order', () => {
    expect(others.length).toBeGreaterThan(60);
  });

  // The ordering is the same for all of them.
  test.each(inTurn(others, 6))('$operationId: $example', async ({ route, operationId, example }) => {
    await fetch(`${mock.url}/__mock/next`, { method: 'POST', body: JSON.stringify({ operationId, example }) });
    const ordered = await call(route);
    const envelope: unknown = await ordered.json();
    expect(ordered.status).toBe(200);
    expect(envelope).toEqual(exampleOf(route, example));
    expect(violationsOf(route, envelope)).toBeNull();
    expect(await (await call(route)).text()).not.toBe(JSON.stringify(envelope));
  });
});
