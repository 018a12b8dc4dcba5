export { Figure, FigureGrowthProvider } from './Figure.tsx';
export type { OnFigureCut } from './Figure.tsx';
