import type { CompleteLanguageCode } from '@milepost/kit/engines/language';

/** Languages of the manual: those that are declared complete. @source shell §1 */
export type Locale = CompleteLanguageCode;

/** Words of one thing in every language of the manual. */
export type Words = Readonly<Record<Locale, string>>;

/** Keys that do one thing in a part of the console. */
export interface KeyRow {
  readonly caps: readonly string[];
  readonly does: Words;
}

/** Keys of a part of the console. Written here for staff: the contracts of the widgets say them in English alone. @source shell §2.4 */
export interface KeyTable {
  readonly title: Words;
  readonly rows: readonly KeyRow[];
}

const row = (caps: string, zh: string, zhtw: string, en: string): KeyRow => ({ caps: caps.split(' '), does: { zh, zhtw, en } });

export const KEY_TABLES: readonly KeyTable[] = [
  {
    title: { zh: '任何页面', zhtw: '任何頁面', en: 'On every page' },
    rows: [
      row(
        'Ctrl K',
        '搜索菜单和命令，可输入名称、拼音或首字母',
        '搜尋選單和命令，可輸入名稱、拼音或首字母',
        'Search menus and commands by name, pinyin or initials',
      ),
      row('?', '显示当前页面的快捷键', '顯示目前頁面的快速鍵', 'Show the shortcuts of this page'),
      row(
        'Tab',
        '到下一个控件；按住 Shift 到上一个',
        '到下一個控制項；按住 Shift 到上一個',
        'Go to the next control, with Shift to the one before',
      ),
      row('Esc', '关闭最上面的一层', '關閉最上面的一層', 'Close what lies on top'),
    ],
  },
  {
    title: { zh: '已打开页面栏', zhtw: '已開啟頁面列', en: 'Open pages' },
    rows: [
      row('← →', '在已打开页面间移动', '在已開啟頁面間移動', 'Go along the open pages'),
      row('Delete', '关闭页面', '關閉頁面', 'Close the page'),
      row('Shift F10', '打开页面菜单', '開啟頁面選單', 'Open the menu of the page'),
    ],
  },
  {
    title: { zh: '列表', zhtw: '清單', en: 'Lists' },
    rows: [
      row('↑ ↓', '到上一行或下一行', '到上一列或下一列', 'Go a row up or down'),
      row(
        '← →',
        '进入一行的各部分；在树形列表中展开或收起',
        '進入一列的各部分；在樹狀清單中展開或收合',
        'Go into the parts of a row; in a tree open and close it',
      ),
      row('Enter', '执行该行的第一个操作', '執行該列的第一個操作', 'Run the first action of the row'),
      row('Space', '选中或取消选中该行', '選取或取消選取該列', 'Choose the row or not'),
    ],
  },
  {
    title: { zh: '树', zhtw: '樹', en: 'Trees' },
    rows: [
      row('↑ ↓', '到上一个或下一个节点', '到上一個或下一個節點', 'Go to the node above or below'),
      row('← →', '收起或展开', '收合或展開', 'Close or open'),
      row('*', '展开同级的所有节点', '展開同級的所有節點', 'Open all nodes of the level'),
      row('Enter', '选择节点', '選擇節點', 'Choose the node'),
    ],
  },
  {
    title: { zh: '选择对话框', zhtw: '選擇對話方塊', en: 'Pickers' },
    rows: [
      row('Enter', '单选时确定所选', '單選時確定所選', 'Confirm where one is chosen'),
      row('Ctrl Enter', '多选时确定所选', '多選時確定所選', 'Confirm where several are chosen'),
      row('Esc', '取消', '取消', 'Cancel'),
    ],
  },
];
