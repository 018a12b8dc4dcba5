/** Words whose reading the dictionary of the package has for simplified characters only. */
export const TRADITIONAL_WORDS: Readonly<Record<string, string>> = {
  會計: 'kuai ji',
  銀行: 'yin hang',
  行長: 'hang zhang',
  重慶: 'chong qing',
  長沙: 'chang sha',
  廈門: 'xia men',
  樂清: 'yue qing',
  樂山: 'le shan',
  調度: 'diao du',
  調查: 'diao cha',
  單位: 'dan wei',
  音樂: 'yin yue',
  重複: 'chong fu',
  長度: 'chang du',
  參差: 'cen ci',
  還款: 'huan kuan',
};

/** Surnames in traditional characters that are read otherwise than the character alone. */
export const TRADITIONAL_SURNAMES: Readonly<Record<string, string>> = {
  單: 'shan',
  區: 'ou',
  樸: 'piao',
  蓋: 'ge',
  繆: 'miao',
  員: 'yun',
  樂: 'yue',
  尉遲: 'yu chi',
  萬俟: 'mo qi',
  長孫: 'zhang sun',
};
