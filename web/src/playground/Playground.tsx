import '@fontsource-variable/geist/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import '@graphiql/plugin-explorer/style.css';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { examples } from './examples.ts';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { fetcher } from './fetcher.ts';
import './playground.css';
import { SessionNote } from './SessionNote.tsx';

const plugins = [explorerPlugin({ showAttribution: false })];

const greeting = `# Runs with the session of this browser.
# Examples of the main job: at the top right.
${examples[0]!.query}
`;

/** GraphiQL with the examples of the main job, an explorer of the schema, and who one is. */
export function Playground() {
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      defaultQuery={greeting}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <span className="playground-head">
          <ExamplesMenu />
          <SessionNote />
        </span>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
