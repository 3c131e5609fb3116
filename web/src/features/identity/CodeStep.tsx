import { useEffect, useRef, useState, type FormEvent } from 'react';
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

/** Focus the field immediately, because the user was typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();

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
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // After an error, select the typed code, so that the next one replaces it.
  useEffect(() => {
    if (problems.code !== undefined) form.current?.querySelector('input')?.select();
  }, [problems]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setMissing(code === '');
    if (code === '') form.current?.querySelector('input')?.focus();
    else onCode(code);
  };
  return (
    <form ref={form} noValidate className={look('stack', { form: true })} onSubmit={submit}>
      {problems.form ? <Banner kind="error">{problems.form}</Banner> : null}
      <p className={look('text', { tone: 'muted' })}>{recovery ? text.recoveryIntro : text.codeIntro(email)}</p>
      <Field
        key={String(recovery)}
        label={recovery ? text.recoveryCode : text.code}
        error={missing ? text.codeRequired : problems.code}
      >
        {(control) =>
          recovery ? (
            <TextInput
              {...control}
              ref={focus}
              mono
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          ) : (
            <TextInput
              {...control}
              ref={focus}
              mono
              name="code"
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
