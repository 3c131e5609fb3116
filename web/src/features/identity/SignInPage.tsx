import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toFailure } from '../../lib/apollo/errors.ts';
import { useClientSource } from '../../lib/apollo/router.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';

const session = () => import('./session.ts');

interface Problems {
  username?: string;
  password?: string;
  form?: string;
}

/** The sign-in form. Afterwards the person is where the return address says (AUTH-19, AUTH-20, AUTH-21). */
export function SignInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const source = useClientSource();
  const [loading, setLoading] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  // What the sign-in and the pages after it need is loaded while the person types.
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([session(), source()]), 300);
    return () => clearTimeout(timer);
  }, [source]);

  const refuse = (found: Problems) => {
    setProblems(found);
    const first = found.username ? 'username' : 'password';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    if (username === '' || password === '') {
      refuse({ ...(username === '' ? { username: text.emailRequired } : {}), ...(password === '' ? { password: text.passwordRequired } : {}) });
      return;
    }
    setProblems({});
    try {
      setLoading(true);
      const answer = await (await session()).signIn(source, username, password);
      const [error] = answer?.userErrors ?? [];
      if (!answer?.viewer) {
        refuse({ form: error?.message ?? text.failed });
        return;
      }
      const target = returnTarget(search.get('returnUrl'), [window.location.host]);
      if (target.kind === 'page') window.location.assign(target.href);
      else await navigate(target.path, { replace: true });
    } catch (error) {
      const failure = toFailure(error);
      refuse({ form: failure.kind === 'network' ? messages.errors.network : failure.kind === 'limited' ? messages.errors.limited : failure.message || messages.errors.unexpected });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Page title={text.signIn}>
      <div className="gate">
        <Panel>
          <Pad gap={16}>
            <div className="stack"><h1>{text.signIn}</h1><p className="muted">{text.intro}</p></div>
            {problems.form ? <Banner kind="error">{problems.form}</Banner> : null}
            <form ref={form} noValidate className="stack form-stack" onSubmit={(event) => void submit(event)}>
              <Field label={text.email} error={problems.username}>
                {(control) => <TextInput {...control} name="username" type="email" autoComplete="username" inputMode="email" />}
              </Field>
              <Field label={text.password} error={problems.password}>
                {(control) => <TextInput {...control} name="password" type="password" autoComplete="current-password" />}
              </Field>
              <Button type="submit" variant="solid" busy={loading}>{text.submit}</Button>
            </form>
          </Pad>
        </Panel>
      </div>
    </Page>
  );
}
