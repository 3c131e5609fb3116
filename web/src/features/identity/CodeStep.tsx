import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Push, Row } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Errors of the second step: at the code, or above the form. */
export interface CodeProblems {
  code?: string;
  form?: string;
}

/** The second step of a sign-in: a one-time code, or a recovery code instead. */
export function CodeStep({
  email,
  busy,
  problems,
  onCode,
  onBack,
}: {
  email: string;
  busy: boolean;
  problems: CodeProblems;
  onCode: (code: string) => void;
  onBack: () => void;
}) {
  const [recovery, setRecovery] = useState(false);
  const kind = recovery ? 'recoveryCode' : 'code';
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({
    defaultValues: { code: '', recoveryCode: '' },
    reValidateMode: 'onSubmit',
    // Only the shown field is checked.
    shouldUnregister: true,
  });
  // Focus the field immediately, because the user was typing. After an error, select the typed code, so that the next
  // one replaces it.
  useEffect(() => setFocus(kind, { shouldSelect: problems.code !== undefined }), [kind, problems, setFocus]);
  const submit = handleSubmit((form) => onCode(form[kind].trim()));
  const codeField = register(kind, { validate: (code) => code.trim() !== '' || text.codeRequired });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {problems.form ? <Banner kind="error">{problems.form}</Banner> : null}
      <p className={look('text', { tone: 'muted' })}>{recovery ? text.recoveryIntro : text.codeIntro(email)}</p>
      <Field key={kind} label={recovery ? text.recoveryCode : text.code} error={errors[kind]?.message ?? problems.code}>
        {(control) =>
          recovery ? (
            <TextInput
              {...control}
              {...codeField}
              mono
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          ) : (
            <TextInput
              {...control}
              {...codeField}
              mono
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={20}
            />
          )
        }
      </Field>
      <Button type="submit" variant="solid" busy={busy}>
        {text.submit}
      </Button>
      <Row wrap>
        <Button onClick={() => setRecovery(!recovery)}>{recovery ? text.toApplication : text.toRecovery}</Button>
        <Push />
        <Button onClick={onBack}>{text.back}</Button>
      </Row>
    </form>
  );
}
