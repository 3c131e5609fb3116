import { CircleAlert, X } from 'lucide-react';
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** What a Field gives the control inside it: its id and what describes it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** An error under a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return <p className="err" id={id} role="alert"><Icon of={CircleAlert} small />{children}</p>;
}

/** Label above, control, help below; an error takes the place of the help. The control is a function of the props it must carry. */
export function Field({ label, help, error, required, children }: { label: ReactNode; help?: ReactNode; error?: string | null; required?: boolean; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': error || help ? noteId : undefined, 'aria-invalid': error ? true : undefined, 'aria-required': required || undefined })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : help ? <p className="help" id={noteId}>{help}</p> : null}
    </div>
  );
}

/** A line of text. `mono` for names and specs. */
export const TextInput = ({ mono, className, ...rest }: ComponentProps<'input'> & { mono?: boolean }) =>
  <input {...rest} className={classes('input', mono && 'm', className)} />;

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => <textarea {...rest} className={classes('input', className)} />;

/** One of a few values; the browser's own list. */
export function Select<T extends string>({ options, small, className, ...rest }: Omit<ComponentProps<'select'>, 'children'> & { options: readonly { value: T; label: string; disabled?: boolean }[]; small?: boolean }) {
  return (
    <select {...rest} className={classes('select', small && 'sm', className)}>
      {options.map((option) => <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>)}
    </select>
  );
}

/** On or off, with its name and what it means. */
export function Switch({ label, help, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }) {
  return (
    <label className="switch">
      <input {...rest} type="checkbox" role="switch" />
      <span className="track" aria-hidden="true" />
      <span>{label}</span>
      {help ? <small>{help}</small> : null}
    </label>
  );
}

/** One of a few choices, each with a line that says what it means. */
export function Choices<T extends string>({ legend, name, value, options, onChange }: { legend: string; name: string; value: T; options: readonly { value: T; label: ReactNode; help?: ReactNode }[]; onChange: (value: T) => void }) {
  return (
    <fieldset className="field fieldset">
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
            {option.help ? <small>{option.help}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Several short texts as chips. Enter, comma followed by a space, or leaving the field adds one; Backspace in the empty field takes the last out for editing.
 * @param validate tells what is wrong with one value; such a chip turns red and stays
 * @param split how typed or pasted text falls apart; by default at white space
 */
export function ChipInput({ control, values, onChange, onBlur, validate, placeholder, split = (text) => text.split(/\s+/), inputRef }: {
  control: ControlProps;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  validate?: (value: string) => string | null;
  placeholder?: string;
  split?: (text: string) => string[];
  inputRef?: ComponentProps<'input'>['ref'];
}) {
  const [text, setText] = useState('');
  const add = (raw: string) => {
    const fresh = split(raw).map((part) => part.trim()).filter((part, index, all) => part !== '' && !values.includes(part) && all.indexOf(part) === index);
    if (fresh.length > 0) onChange([...values, ...fresh]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault();
      setText(values[values.length - 1] ?? '');
      onChange(values.slice(0, -1));
    }
  };
  return (
    <div className="chips">
      <ul className="contents">
        {values.map((value) => (
          <li key={value} className={classes('chip', validate?.(value) && 'bad')}>
            {value}
            <button type="button" aria-label={messages.remove(value)} onClick={() => onChange(values.filter((other) => other !== value))}><Icon of={X} /></button>
          </li>
        ))}
      </ul>
      <input
        {...control}
        ref={inputRef}
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={values.length === 0 ? placeholder : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (split(pasted).filter(Boolean).length > 1) {
            event.preventDefault();
            add(`${text}${pasted}`);
          }
        }}
        onBlur={() => {
          if (text.trim() !== '') add(text);
          onBlur?.();
        }}
      />
    </div>
  );
}
