import { Button } from '../button/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { foot } from './Calendar.css.ts';
import type { Pressable } from './pressables.ts';
import type { CalendarPart } from './types.ts';

interface CalendarFootProps {
  readonly now: Pressable;
  readonly clear: Pressable | null;
  readonly parts: PartLooks<CalendarPart> | undefined;
}

/** Below a calendar: what it is now, and nothing at all. */
export function CalendarFoot({ now, clear, parts }: CalendarFootProps) {
  return (
    <div {...partProps(parts, 'foot', foot)}>
      <Button variant="accent" isDisabled={now.isDisabled} onPress={now.onPress}>
        {now.label}
      </Button>
      {clear && (
        <Button variant="text" onPress={clear.onPress}>
          {clear.label}
        </Button>
      )}
    </div>
  );
}
