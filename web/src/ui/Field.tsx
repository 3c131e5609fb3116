import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/** Props that a Field passes to its control: ID and description. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** An error under a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={look('fieldError')} id={id} role="alert">
      <Icon of={CircleAlert} small />
      {children}
    </p>
  );
}

/** Label above, control, help below; an error replaces the help. The control is a function of its required props. */
export function Field({
  label,
  help,
  error,
  required,
  children,
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={look('field')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : help ? (
        <p className={look('help')} id={noteId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** A line of text. `mono` for names and specs. */
export const TextInput = ({ mono, className, ...rest }: ComponentProps<'input'> & { mono?: boolean }) => (
  <input {...rest} className={classes(look('input'), mono && look('text', { mono }), className)} />
);

/** A required email address. @param register form registration, called during render */
export const EmailField = ({
  label,
  error,
  autoComplete = 'email',
  register,
}: {
  label: ReactNode;
  error: string | undefined;
  autoComplete?: 'email' | 'off';
  register: () => UseFormRegisterReturn;
}) => (
  <Field label={label} error={error} required>
    {(control) => <TextInput {...control} {...register()} type="email" autoComplete={autoComplete} inputMode="email" />}
  </Field>
);

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classes(look('input'), className)} />
);

/** A native select of a few values. */
export function Select<T extends string>({
  options,
  small,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: T; label: string; disabled?: boolean }[];
  small?: boolean;
}) {
  return (
    <select {...rest} className={classes(look('select', { size: small && 'sm' }), className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A switch with label and description. */
export function Switch({
  label,
  help,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }) {
  return (
    <label className={look('toggle')}>
      <input {...rest} type="checkbox" role="switch" />
      <span className={look('toggle.track')} aria-hidden="true" />
      <span>{label}</span>
      {help ? <small>{help}</small> : null}
    </label>
  );
}

/** Radio buttons, each with a description. */
export function Choices<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: ReactNode; help?: ReactNode }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className={classes(look('field'), look('fieldset'))}>
      <legend>{legend}</legend>
      <div className={look('choices')}>
        {options.map((option) => (
          <label key={option.value} className={look('choice')}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.help ? <small>{option.help}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
