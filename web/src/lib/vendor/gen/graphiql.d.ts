export * from '../graphiql.ts';
