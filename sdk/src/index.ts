export type * from './elements.ts';
