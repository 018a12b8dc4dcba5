import type { PickerNode } from '@milepost/kit/tree-picker';
import type { Language } from './words.ts';

export interface Depot {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly lorries: number;
}

const PER_REGION = 50;
const REGIONS: Readonly<Record<Language, readonly (readonly [id: string, name: string])[]>> = {
  en: [
    ['north', 'North region'],
    ['east', 'East region'],
    ['south', 'South region'],
    ['west', 'West region'],
  ],
  zh: [
    ['north', '北部大区'],
    ['east', '东部大区'],
    ['south', '南部大区'],
    ['west', '西部大区'],
  ],
};
const depotName = { en: (number: number) => `Depot ${number}`, zh: (number: number) => `${number} 号站` };

/** Two hundred depots in four regions. */
export const depotsIn = (language: Language): readonly Depot[] =>
  REGIONS[language].flatMap(([id, region], at) =>
    Array.from({ length: PER_REGION }, (_, index): Depot => {
      const number = at * PER_REGION + index + 1;
      return { id: `${id}-${number}`, name: depotName[language](number), region, lorries: (number * 7) % 17 };
    }),
  );

/** The same as a tree for a picker. */
export function networkIn(language: Language): readonly PickerNode[] {
  const depots = depotsIn(language);
  return REGIONS[language].map(([id, region]) => ({
    id,
    fullName: region,
    type: 'region',
    path: [id],
    names: [region],
    children: depots
      .filter((depot) => depot.region === region)
      .map((depot) => ({
        id: depot.id,
        fullName: depot.name,
        type: 'depot',
        path: [id, depot.id],
        names: [region, depot.name],
        isLeaf: true,
        isDisabled: depot.lorries === 0,
      })),
  }));
}
