import type { AriaTexts, AriaValues } from '../types.ts';

const items = ({ count }: AriaValues) => (count === 0 ? '未選擇任何項目。' : `已選擇 ${count} 個項目。`);
const chosen = ({ isSelected }: AriaValues) => (isSelected === true ? '，已選擇' : '');
const group = ({ isGroupChange, groupTitle, groupCount }: AriaValues) =>
  isGroupChange === true ? `已進入「${groupTitle}」群組，共 ${groupCount} 個選項。` : '';

/** Our own words where those of React Aria 3.53 are wrong, written in Simplified characters, or clumsy when read aloud. */
export const ZHTW: AriaTexts = {
  '@react-aria/toast': { notifications: ({ count }) => `${count} 則通知。` },
  '@react-aria/tag': { removeDescription: '按 Delete 鍵以移除標籤。' },
  '@react-aria/table': {
    select: '選擇',
    ascendingSort: ({ columnName }) => `已依「${columnName}」遞增排序`,
    descendingSort: ({ columnName }) => `已依「${columnName}」遞減排序`,
    resizerDescription: '按 Enter 鍵以開始調整欄寬',
  },
  '@react-aria/searchfield': { 'Clear search': '清除搜尋' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `減少${fieldLabel}`,
    increase: ({ fieldLabel }) => `增加${fieldLabel}`,
  },
  '@react-aria/menu': { longPressMessage: '長按或按 Alt + 向下鍵以開啟選單' },
  '@react-aria/gridlist': { hasActionAnnouncement: '這一列有動作', hasLinkAnnouncement: ({ link }) => `這一列有連結：${link}` },
  '@react-aria/grid': {
    select: '選擇',
    selectedItem: ({ item }) => `已選擇「${item}」。`,
    deselectedItem: ({ item }) => `已取消選擇「${item}」。`,
    selectedCount: items,
    selectedAll: '已全部選擇。',
  },
  '@react-aria/dnd': {
    dragSelectedItems: ({ count }) => `拖曳已選擇的 ${count} 個項目`,
    dragSelectedKeyboard: ({ count }) => `按 Enter 鍵以拖曳已選擇的 ${count} 個項目。`,
    dragSelectedKeyboardAlt: ({ count }) => `按 Alt + Enter 鍵以拖曳已選擇的 ${count} 個項目。`,
    dragSelectedLongPress: ({ count }) => `長按以拖曳已選擇的 ${count} 個項目。`,
    dragStartedKeyboard: '已開始拖曳。按 Tab 鍵移到放置位置，再按 Enter 鍵放下，按 Esc 鍵取消。',
    dragStartedTouch: '已開始拖曳。移到放置位置，再輕點兩下放下。',
    dragStartedVirtual: '已開始拖曳。移到放置位置，再按一下或按 Enter 鍵放下。',
    dragDescriptionVirtual: '按一下以開始拖曳。',
    endDragVirtual: '拖曳中。按一下以取消。',
    dropDescriptionKeyboard: '按 Enter 鍵放下。按 Esc 鍵取消。',
    dropDescriptionTouch: '輕點兩下放下。',
    dropDescriptionVirtual: '按一下放下。',
    dropCanceled: '已取消移動。',
    dropComplete: '已放下。',
    dropIndicator: '放置位置',
    dropOnRoot: '放在這裡',
    dropOnItem: ({ itemText }) => `放到「${itemText}」上`,
  },
  '@react-aria/datepicker': {
    era: '紀元',
    hour: '小時',
    minute: '分鐘',
    weekday: '星期',
    timeZoneName: '時區',
    selectedDateDescription: ({ date }) => `已選日期：${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `已選範圍：${startDate} 至 ${endDate}`,
    selectedTimeDescription: ({ time }) => `已選時間：${time}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (values) => `${group(values)}${values['optionText']}${chosen(values)}`,
    countAnnouncement: ({ optionCount }) => `有 ${optionCount} 個選項。`,
    selectedAnnouncement: ({ optionText }) => `${optionText}，已選擇`,
  },
  '@react-aria/color': { colorPicker: '色彩選擇器', twoDimensionalSlider: '二維滑桿' },
  '@react-aria/calendar': {
    previous: '上個月',
    next: '下個月',
    selectedDateDescription: ({ date }) => `已選日期：${date}`,
    selectedRangeDescription: ({ dateRange }) => `已選範圍：${dateRange}`,
    todayDateSelected: ({ date }) => `今天，${date}，已選擇`,
    dateSelected: ({ date }) => `${date}，已選擇`,
    startRangeSelectionPrompt: '請選擇開始日期',
    finishRangeSelectionPrompt: '請選擇結束日期',
    minimumDate: '最早可選日期',
    maximumDate: '最晚可選日期',
  },
  '@react-aria/breadcrumbs': { breadcrumbs: '所在位置' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `日期不能早於 ${minValue}。`,
    rangeOverflow: ({ maxValue }) => `日期不能晚於 ${maxValue}。`,
    rangeReversed: '開始日期不能晚於結束日期。',
    unavailableDate: '這個日期無法選擇。',
  },
  '@react-stately/color': {
    lightness: '明度',
    alpha: '不透明度',
    transparentColorName: ({ lightness, chroma, hue, percentTransparent }) => `${lightness} ${chroma} ${hue}，${percentTransparent} 透明`,
  },
  'react-aria-components': { selectPlaceholder: '請選擇', tableResizer: '調整欄寬' },
};
