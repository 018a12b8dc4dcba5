export * from './headless.ts';
