import type { DescriptionChange } from '@milepost/openapi/description';

/** Text a person reads: breaking changes first, by call. */
export function diffReport(changes: readonly DescriptionChange[]): string {
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const others = changes.filter(({ isBreaking }) => !isBreaking);
  const lines = (list: readonly DescriptionChange[]): string[] => list.map(({ call, what }) => `  ${call}: ${what}`);
  return [
    breaking.length === 0 ? 'No breaking changes' : counted(breaking.length, 'breaking'),
    ...lines(breaking),
    ...(others.length > 0 ? [counted(others.length, 'other'), ...lines(others)] : []),
  ].join('\n');
}

const counted = (count: number, kind: string): string => `${count} ${kind} ${count === 1 ? 'change' : 'changes'}`;
