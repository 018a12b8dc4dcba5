import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { head } from './Calendar.css.ts';
import type { Pressable } from './pressables.ts';
import type { CalendarPart } from './types.ts';

interface CalendarHeadProps {
  readonly before: Pressable;
  readonly after: Pressable;
  readonly parts: PartLooks<CalendarPart> | undefined;
  readonly children: ReactNode;
}

/** Title or lists above a calendar, between the ways to the months before and after. */
export const CalendarHead = ({ before, after, parts, children }: CalendarHeadProps) => (
  <div {...partProps(parts, 'head', head)}>
    <IconButton icon={ChevronLeft} label={before.label} onPress={before.onPress} />
    {children}
    <IconButton icon={ChevronRight} label={after.label} onPress={after.onPress} />
  </div>
);
