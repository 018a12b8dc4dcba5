/** Figures by what they are; the unit is part of the name. */
export type Figures = Readonly<Record<string, number>>;
