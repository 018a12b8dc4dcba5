import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide';
import type { IconShape } from '../icon/index.ts';
import type { ToastTone } from './types.ts';

/** Every tone has a shape of its own, so that colour is never alone. */
export const TONE_ICON: Record<ToastTone, IconShape> = { success: CircleCheck, error: OctagonX, warning: TriangleAlert, info: Info };
