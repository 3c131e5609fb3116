import { passwordError } from '@terrarium/domain/access';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { messages } from '../messages.ts';
import { IconButton } from './Button.tsx';
import { Field, TextInput } from './Field.tsx';
import { look } from './theme/look.ts';

/** A password that can be looked at while it is typed. `autoComplete` says which one: `current-password` or `new-password`. */
export function PasswordInput({
  autoComplete,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={look('withEnd')}>
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        size="sm"
        icon={shown ? EyeOff : Eye}
        label={messages.newPassword.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

/** Rules of a new password for `register`; the hub judges again. */
export const newPasswordRules = {
  required: messages.newPassword.required,
  validate: (value: string) => passwordError(value) ?? true,
};

/** A password to choose: its rule is told before anything is wrong. `register` is called in the order of the fields, in which the first wrong one gets the focus. */
export function NewPasswordField({
  label,
  error,
  register,
}: {
  label: string;
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}) {
  return (
    <Field label={label} help={messages.newPassword.rule} error={error} required>
      {(control) => <PasswordInput {...control} {...register()} autoComplete="new-password" />}
    </Field>
  );
}
