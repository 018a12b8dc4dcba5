import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canUndo, decodeValue, encodeValue, hasDraftChanges, nextPick, pickStart, shownChoices } from './index.ts';
import type { PickAccess, PickEvent, PickNode, PickState, SelectionPolicy, StoredValue } from './index.ts';

type Policy = SelectionPolicy<PickNode>;
const node = (id: string, fullName: string, type: string | null = 'user'): PickNode => ({ id, fullName, type });
const li = node('1001', '李华');
const wang = node('1002', '王芳');
const chen = node('1003', '陈伟');
const yard = node('2001', '养护一队', 'department');
const everybody = [li, wang, chen];

const many: Policy = {
  cardinality: 'many',
  identity: 'id',
  onEmptyConfirm: 'clear',
  accepts: ({ type }) => type === 'user',
};
const one: Policy = { ...many, cardinality: 'one' };
const organization: Policy = { ...many, identity: 'path', accepts: () => true };

const open: PickEvent<PickNode> = { kind: 'open' };
const confirm: PickEvent<PickNode> = { kind: 'confirm' };
const cancel: PickEvent<PickNode> = { kind: 'cancel' };
const clear: PickEvent<PickNode> = { kind: 'clear' };
const undo: PickEvent<PickNode> = { kind: 'undo' };
const choose = (...nodes: PickNode[]): PickEvent<PickNode> => ({ kind: 'choose', nodes });
const toggle = (what: PickNode): PickEvent<PickNode> => ({ kind: 'toggle', node: what });
const remove = (...identities: string[]): PickEvent<PickNode> => ({ kind: 'remove', identities });
const given = (policy: Policy, value: StoredValue, nodes: PickNode[] = everybody): PickEvent<PickNode> => ({
  kind: 'given',
  choices: decodeValue(policy, value, nodes),
});

const holding = (policy: Policy, value: StoredValue, nodes = everybody) => pickStart(decodeValue(policy, value, nodes));
/** The state after events that are all taken. */
const after = (policy: Policy, state: PickState<PickNode>, ...events: PickEvent<PickNode>[]) =>
  events.reduce((current, event) => {
    const outcome = nextPick(policy, current, event);
    if (outcome.kind === 'refused') throw new Error(`${event.kind} was refused: ${outcome.reason}`);
    return outcome.state;
  }, state);
const valueOf = (policy: Policy, state: PickState<PickNode>) => encodeValue(policy, state.confirmed.values());
const shown = (state: PickState<PickNode>) => [...shownChoices(state).keys()];

describe('draft and value', () => {
  test.each<[string, Policy, StoredValue, PickEvent<PickNode>[], StoredValue]>([
    ['open with current value pre-checked', many, ['1002'], [open, confirm], ['1002']],
    ['confirm writes the value and closes', many, [], [open, choose(li), confirm], ['1001']],
    ['cancel restores the previous selection', many, ['1002'], [open, choose(li), remove('1002'), cancel], ['1002']],
    ['clear empties the value', many, ['1001', '1002'], [clear], []],
    ['clear empties a single value', one, '1001', [clear], null],
    ['the clear-list button empties the list, and confirm the value', many, ['1001'], [open, clear, confirm], []],
    ['the clear-list button alone leaves the value', many, ['1001'], [open, clear, cancel], ['1001']],
    ['adds an item only if not already selected', many, ['1002'], [open, choose(li), choose(wang), choose(li), confirm], ['1002', '1001']],
    ['single mode replaces the selection', one, '1001', [open, choose(wang), choose(chen), confirm], '1003'],
    ['per-item delete', many, ['1001', '1002', '1003'], [open, remove('1002'), confirm], ['1001', '1003']],
    ['a checkbox chooses and takes out', many, ['1001'], [open, toggle(li), toggle(wang), confirm], ['1002']],
    ['what is taken out and chosen again comes last', many, ['1001', '1002'], [open, toggle(li), toggle(li), confirm], ['1002', '1001']],
    [
      'a whole department, without what is no person',
      many,
      ['1002'],
      [open, choose(yard, ...everybody), confirm],
      ['1002', '1001', '1003'],
    ],
    ['single mode, a branch with one person in it', one, null, [open, choose(yard, li), confirm], '1001'],
    ['opening twice keeps the draft', many, [], [open, choose(li), open, confirm], ['1001']],
    ['the value system variable is retained', many, ['@currentUser', '1001'], [open, remove('1001'), confirm], ['@currentUser']],
    ['an unknown id is kept in its place', many, ['1001', 'gone', '1002'], [open, remove('1001'), confirm], ['gone', '1002']],
    ['an unknown id can be deleted', many, ['1001', 'gone'], [open, remove('gone'), confirm], ['1001']],
    [
      'what is chosen but no longer accepted is kept',
      { ...many, accepts: () => false },
      ['1001', '1002'],
      [open, toggle(wang), confirm],
      ['1001'],
    ],
  ])('%s', (_, policy, value, events, expected) => {
    const state = after(policy, holding(policy, value), ...events);
    expect(valueOf(policy, state)).toEqual(expected);
    expect(state.kind).toBe('closed');
  });

  test('a duplicate path is ignored, while one id under two parents is two choices', () => {
    const first: PickNode = { id: 'd', fullName: '养护科', path: ['east', 'd'] };
    const second: PickNode = { id: 'd', fullName: '养护科', path: ['west', 'd'] };
    const state = after(organization, pickStart<PickNode>(), open, choose(first), choose({ ...first }, second), confirm);
    expect(valueOf(organization, state)).toEqual([
      ['east', 'd'],
      ['west', 'd'],
    ]);
  });

  test('a department and a person of the same id are two choices, where the type is stored', () => {
    const typed: Policy = { ...many, identity: 'typedId', accepts: () => true };
    const state = after(typed, pickStart<PickNode>(), open, choose(node('10', '一队', 'department'), node('10', '李华')), confirm);
    expect(valueOf(typed, state)).toEqual(['10--department', '10--user']);
  });

  test('what was stored without its type is not written again when it is chosen a second time', () => {
    const typed: Policy = { ...many, identity: 'typedId' };
    const state = after(typed, holding(typed, ['1001']), open, choose(li, wang), confirm);
    expect(valueOf(typed, state)).toEqual(['1001', '1002--user']);
  });

  test('whether confirming would change the value', () => {
    const opened = after(many, holding(many, ['1001']), open);
    expect(hasDraftChanges(opened)).toBe(false);
    expect(hasDraftChanges(after(many, opened, choose(wang)))).toBe(true);
    expect(hasDraftChanges(after(many, opened, choose(wang), remove('1002')))).toBe(false);
  });

  test('what changes nothing gives the same state back', () => {
    const opened = after(many, holding(many, ['1001']), open);
    for (const event of [open, choose(li), remove('1002'), { kind: 'resolved', nodes: everybody }] as const) {
      expect(nextPick(many, opened, event)).toEqual({ kind: 'done', state: opened });
      expect(after(many, opened, event)).toBe(opened);
    }
  });
});

describe('refusals', () => {
  const limited: Policy = { ...many, maximum: 2 };
  const strict: Policy = { ...one, onEmptyConfirm: 'refuse' };
  test.each<[string, Policy, StoredValue, PickEvent<PickNode>[], PickEvent<PickNode>, object]>([
    ['only a node of type user can be chosen', many, [], [open], choose(yard), { reason: 'notAccepted' }],
    ['nor by its checkbox', many, [], [open], toggle(yard), { reason: 'notAccepted' }],
    ['several at once in single mode', one, null, [open], choose(li, wang), { reason: 'onlyOne' }],
    ['one more than the maximum', limited, ['1001', '1002'], [open], choose(chen), { reason: 'tooMany', maximum: 2, count: 3 }],
    ['a department that does not fit', limited, ['1001'], [open], choose(...everybody), { reason: 'tooMany', maximum: 2, count: 3 }],
    ['confirming with nothing chosen', strict, null, [open], confirm, { reason: 'empty' }],
    ['confirming after clearing the draft', strict, '1001', [open, clear], confirm, { reason: 'empty' }],
    ['confirming without a draft', many, ['1001'], [], confirm, { reason: 'closed' }],
    ['choosing without a draft', many, [], [], choose(li), { reason: 'closed' }],
    ['bringing back what was never cleared', many, ['1001'], [], undo, { reason: 'nothingToUndo' }],
    ['bringing back into a draft what was never cleared', many, ['1001'], [open], undo, { reason: 'nothingToUndo' }],
  ])('%s is refused', (_, policy, value, before, event, expected) => {
    const state = after(policy, holding(policy, value), ...before);
    expect(nextPick(policy, state, event)).toEqual({ kind: 'refused', ...expected });
  });

  test('confirming with nothing chosen clears the value, where the policy says so', () => {
    const state = after(one, holding(one, '1001'), open, clear, confirm);
    expect(valueOf(one, state)).toBeNull();
    expect(valueOf(one, after(one, state, undo))).toBe('1001');
  });

  test('as many as the maximum can be chosen', () => {
    const state = after(limited, holding(limited, ['1001']), open, choose(wang), confirm);
    expect(valueOf(limited, state)).toEqual(['1001', '1002']);
  });

  test('a value over the maximum is kept, and can only become smaller', () => {
    const state = after(limited, holding(limited, ['1001', '1002', 'gone']), open, choose(li));
    expect(nextPick(limited, state, choose(chen))).toMatchObject({ reason: 'tooMany' });
    expect(valueOf(limited, after(limited, state, remove('1001'), confirm))).toEqual(['1002', 'gone']);
  });

  const changes = [choose(wang), toggle(li), remove('1001'), clear, undo, confirm];
  test.each<[PickAccess, PickEvent<PickNode>[]]>([
    ['disabled', [open, ...changes]],
    ['readOnly', changes],
  ])('%s refuses every change, open or closed, and always lets go', (access, events) => {
    const closed = after(many, holding(many, ['1001']), clear, undo);
    const opened = after(many, closed, open);
    for (const state of [closed, opened]) {
      for (const event of events) expect(nextPick(many, state, event, access)).toEqual({ kind: 'refused', reason: access });
      expect(nextPick(many, state, cancel, access)).toEqual({ kind: 'done', state: closed });
    }
  });

  test('read-only may be opened to look at', () => {
    expect(nextPick(many, holding(many, ['1001']), open, 'readOnly')).toMatchObject({ state: { kind: 'open' } });
  });
});

describe('undo of clear', () => {
  test('the last cleared value comes back, in its order and with what is unknown', () => {
    const state = after(many, holding(many, ['1003', 'gone', '1001']), clear);
    expect(canUndo(state)).toBe(true);
    expect(valueOf(many, after(many, state, clear, undo))).toEqual(['1003', 'gone', '1001']);
  });

  test('the cleared list of a draft comes back to the draft', () => {
    const state = after(many, holding(many, ['1003']), open, choose(li), clear, undo);
    expect(shown(state)).toEqual(['1003', '1001']);
    expect(canUndo(state)).toBe(false);
  });

  test('in a draft it can be undone until something else is chosen', () => {
    const state = after(many, holding(many, ['1003']), open, clear);
    expect(canUndo(after(many, state, remove('1001')))).toBe(true);
    expect(canUndo(after(many, state, choose(li)))).toBe(false);
  });

  test.each<[string, PickEvent<PickNode>[], boolean]>([
    ['looking and leaving', [open, cancel], true],
    ['confirming nothing again', [open, confirm], true],
    ['our own empty value coming back', [given(many, [])], true],
    ['another value', [open, choose(li), confirm], false],
    ['a value from the form', [given(many, ['1002'])], false],
    ['a value from the form, then none', [given(many, ['1002']), given(many, [])], false],
    ['undo itself', [undo], false],
  ])('after %s', (_, events, expected) => {
    expect(canUndo(after(many, holding(many, ['1003']), clear, ...events))).toBe(expected);
  });
});

describe('the form and the feeds', () => {
  test('an open draft stays when the form sets the value; cancel then shows the new value', () => {
    const state = after(many, holding(many, ['1001']), open, choose(wang), given(many, ['1003']));
    expect(shown(state)).toEqual(['1001', '1002']);
    expect(valueOf(many, after(many, state, cancel))).toEqual(['1003']);
    expect(valueOf(many, after(many, state, confirm))).toEqual(['1001', '1002']);
  });

  test('our own value that comes back unread changes nothing', () => {
    const state = after(many, holding(many, []), open, choose(li, wang), confirm);
    expect(after(many, state, given(many, ['1001', '1002'], []))).toBe(state);
  });

  test('an answer makes unknown ids into nodes in their places, in the value, the draft and what was cleared', () => {
    const state = after(many, holding(many, ['1003', 'gone', '1001'], []), open, clear, { kind: 'resolved', nodes: everybody });
    const restored = after(many, state, undo);
    const kinds = [...shownChoices(restored).values()].map((choice) => [choice.identity, choice.kind]);
    expect(kinds).toEqual([
      ['1003', 'node'],
      ['gone', 'unknown'],
      ['1001', 'node'],
    ]);
    expect([...state.confirmed.values()].map(({ kind }) => kind)).toEqual(['node', 'unknown', 'node']);
  });
});

describe('whatever is done', () => {
  const offered = [...everybody, yard, node('1004', '同名'), node('1005', '同名')];
  const someNode = fc.constantFrom(...offered);
  const change = fc.oneof(
    fc.array(someNode, { maxLength: 4 }).map((nodes) => choose(...nodes)),
    someNode.map((picked) => toggle(picked)),
    fc.subarray(['1001', '1002', 'gone', '@me']).map((identities) => remove(...identities)),
    fc.constantFrom(clear, undo),
  );
  const stored = fc.array(fc.constantFrom('1001', '1002', '1003', 'gone', '@me'), { maxLength: 6 });
  const policies = fc.record({
    cardinality: fc.constantFrom('one' as const, 'many' as const),
    identity: fc.constantFrom('id' as const, 'typedId' as const, 'path' as const),
    onEmptyConfirm: fc.constantFrom('refuse' as const, 'clear' as const),
    maximum: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    accepts: fc.constant((picked: PickNode) => picked.type === 'user'),
  });
  const attempt = (policy: Policy, state: PickState<PickNode>, event: PickEvent<PickNode>) => {
    const outcome = nextPick(policy, state, event);
    return outcome.kind === 'done' ? outcome.state : state;
  };

  test('the draft never becomes the value before confirm, and cancel restores the value', () => {
    fc.assert(
      fc.property(policies, stored, fc.array(change), (policy, value, changes) => {
        const start = pickStart(decodeValue(policy, value, offered));
        let state = after(policy, start, open);
        for (const event of changes) {
          state = attempt(policy, state, event);
          expect(state.confirmed).toBe(start.confirmed);
        }
        expect(after(policy, state, cancel)).toEqual(start);
      }),
    );
  });

  test('undo after clear restores exactly what was cleared, in the draft and in the value', () => {
    fc.assert(
      fc.property(policies, stored, fc.array(change), (policy, value, changes) => {
        const start = pickStart(decodeValue(policy, value, offered));
        const drafted = changes.reduce((state, event) => attempt(policy, state, event), after(policy, start, open));
        const taken = attempt(policy, drafted, confirm);
        for (const state of [drafted, taken.kind === 'closed' ? taken : start]) {
          const before = [...shownChoices(state)];
          fc.pre(before.length > 0);
          const restored = after(policy, after(policy, state, clear), undo);
          expect([...shownChoices(restored)]).toEqual(before);
        }
      }),
    );
  });

  test('every identity counts once, single mode never gains a second, the maximum is never passed by choosing', () => {
    const events = fc.array(fc.oneof({ weight: 4, arbitrary: change }, { weight: 1, arbitrary: fc.constantFrom(open, confirm, cancel) }));
    fc.assert(
      fc.property(policies, stored, events, (policy, value, list) => {
        let state = attempt(policy, pickStart(decodeValue(policy, value, offered)), open);
        const most = Math.max(policy.cardinality === 'one' ? 1 : (policy.maximum ?? Infinity), state.confirmed.size);
        for (const event of list) {
          state = attempt(policy, state, event);
          for (const choices of [state.confirmed, shownChoices(state)]) {
            const identities = [...choices.values()].map(({ identity }) => identity);
            expect([...new Set(identities)]).toEqual([...choices.keys()]);
            expect(choices.size).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });
});
