import { folder, list, tree } from '../dictionary-text.ts';
import { stakes } from './road-points.ts';

/** Dictionaries of places: sections, stakes, interchanges. */
export const networkDictionaries = folder('路网基础', 'network', [
  list(
    '路段名录',
    'network.section',
    `
云阳至青溪段 S26.1
青溪至双河段 S26.2
双河至石桥段 S26.3
石桥至白鹭湖段 S26.4
白鹭湖至龙泉东段 S26.5
龙泉东至望江段 S26.6
石桥北至长滩段 G5.1
长滩至红池坝段 G5.2
红池坝至巴岳段 G5.3
巴岳至石桥南段 G5.4
双河至梅子坪段 S31.1
梅子坪至古驿段 S31.2
古驿至溪口段 S31.3
`,
  ),
  tree('里程桩号', 'network.stake', stakes(), '路线、区间、整公里桩三级'),
  list(
    '互通枢纽',
    'network.interchange',
    `
双河枢纽 S26.S31
石桥枢纽 S26.G5
云阳互通 S26.yunyang
青溪互通 S26.qingxi
白鹭湖互通 S26.bailuhu
龙泉东互通 S26.longquan
望江互通 S26.wangjiang
长滩互通 G5.changtan
红池坝互通 G5.hongchiba
巴岳互通 G5.bayue
梅子坪互通 S31.meiziping
古驿互通 S31.guyi
溪口互通 S31.xikou
`,
  ),
]);

/** The places where travellers rest. */
export const serviceAreaDictionaries = folder('服务区经营', 'area', [
  list(
    '服务区名录',
    'area.site',
    `
白鹭湖服务区东区 bailuhu.east
白鹭湖服务区西区 bailuhu.west
青溪停车区东区 qingxi.east
青溪停车区西区 qingxi.west
龙泉东服务区东区 longquan.east
龙泉东服务区西区 longquan.west
红池坝服务区东区 hongchiba.east
红池坝服务区西区 hongchiba.west
古驿停车区 guyi
`,
  ),
  tree(
    '经营业态',
    'area.business',
    `
餐饮 catering
  中式快餐 catering.chinese
  地方小吃 catering.snack
  西式快餐 catering.western
  咖啡茶饮 catering.coffee
零售 retail
  便利店 retail.convenience
  特产专柜 retail.specialty
  自动售货机 retail.vending
能源补给 energy
  加油站 energy.petrol
  充电站 energy.charging
  加气站 energy.gas
  换电站 energy.swap
车辆服务 vehicle
  汽车维修 vehicle.repair
  轮胎服务 vehicle.tyre
  加水降温 vehicle.water
住宿休息 rest
  客房 rest.room
  司机之家 rest.driver
  - 计时胶囊舱 rest.capsule
公共服务 public
  母婴室 public.nursery
  医务室 public.clinic
  路况查询屏 public.screen
`,
  ),
]);
