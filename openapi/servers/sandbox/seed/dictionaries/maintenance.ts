import { folder, list, tree } from '../dictionary-text.ts';

/** Dictionaries of what wears out and how it is mended. */
export const maintenanceDictionaries = folder('养护工程', 'maintenance', [
  tree(
    '病害类型',
    'maintenance.defect',
    `
沥青路面病害 asphalt
  龟裂 asphalt.alligator
  块状裂缝 asphalt.block
  纵向裂缝 asphalt.longitudinal
  横向裂缝 asphalt.transverse
  坑槽 asphalt.pothole
  车辙 asphalt.rut
  松散 asphalt.ravelling
  沉陷 asphalt.settlement
  波浪拥包 asphalt.corrugation
  泛油 asphalt.bleeding
水泥路面病害 concrete
  破碎板 concrete.shattered
  板角断裂 concrete.corner
  错台 concrete.faulting
  唧泥 concrete.pumping
  接缝料损坏 concrete.joint
  边角剥落 concrete.spalling
路基病害 subgrade
  边坡冲刷 subgrade.erosion
  边坡滑塌 subgrade.slide
  路肩损坏 subgrade.shoulder
  挡墙开裂 subgrade.wall
  排水沟淤堵 subgrade.drain
桥梁病害 bridge
  伸缩缝破损 bridge.joint
  支座脱空 bridge.bearing
  混凝土剥落露筋 bridge.spalling
  铺装层破损 bridge.deck
  泄水孔堵塞 bridge.drain
  墩台冲刷 bridge.scour
隧道病害 tunnel
  衬砌裂缝 tunnel.lining
  衬砌渗漏水 tunnel.leak
  检修道破损 tunnel.walkway
  洞口落石 tunnel.rockfall
沿线设施病害 facility
  护栏变形 facility.guardrail
  标线磨损 facility.marking
  标志牌倾斜 facility.sign
  防眩板缺失 facility.glare
  隔离栅缺口 facility.fence
  声屏障脱落 facility.noise
  路灯不亮 facility.light
- 绿化病害 green
  枯死缺株 green.dead
  侵入建筑限界 green.intrude
`,
    '日常巡查登记时选择的病害',
  ),
  list(
    '养护作业类型',
    'maintenance.work',
    `
日常保洁 cleaning
路面灌缝 sealing
坑槽修补 patching
铣刨重铺 milling
微表处 microsurfacing
就地热再生 hot.recycling
雾封层 fog.seal
护栏更换 guardrail
标线补划 marking
标志更换 sign
伸缩缝更换 joint
支座更换 bearing
隧道清洗 tunnel.wash
边坡加固 slope
排水疏通 drain
绿化修剪 green
桥面防水 waterproof
应急抢险 emergency
除雪防滑 snow
照明检修 lighting
碎石封层 chip.seal
隔离栅修复 fence
声屏障维护 noise
- 稀浆封层 slurry
`,
  ),
  tree(
    '养护材料',
    'maintenance.material',
    `
沥青类 bitumen
  道路石油沥青 bitumen.paving
    A级七十号 bitumen.paving.a70
    A级九十号 bitumen.paving.a90
  SBS改性沥青 bitumen.sbs
  乳化沥青 bitumen.emulsion
  密封胶 bitumen.sealant
  冷补料 bitumen.coldmix
集料类 aggregate
  玄武岩碎石 aggregate.basalt
  石灰岩碎石 aggregate.limestone
  机制砂 aggregate.sand
  矿粉 aggregate.filler
水泥类 cement
  普通硅酸盐水泥 cement.ordinary
  快硬水泥 cement.rapid
  灌浆料 cement.grout
钢材类 steel
  热轧带肋钢筋 steel.rebar
  护栏板 steel.beam
  护栏立柱 steel.post
  高强螺栓 steel.bolt
标线涂料 paint
  热熔涂料 paint.thermo
  双组份涂料 paint.twopart
  玻璃珠 paint.bead
除雪材料 deicing
  氯化钠融雪剂 deicing.salt
  - 氯化钙融雪剂 deicing.calcium
  环保融雪剂 deicing.green
`,
  ),
  tree(
    '养护机械',
    'maintenance.machine',
    `
路面机械 pavement
  铣刨机 pavement.miller
  摊铺机 pavement.paver
  双钢轮压路机 pavement.roller
  胶轮压路机 pavement.pneumatic
  灌缝机 pavement.sealer
  综合养护车 pavement.combo
清洁机械 cleaning
  清扫车 cleaning.sweeper
  洒水车 cleaning.sprinkler
  隧道清洗车 cleaning.tunnel
  护栏清洗车 cleaning.guardrail
高空机械 aerial
  高空作业车 aerial.platform
  桥梁检测车 aerial.bridge
标线机械 marking
  热熔划线机 marking.thermo
  标线清除机 marking.remover
运输机械 transport
  自卸车 transport.tipper
  随车吊 transport.crane
  平板运输车 transport.lowbed
除雪机械 snow
  除雪车 snow.plough
  撒布机 snow.spreader
  - 抛雪机 snow.blower
`,
  ),
  list(
    '工单状态',
    'maintenance.order.status',
    `
待派单 pending
已派单 assigned
施工中 working
待验收 review
已退回 returned
已完成 done
已逾期 overdue
已撤回 withdrawn
`,
  ),
  folder('质量评定', 'maintenance.quality', [
    list(
      '评定等级',
      'maintenance.quality.grade',
      `
优 excellent
良 good
中 fair
次 poor
差 bad
`,
    ),
    tree(
      '检查指标',
      'maintenance.quality.index',
      `
技术状况指数MQI mqi
  路面使用性能PQI pqi
    路面损坏PCI pci
    路面行驶质量RQI rqi
    路面车辙深度RDI rdi
    路面抗滑性能SRI sri
    路面跳车PBI pbi
    路面磨耗PWI pwi
    结构强度PSSI pssi
  路基技术状况SCI sci
  桥隧构造物BCI bci
    桥梁BRCI brci
    隧道TCI tci
    涵洞CCI cci
  沿线设施TCI facility
    防护设施 facility.protect
    隔离栅 facility.fence
    标志 facility.sign
    标线 facility.marking
    绿化 facility.green
`,
    ),
  ]),
]);
