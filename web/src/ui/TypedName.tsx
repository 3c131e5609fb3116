import { Field, TextInput } from './Field.tsx';

/** Where the name of what is about to go is typed, as it is written. */
export function TypedName({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
