import type { DesignFacts } from '@milepost/openapi/domains/design';

/** Facts of a model with a form and a list, as tests of the designer open one. */
export const SAMPLE_FACTS: DesignFacts = {
  fullName: '赔补偿案件',
  enCode: 'damageClaim',
  category: '',
  webType: 2,
  type: 1,
  enableFlow: false,
  sortCode: null,
  description: '',
  dbLinkId: null,
};
