const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** 79 family names and 117 given names of each gender: no name comes twice among 9,243 people. */
const FAMILY_NAMES = wordsOf(`
王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧 程 曹 袁 邓 许 傅 沈 彭 吕 苏
卢 蒋 蔡 贾 丁 魏 薛 叶 阎 余 潘 杜 戴 夏 钟 汪 田 任 姜 范 方 石 姚 谭 廖 邹 熊 金 陆 郝 孔 白 崔 康 毛 邱 冉 向 欧阳
`);

const MALE_NAMES = wordsOf(`
伟 强 磊 军 勇 杰 涛 超 明 刚 平 辉 鹏 健 斌 波 飞 亮 峰 龙 志强 建国 建华 建军 志刚 国强 海涛 文博 俊杰 明辉 晓东 志远 浩然
子轩 宇航 天佑 思远 嘉伟 家豪 振华 永强 德明 世杰 光明 立新 建平 卫东 国庆 小军 少华 成林 云飞 海峰 大勇 宏伟 长江 春生
庆丰 玉龙 金山 福顺 永昌 学文 学军 兴华 兴旺 正华 正阳 开元 启明 启航 一鸣 一帆 子涵 子豪 梓睿 睿哲 泽宇 泽林 奕辰 博文 博远
景行 景明 承志 承泽 绍辉 绍文 继业 继红 仁杰 义全 礼平 智勇 信诚 忠良 孝忠 友谊 川江 渝生 夔峰 巴山 润东 润泽 锦程 鹏飞 鹏程
凯 林峰 林海 昊天 东升 旭东 旭阳 逸飞 逸凡 茂林
`);

const FEMALE_NAMES = wordsOf(`
芳 娜 敏 静 丽 艳 娟 霞 燕 婷 雪 玲 倩 颖 琳 慧 莉 萍 红 梅 秀英 桂英 秀兰 玉兰 秀珍 桂兰 婉宁 诗雅 若彤 雨桐 欣怡 思琪
佳怡 梦瑶 雅琴 雅静 晓燕 晓红 晓霞 春梅 春燕 冬梅 红霞 海燕 海霞 丽华 丽娟 丽萍 美玲 美华 淑芬 淑华 淑珍 玉梅 玉珍 玉华
月娥 凤英 凤霞 素芳 素琴 小英 小琴 小丽 子萱 梓涵 可欣 可馨 语嫣 语桐 诗涵 诗琪 雨欣 雨晴 晨曦 晨露 紫涵 紫薇 佳慧 佳琪 嘉怡 嘉宁
静怡 静雯 文静 文婷 文慧 思雨 思颖 心怡 心悦 欣然 欣悦 一诺 一菲 依依 依诺 安琪 安然 若兰 若云 清怡 清扬 云霞 云芳 江燕 江霞
渝霞 巫云 夔兰 锦绣 锦瑟 润玉 润雨 彩霞 彩云 雅
`);

/** Steps without a common factor with the lists, so that neighbours differ. */
const FAMILY_STEP = 31;
const GIVEN_STEP = 47;

/** Name of the person of this number; odd numbers are women. */
export function nameOf(number: number): { realName: string; isFemale: boolean } {
  const isFemale = number % 2 === 1;
  const given = isFemale ? FEMALE_NAMES : MALE_NAMES;
  return {
    realName: `${FAMILY_NAMES[(number * FAMILY_STEP) % FAMILY_NAMES.length] ?? ''}${given[(number * GIVEN_STEP) % given.length] ?? ''}`,
    isFemale,
  };
}
