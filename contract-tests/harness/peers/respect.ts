import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer.ts';
import { sliceOf } from './slice.ts';
import type { Step } from './steps.ts';

/** Redocly Respect: one workflow in Arazzo, whose steps are checked against the schema and for the code of the envelope. */
export const respect: Peer = {
  name: 'respect',
  prepare: async ({ folder, run }, steps) => {
    const file = (name: string): string => path.join(folder, name);
    const known = new Set(steps.map(({ operation }) => operation));
    writeFileSync(file('arazzo.json'), JSON.stringify(workflowOf(steps), null, 2));
    return async (server, token) => {
      // The address of the server is that of the description.
      writeFileSync(file('slice.respect.json'), JSON.stringify(sliceOf(known, server)));
      const out = file('respect.json');
      rmSync(out, { force: true });
      await run('redocly', ['respect', file('arazzo.json'), '--input', `token=${token}`, '--json-output', out], true);
      return brokenIn(JSON.parse(readFileSync(out, 'utf8')));
    };
  },
};

/** `{{groupId}}` as Arazzo says it: the output of the step that takes it. */
function valued(value: unknown, steps: readonly Step[]): unknown {
  if (typeof value === 'string') {
    const name = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    const from = steps.find(({ takes }) => takes?.name === name);
    return name === undefined || !from ? value : `$steps.${from.operation}.outputs.${name}`;
  }
  if (Array.isArray(value)) return value.map((each) => valued(each, steps));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, valued(member, steps)]));
}

const workflowOf = (steps: readonly Step[]): object => ({
  arazzo: '1.0.1',
  info: { title: 'Slice', version: '1.0.0' },
  sourceDescriptions: [{ name: 'api', type: 'openapi', url: 'slice.respect.json' }],
  workflows: [
    {
      workflowId: 'life',
      inputs: { type: 'object', properties: { token: { type: 'string' } } },
      parameters: [{ in: 'header', name: 'Authorization', value: '$inputs.token' }],
      steps: steps.map(({ operation, path: values, query, body, takes }) => ({
        stepId: operation,
        operationId: `$sourceDescriptions.api.${operation}`,
        parameters: [...parametersOf('path', values, steps), ...parametersOf('query', query, steps)],
        ...(body !== undefined && { requestBody: { contentType: 'application/json', payload: valued(body, steps) } }),
        successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/code == 200' }],
        // A broken step is told, and the next one is made all the same.
        onFailure: [
          {
            name: 'goOn',
            type: 'goto',
            stepId: steps[steps.findIndex((each) => each.operation === operation) + 1]?.operation ?? operation,
          },
        ].filter(({ stepId }) => stepId !== operation),
        ...(takes && { outputs: { [takes.name]: `$response.body#/${takes.at.join('/')}` } }),
      })),
    },
  ],
});

const parametersOf = (place: 'path' | 'query', values: Readonly<Record<string, string>>, steps: readonly Step[]): object[] =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ in: place, name, value: valued(value, steps) }));

interface Check {
  readonly name?: string;
  readonly passed?: boolean;
  readonly message?: string;
}

/** Steps with a check that did not hold, wherever the report keeps them. */
function brokenIn(value: unknown, step = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => brokenIn(each, step));
  if (typeof value !== 'object' || value === null) return [];
  const { stepId, checks, ...rest }: { stepId?: unknown; checks?: readonly Check[] } = Object(value);
  const name = typeof stepId === 'string' ? stepId : step;
  const own = (checks ?? []).filter(({ passed }) => passed === false).map((check) => `${name}: ${check.name ?? ''}`);
  return [...own, ...brokenIn(Object.values(rest), name)];
}
