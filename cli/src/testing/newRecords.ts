/** Value of a field a person fills in: what is typed, the first option of a list, a node of a tree, a person, or the parts of a moment by its label. */
export type Filled =
  | string
  | { readonly first: true }
  | { readonly node: string; readonly isMany?: true }
  | { readonly person: string }
  | { readonly group: string; readonly typed: string };

const NAME = 'MadeByHand';
const NAMED = { fullName: NAME, enCode: 'made.by.hand' };
const FIRST = { first: true } as const;
const UNIT = { node: '路产管理部' } as const;
const UNITS = { ...UNIT, isMany: true } as const;

/**
 * Fields one new record needs, by the list whose generated page makes it; what begins with a value is left as it is. A list that can have
 * no new record on such a page has no row.
 */
export const NEW_RECORDS: Readonly<Record<string, Readonly<Record<string, Filled>>>> = {
  listSignatures: { signImg: '/api/file/Image/userAvatar/001.png' },
  listMessageTemplates: { ...NAMED, messageType: FIRST, messageSource: FIRST, title: '{@Title}' },
  listMessageAccounts: {
    ...NAMED,
    type: FIRST,
    addressorName: 'Keys',
    smtpServer: 'smtp.example.com',
    smtpPort: '465',
    smtpUser: 'keys@example.com',
    smtpPassword: 'Keys2026',
  },
  listDictionaryCategories: NAMED,
  listBillRules: { ...NAMED, category: FIRST, dateFormat: FIRST, prefix: 'MBH', digit: '4', startNumber: '1' },
  listAreas: NAMED,
  listSchedules: {
    title: NAME,
    startDay: { group: '开始日期', typed: '202612010900' },
    endDay: { group: '结束日期', typed: '202612011000' },
  },
  listDataInterfaces: { ...NAMED, categoryId: FIRST, source: FIRST, query: 'SELECT 1' },
  listOrganizations: NAMED,
  listDepartments: { ...NAMED, parentId: UNIT },
  listGroups: { ...NAMED, type: FIRST },
  listPositions: { ...NAMED, type: FIRST, organizeId: UNIT },
  listRoles: { ...NAMED, organizeIdsTree: UNITS },
  listUsers: { account: 'madebyhand', realName: NAME, organizeIds: UNITS },
  listSystems: NAMED,
  listModels: { ...NAMED, category: FIRST },
  listPrintTemplates: { ...NAMED, kind: FIRST, category: FIRST },
  listOpinionPhrases: { text: NAME },
  listDelegations: {
    toUserId: { person: '欧阳明轩' },
    startTime: { group: '开始时间', typed: '202703010900' },
    endTime: { group: '结束时间', typed: '202703021000' },
  },
};
