import { describe, expect, test } from 'vitest';
import { organizationCodecs } from './index.ts';

const decodeCompany = (propertyJson: string | null) =>
  organizationCodecs.getOrganization.data.decode({ id: '2', parentId: '1', fullName: '渝东公司', propertyJson });
const draft = { parentId: null, fullName: '渝东公司', enCode: 'yw.east', isEnabled: true, description: '', sortCode: null } as const;

describe('the details of a company', () => {
  test('come as a text and go back as an object, with members nobody named', () => {
    const { details } = decodeCompany('{"shortName":"渝东","foundedTime":"2012-03-01"}');
    expect(details).toEqual({ kind: 'value', value: { shortName: '渝东', foundedTime: '2012-03-01' } });
    expect(organizationCodecs.updateOrganization.body.encode({ ...draft, details }).propertyJson).toEqual({
      shortName: '渝东',
      foundedTime: '2012-03-01',
    });
  });

  test.each(['{"shortName":', '["渝东"]', '7'])('that cannot be read, as %s, go back as they came', (text) => {
    const { details } = decodeCompany(text);
    expect(details).toEqual({ kind: 'broken', text });
    expect(organizationCodecs.updateOrganization.body.encode({ ...draft, details }).propertyJson).toBe(text);
  });

  test.each(['', null])('are none where the server says %j', (text) => {
    expect(decodeCompany(text).details).toEqual({ kind: 'none' });
    expect(organizationCodecs.createOrganization.body.encode({ ...draft, details: { kind: 'none' } }).propertyJson).toBeNull();
  });
});

describe('an organisation', () => {
  test('at the top has no parent, whether the server says -1, 0 or nothing', () => {
    const decode = (parentId: string | null) =>
      organizationCodecs.listOrganizations.data.decode({ list: [{ id: '1', parentId, fullName: '云望集团' }] })[0]?.parentId;
    expect([decode('-1'), decode('0'), decode(null)]).toEqual([null, null, null]);
    expect(organizationCodecs.createOrganization.body.encode({ ...draft, details: { kind: 'none' } }).parentId).toBe('-1');
  });

  test('has its path as a list, however it travels', () => {
    const [node] = organizationCodecs.listOrganizations.data.decode({ list: [{ id: '2', fullName: '渝东公司', organizeIdTree: '1,2' }] });
    expect(node?.organizeIdTree).toEqual(['1', '2']);
    const record = organizationCodecs.getOrganization.data.decode({
      id: '2',
      parentId: '1',
      fullName: '渝东公司',
      organizeIdTree: ['1', '2'],
    });
    expect(record.organizeIdTree).toEqual(['1', '2']);
  });

  test('of a picker says nothing of its state where the server does not', () => {
    const [option] = organizationCodecs.listOrganizationOptions.data.decode({ list: [{ id: '1', fullName: '云望集团' }] });
    expect(option).toMatchObject({ isEnabled: null, isDisabled: false, isLeaf: true });
  });

  test('is on a page of its own count where the server does not page', () => {
    expect(organizationCodecs.listDepartments.data.decode({ list: [{ id: '1', fullName: '综合办公室' }] }).total).toBe(1);
  });
});
