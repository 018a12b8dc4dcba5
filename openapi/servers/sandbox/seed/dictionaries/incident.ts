import { folder, list, tree } from '../dictionary-text.ts';

/** Dictionaries of what happens on the road and how it is met. */
export const incidentDictionaries = folder('交通事件', 'incident', [
  tree(
    '交通事件类型',
    'incident.type',
    `
交通事故 accident
  追尾事故 accident.rear
  侧翻事故 accident.rollover
  单车撞护栏 accident.guardrail
  危化品泄漏 accident.hazmat
  车辆自燃 accident.fire
车辆故障 breakdown
  爆胎 breakdown.tyre
  抛锚 breakdown.stall
  货物散落 breakdown.cargo
恶劣天气 weather
  团雾 weather.fog
  暴雨积水 weather.rain
  路面结冰 weather.ice
异常占用 occupation
  行人闯入 occupation.pedestrian
  动物闯入 occupation.animal
拥堵缓行 congestion
`,
    '监控中心接报时选择的事件类型',
  ),
  list(
    '事件等级',
    'incident.level',
    `
特别重大 level1
重大 level2
较大 level3
一般 level4
`,
  ),
  list(
    '事件来源',
    'incident.source',
    `
视频巡查 video
雷视一体机 radar
路政巡查 patrol
交警通报 police
司乘来电 call
一键报警 sos
导航平台推送 navigation
养护单位上报 maintenance
收费站上报 toll
相邻路段通报 neighbour
气象部门预警 weather
无人机巡查 drone
- 应急电话亭 booth
`,
  ),
  folder('事件处置', 'incident.handling', [
    list(
      '处置措施',
      'incident.measure',
      `
发布情报板信息 board
开启车道指示器 indicator
布设锥桶 cone
派出路政人员 patrol
派出清障车 wrecker
派出救护车 ambulance
派出消防车 fire
转移驳载货物 transfer
清扫路面 sweep
撒布融雪剂 deice
抢修护栏 guardrail
开启应急通道 opening
疏导分流 divert
警示后方来车 warning
恢复通行 restore
`,
    ),
    list(
      '管制方式',
      'incident.control',
      `
封闭单车道 lane.one
封闭双车道 lane.two
半幅封闭 half
全幅封闭 full
借道通行 borrow
主线限速八十 limit80
主线限速六十 limit60
收费站限流 toll.limit
收费站关闭入口 toll.entry
收费站关闭出口 toll.exit
匝道关闭 ramp
货车禁行 truck
危化品车辆禁行 hazmat
间断放行 pulse
压速带道 convoy
服务区暂存 area.hold
- 单双号放行 parity
`,
    ),
    folder('救援资源', 'incident.rescue', [
      tree(
        '救援装备',
        'incident.rescue.equipment',
        `
清障车辆 wrecker
  平板清障车 wrecker.flat
  托吊一体车 wrecker.combo
  重型旋转吊 wrecker.crane
  拖车辅助轮 wrecker.dolly
破拆工具 cutter
  液压剪 cutter.shear
  液压扩张器 cutter.spreader
  千斤顶 cutter.jack
警示器材 warning
  反光锥桶 warning.cone
  爆闪灯 warning.strobe
  防撞缓冲车 warning.attenuator
  警示三角架 warning.triangle
消防器材 fire
  干粉灭火器 fire.powder
  水基灭火器 fire.water
  灭火毯 fire.blanket
防汛除雪 season
  融雪剂撒布机 season.spreader
  推雪铲 season.plough
  抽水泵 season.pump
  沙袋 season.sandbag
医疗急救 medical
  急救箱 medical.kit
  担架 medical.stretcher
  - 自动除颤仪 medical.aed
`,
      ),
      list(
        '救援单位类型',
        'incident.rescue.unit',
        `
路段清障队 section
社会清障单位 contractor
消防救援站 fire
医疗急救中心 medical
危化品处置单位 hazmat
养护应急队 maintenance
交警中队 police
保险理赔单位 insurer
心理援助单位 counsel
`,
      ),
    ]),
  ]),
]);
