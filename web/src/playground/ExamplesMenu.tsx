import { useEditorContext } from '@graphiql/react';
import { examples } from './examples.ts';

/** The examples as a list to choose from; the chosen one takes the place of what the editors of the open tab hold. */
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
    // Always on its title, so that the same example can be chosen again. The editors come one by one: an example without the second would lose its variables.
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
