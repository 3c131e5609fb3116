export * from '../markdown.ts';
