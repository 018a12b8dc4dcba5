import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openingOf } from '../message/index.ts';
import {
  decodeFlowConfig,
  encodeFlowConfig,
  FLOW_CONFIG_MAX_CHARS,
  flowDetailPath,
  OPERATION_TYPES,
  workToCheck,
  type FlowConfig,
} from './index.ts';

const config: FlowConfig = {
  processId: '581001000000000301',
  enCode: 'laneClosure',
  flowId: '571001000000000011',
  formType: 2,
  standing: 'toDo',
  taskNodeId: '582001000000000301',
  taskOperatorId: '583001000000000301',
};
/** A `config` as somebody else writes it. */
const packed = (value: unknown): string =>
  encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64'));

describe('what the page of a flow is opened with', () => {
  it('comes back from its address, whatever the words in it', () => {
    for (const enCode of ['laneClosure', '占道>>>???审批', '𠮷+/=', null])
      expect(decodeFlowConfig(encodeFlowConfig({ ...config, enCode }))).toEqual({ ...config, enCode });
  });

  it('is base64 of UTF-8 JSON, URL-encoded, in the wire names', () => {
    const sent: unknown = JSON.parse(Buffer.from(decodeURIComponent(encodeFlowConfig(config)), 'base64').toString('utf8'));
    expect(sent).toEqual({ ...config, type: 2, standing: undefined });
  });

  it('is read from the search of an address, and where somebody forgot to encode it', () => {
    const base64 = Buffer.from(JSON.stringify({ processId: '1', type: 3, enCode: '占道>>>???' })).toString('base64');
    expect(base64).toContain('+');
    for (const address of [flowDetailPath(config), `/workFlowDetail?config=${base64}`]) {
      const raw = new URL(address, 'http://console.invalid').searchParams.get('config') ?? '';
      expect(decodeFlowConfig(raw)).not.toBeNull();
    }
  });

  it('is understood from a flow message, which sends its body as it came', () => {
    const body = { text: '{"processId":7,"flowId":"路产","type":"1"}', kind: 'flow' as const };
    const task = { processId: '7', enCode: '', flowId: '路产', formType: '', type: '1', taskNodeId: '', taskOperatorId: '' };
    const opening = openingOf({ flowType: 1, body: { ...body, task } });
    const search = new URL(opening.kind === 'page' ? opening.address : '', 'http://console.invalid').searchParams;
    expect(decodeFlowConfig(search.get('config') ?? '')).toMatchObject({ processId: '7', flowId: '路产', standing: 'launched' });
  });

  it.each([
    [1, 'launched', 0],
    [2, 'toDo', 1],
    ['2', 'toDo', 1],
    [3, 'copied', 3],
    [-1, 'launching', -1],
    [4, 'done', 2],
    [5, 'copied', 3],
    [null, 'copied', 3],
    [{}, 'copied', 3],
  ])('type %j is %s, operation type %d', (type, standing, operationType) => {
    const read = decodeFlowConfig(packed({ processId: '1', type }));
    expect(read?.standing).toBe(standing);
    expect(read && OPERATION_TYPES[read.standing]).toBe(operationType);
  });

  it('has neither code nor form type from 3.6 on', () => {
    expect(decodeFlowConfig(packed({ processId: '1', flowId: '2', type: 1 }))).toMatchObject({ enCode: null, formType: null });
  });
});

it('whatever an address holds, it is read or refused, and never throws', () => {
  const json = fc.jsonValue().map((value) => packed(value));
  const members = fc.record({ processId: fc.jsonValue(), type: fc.jsonValue(), formType: fc.jsonValue() }).map(packed);
  const comesBack = fc.property(fc.oneof(fc.string(), fc.base64String(), json, members), (raw) => {
    const read = decodeFlowConfig(raw);
    return read === null || isDeepStrictEqual(decodeFlowConfig(encodeFlowConfig(read)), read);
  });
  expect(fc.check(comesBack)).toMatchObject({ failed: false });
});

describe('anything else opens nothing', () => {
  it.each([
    ['empty text', ''],
    ['no base64', '路产'],
    ['a lone per cent sign', '%'],
    ['base64 of no UTF-8', encodeURIComponent(btoa('\xFF\xFE'))],
    ['base64 of no JSON', packed('<p>流程</p>')],
    ['half a JSON', packed('{"processId":"1"')],
    ['a list', packed([{ processId: '1' }])],
    ['null', packed(null)],
    ['a number', packed(1)],
    ['a text', packed('"1"')],
    ['no process', packed({ flowId: '1', type: 2 })],
    ['an empty process', packed({ processId: '' })],
    ['a process that is an object', packed({ processId: { toString: null } })],
    ['a process that is a list', packed({ processId: ['1'] })],
    ['a process of the prototype', packed('{"__proto__":{"processId":"1"}}')],
  ])('%s', (_, raw) => expect(decodeFlowConfig(raw)).toBeNull());

  it('members that are no text are none', () => {
    const hostile = { processId: '1', flowId: { toString: 'x' }, enCode: [], formType: 'x', taskNodeId: true, taskOperatorId: null };
    expect(decodeFlowConfig(packed(hostile))).toEqual({
      processId: '1',
      enCode: null,
      flowId: null,
      formType: null,
      standing: 'copied',
      taskNodeId: null,
      taskOperatorId: null,
    });
  });

  it('more than 16,384 characters, the last of them included', () => {
    const ofLength = (chars: number): string => {
      const head = '{"processId":"1","x":"';
      return Buffer.from(`${head}${'x'.repeat((chars / 4) * 3 - head.length - 2)}"}`).toString('base64');
    };
    expect([ofLength(FLOW_CONFIG_MAX_CHARS).length, ofLength(FLOW_CONFIG_MAX_CHARS + 4).length]).toEqual([16_384, 16_388]);
    expect(decodeFlowConfig(ofLength(FLOW_CONFIG_MAX_CHARS))?.processId).toBe('1');
    expect(decodeFlowConfig(ofLength(FLOW_CONFIG_MAX_CHARS + 4))).toBeNull();
  });
});

it('only work to be done is asked for before it is shown', () => {
  expect(workToCheck(config)).toBe('583001000000000301');
  expect(workToCheck({ ...config, standing: 'launched' })).toBeNull();
  expect(workToCheck({ ...config, standing: 'copied' })).toBeNull();
  expect(workToCheck({ ...config, taskOperatorId: null })).toBeNull();
});
