import type { Printed } from '@milepost/kit/engines/print-sheet';
import { requiredContext } from '@milepost/kit/required-context';
import type { ScheduleLink } from '@milepost/openapi/domains/message';
import type { UploadedFile } from '@milepost/openapi/domains/file';

/** Thing that can be looked at: a stored file. */
export type ViewedFile = Pick<UploadedFile, 'name' | 'url'> & Partial<Pick<UploadedFile, 'fileId' | 'fileSize' | 'fileVersionId'>>;

/** Overlays any part of the console may open over the present page without knowing who draws it. Each resolves when it is closed. */
export interface Overlays {
  /** The dictionary management page in a dialog of 80 %. @source forms §2.5 */
  readonly openDictionary: () => Promise<void>;
  /** A stored file, full screen; an image leads to the other images among the files it is one of. @source forms §2.11 */
  readonly previewFile: (file: ViewedFile, among?: readonly ViewedFile[]) => Promise<void>;
  /** One schedule to look at. @source forms §2.12 */
  readonly openSchedule: (link: Pick<ScheduleLink, 'id' | 'groupId'>) => Promise<void>;
  /** The calendar, for whoever has no page of it in their menu too. @reading R-127 */
  readonly openCalendar: () => Promise<void>;
  /** A message, opened as its type says, by the id of the list. @source shell §2.6 */
  readonly openMessage: (id: string) => Promise<void>;
  /** Settings of the console's look and of what it shows. @source shell §2.5 */
  readonly openSettings: () => Promise<void>;
  /** Notices of this session. @source admin §8 (message times) */
  readonly openRecentNotices: () => Promise<void>;
  /** Records in their print template, full screen. @source forms §2.13 */
  readonly print: (printed: Printed) => Promise<void>;
  /** The dialog that changes the person's own password. @source shell §2.8, §5 */
  readonly changePassword: () => Promise<void>;
}

/** Overlays that pages and features may open without knowing each other. */
export const [OverlaysProvider, useOverlays] = requiredContext<Overlays>('places', '<OverlayHost>');
