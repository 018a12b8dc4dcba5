import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { UserColumn } from '@milepost/openapi/domains/user';

/** Columns of spreadsheets of people, in the order of the template. @reading R-115 */
export const USER_SHEET: readonly (readonly [UserColumn, MessageDescriptor])[] = [
  ['account', msg`Account`],
  ['realName', msg({ message: 'Name', context: 'person' })],
  ['gender', msg`Gender`],
  ['mobilePhone', msg`Mobile phone`],
  ['email', msg`E-mail`],
  ['organizeId', msg`Organisation`],
  ['positionId', msg`Position`],
  ['roleId', msg`Role`],
  ['groupId', msg`Group`],
  ['managerId', msg`Direct manager`],
  ['enabledMark', msg`Status`],
  ['sortCode', msg`Sort order`],
  ['description', msg`Description`],
];
