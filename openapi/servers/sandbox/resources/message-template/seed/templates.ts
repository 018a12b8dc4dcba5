/** A template of the first start. Parameters are names by field, fields of an SMS the parameters that fill them. */
export interface TemplateSeed {
  readonly fullName: string;
  readonly enCode: string;
  readonly messageSource: string;
  readonly messageType: string;
  readonly title?: string;
  readonly content?: string;
  readonly templateCode?: string;
  readonly wxSkip?: string;
  readonly xcxAppId?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly smsFields?: Readonly<Record<string, string>>;
  readonly isSystem?: boolean;
  readonly isDisabled?: boolean;
}

const FLOW = { '@Title': '流程标题', '@CreatorUserName': '发起人', '@FlowLink': '流程链接' };
const NOTICE = { '@Title': '公告标题', '@CreatorUserName': '发布人', '@Content': '公告内容', '@Remark': '公告摘要' };
const SCHEDULE = { '@Title': '日程标题', '@Content': '日程内容', '@StartDate': '开始日期', '@StartTime': '开始时间' };

/** Sources: 1 notice, 2 flow, 3 system, 4 schedule. Channels: 1 site, 2 mail, 3 SMS, 4 DingTalk, 5 chat, 6 webhook, 7 public account. */
export const TEMPLATES: readonly TemplateSeed[] = [
  {
    fullName: '养护工单待办提醒',
    enCode: 'maintenance.todo',
    messageSource: '2',
    messageType: '1',
    title: '{@Title} 待您审批',
    content: '{@CreatorUserName} 提交的养护工单待您审批，请及时处理。',
    parameters: FLOW,
  },
  {
    fullName: '养护工单待办邮件',
    enCode: 'maintenance.todo.mail',
    messageSource: '2',
    messageType: '2',
    title: '{@Title} 待您审批',
    content: '<p>{@CreatorUserName} 提交的养护工单待您审批。</p><p><a href="{@FlowLink}">查看工单</a></p>',
    parameters: FLOW,
  },
  {
    fullName: '收费站拥堵预警短信',
    enCode: 'toll.congestion',
    messageSource: '3',
    messageType: '3',
    templateCode: 'SMS_274850012',
    parameters: { '@station': '收费站', '@queue': '排队长度' },
    smsFields: { station: '@station', queue: '@queue' },
  },
  {
    fullName: '除雪值班提醒',
    enCode: 'snow.duty',
    messageSource: '4',
    messageType: '4',
    title: '{@Title}',
    content: '{@StartDate} {@StartTime} 除雪值班：{@Content}',
    parameters: SCHEDULE,
  },
  {
    fullName: '应急指令群通知',
    enCode: 'emergency.group',
    messageSource: '3',
    messageType: '6',
    title: '应急指令',
    content: '{@order} 已下达，请各路段立即响应。',
    parameters: { '@order': '指令名称' },
  },
  {
    fullName: '救援进度公众号通知',
    enCode: 'rescue.progress',
    messageSource: '3',
    messageType: '7',
    templateCode: 'OPENTM207574677',
    wxSkip: '2',
    parameters: { '@plate': '车牌号', '@state': '救援进度' },
    smsFields: { keyword1: '@plate', keyword2: '@state' },
  },
  {
    fullName: '巡查记录企业微信提醒',
    enCode: 'patrol.chat',
    messageSource: '2',
    messageType: '5',
    title: '{@Title}',
    content: '{@CreatorUserName} 提交了巡查记录，请查看。',
    parameters: FLOW,
    isDisabled: true,
  },
  {
    fullName: '公告发布通知',
    enCode: 'system.notice',
    messageSource: '1',
    messageType: '1',
    title: '{@Title}',
    content: '{@CreatorUserName} 发布了公告。',
    parameters: NOTICE,
    isSystem: true,
  },
  {
    fullName: '公告发布邮件',
    enCode: 'system.notice.mail',
    messageSource: '1',
    messageType: '2',
    title: '{@Title}',
    content: '<p>{@Content}</p>',
    parameters: NOTICE,
    isSystem: true,
  },
  {
    fullName: '流程待办通知',
    enCode: 'system.flow.todo',
    messageSource: '2',
    messageType: '1',
    title: '{@Title}',
    content: '',
    parameters: FLOW,
    isSystem: true,
  },
  {
    fullName: '流程结束通知',
    enCode: 'system.flow.end',
    messageSource: '2',
    messageType: '1',
    title: '{@Title} 已结束',
    content: '',
    parameters: FLOW,
    isSystem: true,
  },
  {
    fullName: '日程提醒',
    enCode: 'system.schedule',
    messageSource: '4',
    messageType: '1',
    title: '{@Title}',
    content: '{@StartDate} {@StartTime}',
    parameters: SCHEDULE,
    isSystem: true,
  },
];
