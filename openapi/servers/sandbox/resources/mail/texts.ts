/** Sender and text of a mail of the first start, known by its title. */
interface MailText {
  readonly title: string;
  readonly sender: string;
  readonly senderName: string;
  readonly cc: string;
  readonly html: string;
}

/** Texts of the mails of the first start. @reading R-348 */
export const MAIL_TEXTS: readonly MailText[] = [
  {
    title: '关于做好冬季除雪防滑工作的通知',
    sender: 'center@milepost.test',
    senderName: '路网运行中心',
    cc: 'safety@milepost.test,upkeep@milepost.test',
    html: '<p>各养护所、路政大队：</p><p>据气象部门预报，11 月 20 日起有一次大范围降温降雪过程。请于 <strong>11 月 19 日 18:00</strong> 前完成下列准备：</p><ol><li>融雪剂、防滑料到位，除雪车辆试车一次；</li><li>桥面、匝道、长下坡路段的警示标志补齐；</li><li>值班表报路网运行中心备案。</li></ol><p>路网运行中心</p>',
  },
  {
    title: '十月份机电设备完好率通报',
    sender: 'equipment@milepost.test',
    senderName: '机电科',
    cc: '',
    html: '<p>十月份收费、监控、通信三大系统完好率如下：</p><table><thead><tr><th>系统</th><th>完好率</th></tr></thead><tbody><tr><td>收费系统</td><td>99.2%</td></tr><tr><td>监控系统</td><td>97.8%</td></tr><tr><td>通信系统</td><td>99.6%</td></tr></tbody></table><p>监控系统未达标的站点请于月底前整改。</p>',
  },
  {
    title: 'K120～K186 养护作业交通组织方案（定稿）',
    sender: 'upkeep@milepost.test',
    senderName: '养护工程部',
    cc: 'patrol@milepost.test',
    html: '<p>方案已按交警支队意见修改：夜间作业改为 22:00 至次日 5:00，限速 60 km/h，上游过渡区 190 m。</p><p>请据此审批占道施工申请。</p>',
  },
  {
    title: '路产损坏案件办理时限提醒',
    sender: 'patrol@milepost.test',
    senderName: '路政管理科',
    cc: '',
    html: '<p>您名下有 2 件路产损坏案件将于 3 日内到期，请及时补齐现场照片与赔偿告知书。</p>',
  },
  {
    title: '应急车辆年检安排',
    sender: 'fleet@milepost.test',
    senderName: '车队',
    cc: '',
    html: '<p>应急车辆年检定于 11 月 25 日至 27 日，请各站按附表时间送检。</p>',
  },
];
