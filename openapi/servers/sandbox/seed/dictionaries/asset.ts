import { folder, list, tree } from '../dictionary-text.ts';
import { bridges, cameras, culverts, gantries, messageSigns, tunnels } from './road-points.ts';

/** Dictionaries of what belongs to the road. */
export const assetDictionaries = folder('路产设施', 'asset', [
  tree(
    '路产设施类型',
    'asset.type',
    `
护栏设施 guardrail
  波形梁护栏 guardrail.wbeam
  混凝土护栏 guardrail.concrete
  - 缆索护栏 guardrail.cable
标志标线 sign
  指路标志 sign.guide
  可变情报板 sign.vms
  热熔标线 sign.thermo
机电设备 mech
  ETC 门架 mech.gantry
  车道称重平台 mech.scale
  车道摄像机 mech.camera
照明设施 light
  高杆灯 light.mast
  隧道照明灯 light.tunnel
排水设施 drain
  边沟 drain.side
  急流槽 drain.chute
- 绿化景观 green
防护设施 protect
  隔离栅 protect.fence
  防眩板 protect.glare
桥涵构件 bridge
  伸缩缝 bridge.joint
`,
    '路产登记、巡查与赔补偿共用的设施类型',
  ),
  list(
    '设施完好状态',
    'asset.condition',
    `
完好 good
轻微损坏 minor
中度损坏 moderate
严重损坏 severe
已报废 scrapped
`,
  ),
  list(
    '损坏赔偿项目',
    'asset.damage',
    `
波形梁护栏板 beam.panel
护栏立柱 guardrail.post
护栏端头 guardrail.end
防阻块 guardrail.block
托架 guardrail.bracket
混凝土护栏墙体 barrier.wall
缆索护栏钢缆 cable.rope
活动护栏 guardrail.movable
防撞桶 crash.barrel
防撞垫 crash.cushion
轮廓标 delineator
突起路标 road.stud
里程碑 stone.kilometre
百米桩 stone.hundred
公路界碑 stone.boundary
单柱式标志 sign.single
双柱式标志 sign.double
悬臂式标志 sign.cantilever
门架式标志 sign.gantry
热熔标线每平方米 marking.thermo
沥青路面每平方米 pavement.asphalt
水泥路面每平方米 pavement.concrete
路缘石 kerb
边沟盖板 drain.cover
隔离栅网片 fence.panel
隔离栅立柱 fence.post
防眩板单片 glare.board
声屏障单元 noise.unit
乔木 plant.tree
灌木 plant.shrub
草皮每平方米 plant.lawn
收费岛防撞柱 island.post
车道栏杆机 lane.barrier
车道显示屏 lane.display
- 人工发卡亭 booth.card
摄像机立杆 camera.pole
`,
  ),
  folder('桥隧构造物', 'asset.structure', [
    list('桥梁名录', 'asset.structure.bridge', bridges()),
    list('隧道名录', 'asset.structure.tunnel', tunnels()),
    list('涵洞通道', 'asset.structure.culvert', culverts()),
  ]),
  folder('机电设施', 'asset.mech', [
    list('ETC门架', 'asset.mech.gantry', gantries(), '编号为路线与桩号，上行下行分列'),
    list('可变情报板点位', 'asset.mech.vms', messageSigns()),
    list('监控摄像机点位', 'asset.mech.camera', cameras()),
  ]),
]);
