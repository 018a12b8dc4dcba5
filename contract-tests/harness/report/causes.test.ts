import { describe, expect, it } from 'vitest';
import { causesOf } from './causes.ts';
import type { CheckResult, Finding } from '../run/described/ledger.ts';
import type { Recorded } from '../run/described/probe.ts';

const CODE: Finding = { at: 'code', expected: 'a refusal', got: '200 ""' };
const FAULT: Finding = { at: 'code', expected: 'a refusal, not a fault', got: '500 broken' };

interface Told {
  readonly finding?: Finding;
  readonly verdict?: CheckResult['verdict'];
  readonly replay?: string;
}

/** A check by its id, broken unless another verdict is named. */
function result(id: string, { finding = CODE, verdict = 'fail', replay = id }: Told = {}): CheckResult {
  const [check = '', operation = ''] = id.split(/[@:]/);
  return {
    id,
    check,
    family: check.slice(0, 1),
    operation,
    class: 'list',
    promise: `promise of ${check}`,
    clause: '',
    clauses: [],
    verdict,
    findings: verdict === 'pass' ? [] : [finding],
    reason: '',
    evidence: verdict === 'pass' ? null : { curl: '', replay },
    again: null,
  };
}
const at = (place: string): Finding => ({ at: place, expected: 'a text', got: '7' });
const call = (id: string, operation: string): Recorded => ({ id, operation, who: 'admin', sent: {}, isLasting: true, exchange: null });

const told = (results: readonly CheckResult[], recorded: readonly Recorded[] = []): [string[], string[]][] =>
  causesOf({ results, recorded }).map((cause) => [cause.results.map(({ id }) => id), cause.consequences.map(({ id }) => id)]);

describe('one cause', () => {
  it.each<[what: string, CheckResult[], told: [string[], string[]]]>([
    [
      'is the same promise broken in the same way at many operations',
      ['listRoles', 'listUsers', 'listGroups'].map((id, index) =>
        result(`S1@${id}`, { finding: at(`data.list[${index}] (id ${index}).id`) }),
      ),
      [['S1@listRoles', 'S1@listUsers', 'S1@listGroups'], []],
    ],
    [
      'is one promise broken in many members of a body',
      [result('V2@createRole:enCode', { finding: at('body.enCode') }), result('V2@createRole:sortCode', { finding: at('body.sortCode') })],
      [['V2@createRole:enCode', 'V2@createRole:sortCode'], []],
    ],
    [
      'is no look at the token',
      [result('A2@listUsers'), result('A1@listUsers'), result('A3@listUsers')],
      [['A1@listUsers'], ['A2@listUsers', 'A3@listUsers']],
    ],
    [
      'is a shape and what else is said of that member',
      [
        result('S1@getUser', { finding: at('data.enabledMark') }),
        result('L3@getUser', { finding: at('data.enabledMark (id 1).enabledMark') }),
      ],
      [['S1@getUser'], ['L3@getUser']],
    ],
    [
      'is a body of which any is taken',
      [
        result('V1@createGroup:enCode', { finding: at('body.enCode') }),
        result('N2@createGroup'),
        result('N5@createGroup'),
        result('A1@createGroup', { verdict: 'pass' }),
      ],
      [['N2@createGroup'], ['V1@createGroup:enCode', 'N5@createGroup']],
    ],
    [
      'is a member that is lost, however wrong it is sent',
      [
        result('V2@createMenuButton:description', { finding: at('body.description') }),
        result('V8@createMenuButton'),
        result('L3@getMenuButton', { finding: at('data (id 1).description') }),
      ],
      [['L3@getMenuButton'], ['V2@createMenuButton:description', 'V8@createMenuButton']],
    ],
    [
      'is yes to everything',
      [
        result('A1@removePosition'),
        result('P1@removePosition:id'),
        result('I1@removePosition'),
        result('L9@listPositions', { finding: at('data.list') }),
      ],
      [['A1@removePosition'], ['P1@removePosition:id', 'I1@removePosition', 'L9@listPositions']],
    ],
    [
      'is a fault and the words of it',
      [
        result('E6@listOwnFlows', { finding: at('msg'), replay: 'r1' }),
        result('P4@listOwnFlows:keyword', { finding: FAULT, replay: 'r1' }),
      ],
      [['P4@listOwnFlows:keyword'], ['E6@listOwnFlows']],
    ],
    [
      'is yes to everybody with a session',
      [
        result('A1@createGroup', { verdict: 'pass' }),
        result('A4@createGroup'),
        result('N2@createGroup'),
        result('V1@createGroup:enCode', { finding: at('body.enCode') }),
      ],
      [['A4@createGroup'], ['N2@createGroup', 'V1@createGroup:enCode']],
    ],
    [
      'is a fault that is met wherever somebody asks, told where a call has one thing wrong',
      [
        result('A3@listUsers', { finding: { ...FAULT, got: '500 "SELECT a FROM b"' } }),
        result('E6@listUsers', { finding: at('msg') }),
        result('P2@listUsers:keyword', { finding: { ...FAULT, got: '500 SELECT a FROM b' } }),
      ],
      [['P2@listUsers:keyword'], ['A3@listUsers', 'E6@listUsers']],
    ],
    [
      'is a record that reads back otherwise, and what goes on from it',
      [
        result('X1@listDepartments', { verdict: 'warn', finding: at('data.list (id 1) against getDepartment.fullName') }),
        result('L3@getDepartment', { finding: at('data (id 1).fullName') }),
        result('L4@updateDepartment', { finding: at('data (id 1).fullName') }),
        result('X4@updateDepartment'),
      ],
      [['L3@getDepartment'], ['X1@listDepartments', 'L4@updateDepartment', 'X4@updateDepartment']],
    ],
    [
      'is a list that loses rows, and what is looked up in it',
      [
        result('L1@createModel', { finding: at('data.list of listModels') }),
        result('G1@listModels', { finding: at('data.pagination.total') }),
      ],
      [['G1@listModels'], ['L1@createModel']],
    ],
    [
      'is a list that shows a row twice, and the record that was lost in it',
      [result('L8@removePrintTemplate'), result('G2@listPrintTemplates', { finding: at('data.list') })],
      [['G2@listPrintTemplates'], ['L8@removePrintTemplate']],
    ],
    [
      'is the words of a fault, where the fault itself is but a warning',
      [
        result('P4@listOwnFlows:keyword', { verdict: 'warn', finding: { ...FAULT, got: '500 SELECT a FROM b' } }),
        result('E6@listOwnFlows', { finding: at('msg') }),
      ],
      [['E6@listOwnFlows'], ['P4@listOwnFlows:keyword']],
    ],
    [
      'is a number of chunks by which none is found',
      [
        result('C3@checkChunk', { finding: at('data.chunkNumbers') }),
        result('C5@mergeChunks'),
        result('C24@checkChunk', { finding: at('data.chunkNumbers') }),
      ],
      [['C3@checkChunk'], ['C5@mergeChunks', 'C24@checkChunk']],
    ],
    [
      'is a command that is not carried out, and the later ones of its scenario',
      [result('L12@unlockUser', { finding: at('code of login') }), result('L12@resetUserPassword', { finding: at('code of login') })],
      [['L12@resetUserPassword'], ['L12@unlockUser']],
    ],
  ])('%s', (_, results, cause) => {
    expect(told(results)).toEqual([cause]);
  });

  it('is an answer nobody can read, and what others read in it', () => {
    const results = [
      result('X1@listPositions', { replay: 'r2', finding: at('data.list (id 1) against getPosition') }),
      result('E3@getPosition', { replay: 'r2', finding: at('data') }),
    ];
    expect(told(results, [call('r2', 'getPosition')])).toEqual([[['E3@getPosition'], ['X1@listPositions']]]);
  });
});

describe('two causes', () => {
  const kept = [result('A1@createGroup', { verdict: 'pass' })];
  it.each<[what: string, CheckResult[]]>([
    [
      'are two members of wrong shape and content',
      [result('S1@getUser', { finding: at('data.enabledMark') }), result('L3@getUser', { finding: at('data.fullName') })],
    ],
    [
      'are a shape and a secret of one answer',
      [result('S1@getUser', { replay: 'r1', finding: at('data.sort') }), result('S4@getUser', { replay: 'r1', finding: at('data.key') })],
    ],
    [
      'are rights and bodies nobody looks at',
      [...kept, result('A4@createGroup'), result('N2@createGroup'), result('V1@createGroup:enCode', { verdict: 'pass' })],
    ],
    [
      'are tokens nobody looks at, at two operations, broken in two ways',
      [result('A1@listUsers'), result('A1@listRoles', { finding: FAULT })],
    ],
    [
      'are two rows somebody wrote',
      [result('R1@login:one', { finding: at('login') }), result('R1@login:two', { finding: { ...at('login'), expected: 'two' } })],
    ],
    [
      'are a warning and a failure that seems to follow',
      [result('N2@createGroup', { verdict: 'warn' }), result('V1@createGroup:enCode'), ...kept],
    ],
  ])('%s', (_, results) => {
    const causes = told(results);
    expect(causes.map(([own, with_]) => own.length + with_.length)).toEqual([1, 1]);
  });

  it('are told with the failures first, and the widest of them first', () => {
    const results = [
      result('E4@listRoles', { verdict: 'warn' }),
      result('S1@listRoles', { finding: at('data.a') }),
      result('A1@listUsers'),
      result('A2@listUsers'),
    ];
    expect(told(results).map(([[first]]) => first)).toEqual(['A1@listUsers', 'S1@listRoles', 'E4@listRoles']);
  });

  it('lose nothing: each broken check stands below one of them', () => {
    const results = ['A1', 'A2', 'E1', 'E6', 'G1', 'G6', 'L8', 'N2', 'P1', 'S1', 'V2', 'V8', 'X1'].map((check) =>
      result(`${check}@listRoles`),
    );
    expect(told(results).flat(2).toSorted()).toEqual(results.map(({ id }) => id).toSorted());
  });
});
