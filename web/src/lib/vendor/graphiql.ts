// The parts of GraphiQL that the playground uses, bundled into gen/graphiql.js. See docs/decisions/dependencies.md.
import '@graphiql/plugin-explorer/style.css';
import 'graphiql/style.css';

export { explorerPlugin } from '@graphiql/plugin-explorer';
export { useEditorContext } from '@graphiql/react';
export { GraphiQL } from 'graphiql';
