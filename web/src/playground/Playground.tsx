import '@fontsource-variable/geist/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { explorerPlugin, GraphiQL } from '../lib/vendor/gen/graphiql.js';
import '../lib/vendor/gen/graphiql.css';
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
 * GraphiQL saves its tabs after half a second, and the current tab's text when its editor has mounted, possibly later.
 * Leaving in between produced an additional empty tab, because a missing text matches no saved tab.
 */
function keepGreeting(): void {
  const storageKey = 'graphiql:query';
  try {
    if (localStorage.getItem(storageKey) === null) localStorage.setItem(storageKey, greeting);
  } catch {
    // Blocked storage has no tabs to restore.
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
