import type { MenuItem } from '@milepost/openapi/domains/current-user';

/** Menu for tests: one page for each address. */
export const aMenu = (...addresses: readonly string[]): readonly MenuItem[] =>
  addresses.map((urlAddress, at) => ({
    id: `m${at}`,
    parentId: null,
    kind: 'page',
    fullName: urlAddress,
    enCode: urlAddress,
    icon: null,
    urlAddress,
    linkTarget: null,
    property: { moduleId: `module${at}`, isTree: false },
    sortCode: 0,
    isHidden: false,
    children: [],
  }));
