/** A notice of the seed. */
export interface NoticeSeed {
  title: string;
  category: string;
  excerpt: string;
  bodyText: string;
  /** Moments it was written, and sent; null while it is a draft. */
  written: string;
  released: string | null;
  expires: string | null;
  /** Accounts; empty for everybody. */
  to: readonly string[];
  files: readonly { name: string; fileId: string; fileSize: number; fileExtension: string }[];
}

const html = (...paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

export const NOTICES: readonly NoticeSeed[] = [
  {
    title: '国庆期间超限运输车辆禁行通告',
    category: '路政',
    excerpt: '10月1日至8日，全线禁止超限运输车辆通行',
    bodyText: html('10 月 1 日 0 时至 10 月 8 日 24 时，全线禁止超限运输车辆通行。', '已办理的许可自动顺延，请各收费站做好劝返登记。'),
    written: '2026-09-25T10:05:00+08:00',
    released: '2026-09-26T09:00:00+08:00',
    expires: '2026-10-09T00:00:00+08:00',
    to: [],
    files: [],
  },
  {
    title: '2026年冬季养护作业通知',
    category: '养护',
    excerpt: 'K120～K186 段冬季养护作业安排',
    bodyText: html(
      '各路产管理部、养护工程部：',
      '自 11 月 25 日起，<strong>K120～K186</strong> 段进行冬季养护作业，请提前做好交通组织和占道审批。',
      '作业时段为每日 8:30 至 17:30，遇雨雪雾天气暂停。',
    ),
    written: '2026-11-17T16:20:00+08:00',
    released: '2026-11-18T09:00:00+08:00',
    expires: null,
    to: [],
    files: [{ name: '冬季养护作业控制区布置图.pdf', fileId: '20261117_winter_layout.pdf', fileSize: 482_133, fileExtension: 'pdf' }],
  },
  {
    title: '收费系统升级期间人工发卡安排',
    category: '收费',
    excerpt: '11月12日 0:00 至 4:00',
    bodyText: html('11 月 12 日 0:00 至 4:00 收费系统升级，各站改为人工发卡，交接班记录次日上午补录。'),
    written: '2026-11-09T14:30:00+08:00',
    released: '2026-11-10T08:30:00+08:00',
    expires: null,
    to: ['admin', 'staff', 'novice'],
    files: [],
  },
  {
    title: '元旦假期小型客车免费通行安排',
    category: '收费',
    excerpt: '2027年1月1日至3日',
    bodyText: html('7 座及以下小型客车免收通行费，各收费站按预案开足车道。'),
    written: '2026-11-19T17:40:00+08:00',
    released: null,
    expires: '2027-01-04T00:00:00+08:00',
    to: [],
    files: [],
  },
];
