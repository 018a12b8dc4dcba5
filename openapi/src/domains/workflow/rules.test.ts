import { describe, expect, it } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { DELEGATION_TYPES, entrustTab, isStillWaiting, workflowCodecs } from './index.ts';

describe('the entrust page opens', () => {
  it.each([
    ['1', 'byMe', '1'],
    ['2', 'toMe', '2'],
    ['3', 'toMe', '2'],
    ['', 'toMe', '2'],
    [null, 'toMe', '2'],
  ])('config %j: %s, delegations of type %s', (config, tab, type) => {
    expect(entrustTab(config)).toBe(tab);
    expect(DELEGATION_TYPES[entrustTab(config)]).toBe(type);
  });
});

it.each([
  ['good', true],
  ['later', true],
  ['over', false],
])('work still waits: %s %s', (name, isWaiting) => {
  const [, data] = goodData('checkFlowTask').find(([known]) => known === name) ?? [];
  expect(isStillWaiting(data ? workflowCodecs.checkFlowTask.data.decode(data) : null)).toBe(isWaiting);
});
