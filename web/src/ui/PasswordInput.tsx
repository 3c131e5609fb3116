import { passwordError } from '@terrarium/domain/access';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { messages } from '../messages.ts';
import { IconButton } from './Button.tsx';
import { Field, TextInput } from './Field.tsx';
import { look } from './theme/look.ts';

/** A password input that can reveal its text. `autoComplete` is `current-password` or `new-password`. */
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

/** Validation of a new password for `register`; the hub validates again. */
export const newPasswordRules = {
  required: messages.newPassword.required,
  validate: (value: string) => passwordError(value) ?? true,
};

/**
 * Input of a new password with its rule as help. `register` must be called in the order of the fields, because the
 * first invalid one gets the focus.
 */
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
