export const keepResult: (name: string, result: object) => void;
