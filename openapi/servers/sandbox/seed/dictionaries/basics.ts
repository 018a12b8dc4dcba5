import { folder, list } from '../dictionary-text.ts';

/** Small lists that every form uses. */
export const basicDictionaries = [
  list(
    '计量单位',
    'unit',
    `
米 m
千米 km
平方米 m2
立方米 m3
吨 t
千克 kg
升 l
个 piece
套 set
台 unit
根 rod
块 board
株 plant
台班 shift
工日 manday
- 亩 mu
`,
  ),
  list(
    '结算方式',
    'settlement',
    `
银行转账 transfer
电汇 telegraphic
银行承兑汇票 acceptance
现金 cash
月结 monthly
- 支票 cheque
`,
  ),
  list(
    '证件类型',
    'certificate',
    `
居民身份证 id
护照 passport
港澳居民来往内地通行证 hkmo
台湾居民来往大陆通行证 taiwan
外国人永久居留身份证 resident
机动车驾驶证 driving
道路运输从业资格证 transport
特种作业操作证 special
- 军官证 officer
`,
  ),
  folder('货物运输', 'cargo', [
    list(
      '货物类别',
      'cargo.kind',
      `
煤炭及制品 coal
金属矿石 ore
钢铁 steel
矿建材料 building
水泥 cement
木材 timber
粮食 grain
化肥农药 fertiliser
机械设备 machinery
轻工产品 light
鲜活农产品 fresh
冷藏货物 frozen
日用百货 daily
快递包裹 parcel
商品车 car
集装箱 container
大件货物 oversize
爆炸品 hazmat1
压缩气体 hazmat2
易燃液体 hazmat3
易燃固体 hazmat4
氧化剂 hazmat5
毒害品 hazmat6
腐蚀品 hazmat8
`,
    ),
  ]),
];
