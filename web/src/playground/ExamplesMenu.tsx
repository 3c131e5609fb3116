import { useEditorContext } from '../lib/vendor/gen/graphiql.js';
import { examples } from './examples.ts';

/** A list of examples; the selected one replaces the contents of the current tab's editors. */
export function ExamplesMenu() {
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true });
  const show = (title: string) => {
    const example = examples.find((one) => one.title === title);
    if (!example) return;
    queryEditor?.setValue(`# ${example.about}\n${example.query}`);
    variableEditor?.setValue(example.variables ? JSON.stringify(example.variables, null, 2) : '');
    queryEditor?.focus();
  };
  return (
    // Always shows its title, so that the same example can be selected again. Disabled until all editors have mounted,
    // because otherwise an example would lose its variables.
    <select
      aria-label="Examples"
      disabled={!(queryEditor && variableEditor && responseEditor)}
      value=""
      onChange={({ target }) => show(target.value)}
    >
      <option value="">Examples …</option>
      {examples.map(({ title }) => (
        <option key={title} value={title}>
          {title}
        </option>
      ))}
    </select>
  );
}
