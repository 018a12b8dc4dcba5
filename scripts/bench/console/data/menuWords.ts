/** Words that entries of a menu are named after. */
export const MENU_WORDS = [
  '养护工单',
  '路产设施',
  '收费稽查',
  '车辆调度',
  '数据字典',
  '施工单位',
  '交通事件',
  '应急物资',
  '票据核销',
  '巡检计划',
  '门架设备',
  '运营报表',
] as const;
