/** Languages this application speaks. */
export type Language = 'en' | 'zh';

const en = {
  page: 'Depots',
  field: 'Stand-in depots',
  help: 'They take over when this depot is closed.',
  title: 'Select depots',
  placeholder: 'Choose depots',
  network: 'Depot network',
  search: 'Search depots',
  table: 'Depots',
  depot: 'Depot',
  region: 'Region',
  lorries: 'Lorries',
};

export const words: Readonly<Record<Language, typeof en>> = {
  en,
  zh: {
    page: '车队站点',
    field: '替班站点',
    help: '本站关闭时由它们接替。',
    title: '选择站点',
    placeholder: '选择站点',
    network: '站点网络',
    search: '搜索站点',
    table: '车队站点',
    depot: '站点',
    region: '大区',
    lorries: '车辆数',
  },
};
