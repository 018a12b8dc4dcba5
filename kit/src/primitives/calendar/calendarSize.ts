/** Side of a day in the calendar: what a finger needs. */
export const DAY_WIDTH_PX = 44;
/** The padding of a panel, on each side. */
const PANEL_INSET_PX = 12;
/** Seven days and the room around them. */
export const CALENDAR_WIDTH_PX = 7 * DAY_WIDTH_PX + 2 * PANEL_INSET_PX;
