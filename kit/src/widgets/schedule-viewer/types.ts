export type ScheduleKind = 'schedule' | 'meeting' | 'shift';
export type ScheduleUrgency = 'normal' | 'important' | 'urgent';
/** Times of a repeated schedule that are meant. @source forms §4 */
export type ScheduleScope = 'this' | 'thisAndLater' | 'all';

/** Facts of a schedule; an empty text is shown as a dash. */
export interface ViewedSchedule {
  readonly kind: ScheduleKind | null;
  /** Name of the kind where the server has one of its own. */
  readonly kindName?: string;
  readonly urgency: ScheduleUrgency | null;
  /** Name of the urgency where the server has one of its own. */
  readonly urgencyName?: string;
  readonly title: string;
  readonly content: string;
  /** Begin and end as people read them. */
  readonly start: string;
  readonly end: string;
  readonly creator: string;
  /** Names, joined as the language of the reader does. */
  readonly participants: string;
}

export interface ScheduleViewerProps {
  /** Null as long as it has not come. */
  readonly schedule: ViewedSchedule | null;
  /** Asks to delete it; left out, it can only be looked at. */
  readonly onDelete?: () => void;
  /** While true, the button that deletes is busy. */
  readonly isDeleting?: boolean;
  /** Hands it out as a calendar file; left out, that is not offered. */
  readonly onExport?: () => void;
  readonly onClose: () => void;
}

export interface ScopeDialogProps {
  /** Thing that is done with what is chosen. @defaultValue `remove` */
  readonly act?: 'remove' | 'change';
  /** Chosen at first. @defaultValue this schedule @source forms §4 */
  readonly initial?: ScheduleScope | null;
  /** While true, the button that does it is busy. */
  readonly isRunning: boolean;
  readonly onChoose: (scope: ScheduleScope) => void;
  readonly onClose: () => void;
}
