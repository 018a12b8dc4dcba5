export { TARGET, TOUCH_TARGET, sortAct, sortFocus, sortHandle, sortTool } from './SortHandle.css.ts';
