import { folder, list, tree } from '../dictionary-text.ts';
import { lanes, ramps, stations } from './toll-points.ts';

/** Dictionaries of what is paid, how, and what goes wrong while paying. */
export const tollDictionaries = folder('收费业务', 'toll', [
  list(
    '收费车型',
    'toll.class',
    `
一类客车 coach1
二类客车 coach2
三类客车 coach3
四类客车 coach4
一类货车 truck1
二类货车 truck2
三类货车 truck3
四类货车 truck4
五类货车 truck5
六类货车 truck6
`,
  ),
  list(
    '支付方式',
    'toll.payment',
    `
ETC记账卡 etc.credit
ETC储值卡 etc.stored
微信支付 wechat
支付宝 alipay
云闪付 unionpay
现金 cash
- 银行卡 card
`,
  ),
  list(
    '特情类型',
    'toll.special',
    `
无入口信息 entry.none
入口信息不符 entry.mismatch
通行卡丢失 card.lost
通行卡损坏 card.broken
坏卡无法读取 card.unreadable
车型不符 class.mismatch
车牌不符 plate.mismatch
标签拆卸 tag.removed
标签电量低 tag.battery
标签过期 tag.expired
黑名单车辆 blacklist
超时停留 overtime
U型行驶 uturn
跟车闯道 tailgate
冲卡逃费 runaway
余额不足 balance
计费异常 fee.abnormal
绿通查验 green.check
集装箱查验 container.check
紧急车免费 emergency.free
超限劝返 overweight
`,
  ),
  folder('收费站点', 'toll.site', [
    tree('收费站名录', 'toll.site.station', stations()),
    tree('收费车道', 'toll.site.lane', lanes(), '按收费站分列的入口与出口车道'),
    list('匝道桩号', 'toll.site.ramp', ramps()),
  ]),
  list(
    '优惠政策',
    'toll.discount',
    `
鲜活农产品绿色通道 green
重大节假日小客车免费 holiday
ETC通行优惠九五折 etc95
集装箱运输优惠 container
差异化收费分路段 section
差异化收费分时段 period
抢险救灾免费 rescue
军车警车免费 military
应急物资运输免费 relief
联合收割机跨区作业免费 harvester
- 新能源货车优惠 energy
`,
  ),
  list(
    '稽查类型',
    'toll.audit',
    `
大车小标 tag.larger
倒换通行卡 card.swap
假冒绿通 green.fake
假冒集装箱 container.fake
跑长买短 route.short
屏蔽标签 tag.shield
套用车牌 plate.clone
遮挡车牌 plate.cover
一车多签 tag.multi
绕行规避门架 gantry.avoid
拒缴通行费 refuse
强行冲卡 runaway
`,
  ),
]);
