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

/**
 * GraphiQL keeps its tabs half a second after it has begun, and the text of the open one when its editor has come, which may be later. Who left in
 * between found an empty tab beside the first: a text that is not kept equals that of no tab.
 */
function keepGreeting(): void {
  const kept = 'graphiql:query';
  try {
    if (localStorage.getItem(kept) === null) localStorage.setItem(kept, greeting);
  } catch {
    // A browser that keeps nothing has no tabs to find again.
  }
}
keepGreeting();

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
