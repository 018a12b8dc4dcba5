import { folder, list, tree } from '../dictionary-text.ts';

/** Dictionaries of who and what is on the road for the operator. */
export const fleetDictionaries = folder('车辆与人员', 'fleet', [
  tree(
    '车辆品牌型号',
    'fleet.model',
    `
东风 dongfeng
  天龙KL dongfeng.kl
  天龙VL dongfeng.vl
  天锦KR dongfeng.kr
  多利卡D6 dongfeng.d6
  多利卡D9 dongfeng.d9
解放 jiefang
  J6P jiefang.j6p
  J6L jiefang.j6l
  J7 jiefang.j7
  虎V jiefang.hv
  悍V jiefang.hanv
重汽 sinotruk
  豪沃T7H sinotruk.t7h
  豪沃TX sinotruk.tx
  汕德卡G7S sinotruk.g7s
  黄河X7 sinotruk.x7
  豪瀚N5G sinotruk.n5g
陕汽 shacman
  德龙X3000 shacman.x3000
  德龙X6000 shacman.x6000
  德龙L3000 shacman.l3000
  轩德翼3 shacman.yi3
福田 foton
  欧曼EST foton.est
  欧曼GTL foton.gtl
  欧航R foton.r
  奥铃速运 foton.suyun
  祥菱M2 foton.m2
江淮 jac
  格尔发A5 jac.a5
  德沃斯V8 jac.v8
  骏铃V6 jac.v6
  帅铃Q6 jac.q6
红岩 hongyan
  杰狮M500 hongyan.m500
  杰豹 hongyan.jiebao
  金刚 hongyan.jingang
五十铃 isuzu
  700P isuzu.700p
  翼放EC5 isuzu.ec5
  巨咖VC61 isuzu.vc61
江铃 jmc
  凯运 jmc.kaiyun
  顺达 jmc.shunda
  特顺 jmc.teshun
宇通 yutong
  ZK6122H9 yutong.zk6122
  ZK6826BEV yutong.zk6826
  T7E yutong.t7e
徐工 xcmg
  清障车XZJ5251 xcmg.xzj5251
  桥检车XZJ5318 xcmg.xzj5318
  高空车XGS5160 xcmg.xgs5160
  除雪车XZJ5160 xcmg.xzj5160
中联重科 zoomlion
  清扫车ZLJ5180 zoomlion.zlj5180
  洒水车ZLJ5250 zoomlion.zlj5250
  护栏清洗车ZBH5073 zoomlion.zbh5073
- 依维柯 iveco
  得意 iveco.daily
  欧胜 iveco.ousheng
`,
    '车辆档案登记用，停产品牌保留为禁用',
  ),
  list(
    '车辆用途',
    'fleet.use',
    `
路政巡查 patrol
清障救援 wrecker
养护作业 maintenance
除雪防滑 snow
应急指挥 command
通勤 commuter
物资运输 supply
稽查追缴 audit
桥梁检测 inspection
行政公务 office
机电维护 mech
绿化养护 green
`,
  ),
  list(
    '车牌颜色',
    'fleet.plate',
    `
蓝色 blue
黄色 yellow
绿色 green
黄绿双拼色 yellowgreen
白色 white
黑色 black
- 临时号牌 temporary
`,
  ),
  list(
    '准驾车型',
    'fleet.licence',
    `
大型客车 A1
牵引车 A2
城市公交车 A3
中型客车 B1
大型货车 B2
小型汽车 C1
小型自动挡汽车 C2
低速载货汽车 C3
轻型牵引挂车 C6
轮式机械车 M
`,
  ),
  list(
    '岗位工种',
    'fleet.post',
    `
收费员 toll.collector
收费班长 toll.leader
站长 toll.chief
稽查员 toll.auditor
监控员 monitor
路政巡查员 patrol
清障司机 wrecker.driver
清障操作手 wrecker.operator
养护工 maintenance.worker
养护工程师 maintenance.engineer
桥梁工程师 bridge.engineer
隧道管理员 tunnel.keeper
机电维护员 mech.technician
电工 electrician
调度员 dispatcher
驾驶员 driver
安全员 safety
资料员 archivist
仓库管理员 warehouse
服务区经理 area.manager
保洁员 cleaner
保安员 guard
财务人员 finance
绿通查验员 green.inspector
客服专员 service
信息工程师 it.engineer
厨师 cook
`,
  ),
  list(
    '班次',
    'fleet.shift',
    `
早班 morning
中班 middle
晚班 night
常白班 day
四班三运转 rotation
机动班 reserve
`,
  ),
]);
