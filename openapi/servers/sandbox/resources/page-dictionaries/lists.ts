import { list, type CategorySeed } from '../../seed/dictionary-text.ts';

/** Lists about people. */
const people = [
  list('性别', 'sex', '男 1\n女 2\n保密 3'),
  list('岗位类型', 'PositionType', '管理岗 management\n技术岗 technical\n职能岗 function\n操作岗 operation'),
  list('角色类型', 'RoleType', '系统角色 system\n业务角色 business'),
  list('分组类型', 'groupType', '应急 emergency\n专项 project\n评审 committee\n工会 union'),
  list('职级', 'Rank', '高层 senior\n中层 middle\n主管 supervisor\n专员 specialist\n员工 staff'),
  list(
    '证件类型',
    'certificateType',
    `
居民身份证 id
护照 passport
港澳居民来往内地通行证 hkmo
台湾居民来往大陆通行证 taiwan
外国人永久居留身份证 resident
机动车驾驶证 driving
- 军官证 officer
`,
  ),
  list(
    '文化程度',
    'Education',
    '初中及以下 junior\n高中 senior\n中专 vocational\n大专 college\n本科 bachelor\n硕士研究生 master\n博士研究生 doctor',
  ),
];

/** Names as the national standard orders them; its two letters are the codes. */
const nations = list(
  '民族',
  'Nation',
  `
汉族 HA
蒙古族 MG
回族 HU
藏族 ZA
维吾尔族 UG
苗族 MH
彝族 YI
壮族 ZH
布依族 BY
朝鲜族 CS
满族 MA
侗族 DO
瑶族 YA
白族 BA
土家族 TJ
哈尼族 HN
哈萨克族 KZ
傣族 DA
黎族 LI
傈僳族 LS
佤族 VA
畲族 SH
高山族 GS
拉祜族 LH
水族 SU
东乡族 DX
纳西族 NX
景颇族 JP
柯尔克孜族 KG
土族 TU
达斡尔族 DU
仫佬族 ML
羌族 QI
布朗族 BL
撒拉族 SL
毛南族 MN
仡佬族 GL
锡伯族 XB
阿昌族 AC
普米族 PM
塔吉克族 TA
怒族 NU
乌孜别克族 UZ
俄罗斯族 RS
鄂温克族 EW
德昂族 DE
保安族 BN
裕固族 YG
京族 GI
塔塔尔族 TT
独龙族 DR
鄂伦春族 OR
赫哲族 HZ
门巴族 MB
珞巴族 LB
基诺族 JN
`,
);

/** Lists about companies. */
const companies = [
  list(
    '所属行业',
    'IndustryType',
    '道路运输 road\n仓储物流 storage\n工程施工 construction\n设备制造 manufacture\n商贸服务 trade\n能源化工 energy\n农林牧渔 agriculture\n信息技术 information',
  ),
  list(
    '公司性质',
    'EnterpriseNature',
    '国有企业 state\n民营企业 private\n合资企业 joint\n外资企业 foreign\n事业单位 institution\n个体工商户 individual',
  ),
];

/** Lists about messages; numbers are those of the wire. */
const messages = [
  list('公告类型', 'NoticeType', '路政 patrol\n养护 maintenance\n收费 toll\n安全 safety\n行政 office'),
  list('消息来源', 'msgSourceType', '公告 1\n流程 2\n系统 3\n日程 4'),
  list('消息发送类型', 'msgSendType', '站内信 1\n邮件 2\n短信 3\n钉钉 4\n企业微信 5\nWebHook 6\n微信公众号 7'),
  list('WebHook发送类型', 'msgWebHookSendType', '钉钉 1\n企业微信 2'),
  list('邮件分类', 'Email', '内部邮件 internal\n外部邮件 external\n系统通知 system'),
  list('日程类型', 'scheduleType', '日程 1\n会议 2\n值班 3'),
];

/** Lists about designs of forms, flows, pages and reports. */
const designs = [
  list('流程分类', 'WorkFlowCategory', '路产审批 asset\n养护审批 maintenance\n调度审批 dispatch\n行政审批 office'),
  list('流程表单分类', 'flowForm', '路产表单 asset\n养护表单 maintenance\n调度表单 dispatch\n行政表单 office'),
  list('功能表单分类', 'webForm', '路产业务 asset\n养护业务 maintenance\n收费业务 toll\n车辆业务 fleet'),
  list('在线开发分类', 'webDesign', '路产业务 asset\n养护业务 maintenance\n收费业务 toll\n车辆业务 fleet'),
  list('门户分类', 'portalDesigner', '运营 operations\n养护 maintenance\n收费 toll'),
  list('打印模板分类', 'printDev', '路产文书 asset\n养护单据 maintenance\n收费票据 toll\n行政公文 office'),
  list('报表分类', 'ReportSort', '通行费 toll\n交通量 traffic\n养护成本 cost\n安全事件 incident'),
  list('生成模块', 'createModule', '业务模块 business\n扩展模块 extend\n系统模块 system'),
  list('数据库类型', 'dbType', 'MySQL mysql\nSQLServer sqlserver\nOracle oracle\nPostgreSQL postgresql\n达梦 dm\n人大金仓 kingbasees'),
];

/** Entries come from what the sandbox has already: from the categories of data interfaces, and from the uses of the fleet. */
const filledLater = [list('数据接口分类', 'DataInterfaceType', []), list('业务分类', 'businessType', [])];

/** The dictionaries a client of 3.6 looks up by their codes. @reading R-428 */
export const SYSTEM_DICTIONARIES: readonly CategorySeed[] = [...people, nations, ...companies, ...messages, ...designs, ...filledLater];
