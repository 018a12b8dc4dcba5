import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { expect, test } from 'vitest';
import { bodyOf, draftOf } from './companyDraft.ts';

const loaded = (propertyJson: string) =>
  organizationCodecs.getOrganization.data.decode({ id: '1', parentId: '-1', fullName: '集团', enCode: 'yw', propertyJson } as never);
const saved = (propertyJson: string, change: object = {}) => {
  const draft = draftOf(loaded(propertyJson)) as { readonly details: { readonly value?: object } };
  const details = { ...draft.details, ...('value' in draft.details && { value: { ...draft.details.value, ...change } }) };
  return organizationCodecs.updateOrganization.body.encode(bodyOf({ ...draft, details } as never));
};

test('details that nobody here knows are saved as they came, and those left empty are left out', () => {
  expect(saved('{"shortName":"甲","code9":7,"logo":null}', { fax: '', industry: null })).toMatchObject({
    parentId: '-1',
    propertyJson: { shortName: '甲', code9: 7, logo: null },
  });
});

test('a detail that was emptied is gone', () => {
  expect(saved('{"shortName":"甲","fax":"1"}', { fax: '' }).propertyJson).toEqual({ shortName: '甲' });
});

test('details that cannot be read stay the text they were', () => {
  expect(saved('{oops').propertyJson).toBe('{oops');
});
