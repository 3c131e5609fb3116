import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useClientSource } from '../../lib/apollo/router.ts';
import { failureText } from '../../lib/formErrors.ts';
import { saveReturnRoute } from '../../lib/returnRoute.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { useTouched } from '../../lib/useTouched.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, Pad, Panel } from '../../ui/layout.tsx';
import { CodeStep, type CodeProblems } from './CodeStep.tsx';
import { text } from './messages.ts';
import { providerHref } from './provider.ts';
import type { Credentials, SignInAnswer } from './session.ts';
import { signInOptions, type SignInOptions } from './signInOptions.ts';
import { look } from '../../ui/theme/look.ts';

const session = () => import('./session.ts');
const passkey = () => import('./passkey.ts');

/** Whether the browser knows passkeys at all. */
const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Alternative sign-in methods below the form. They render once the hub has listed them, and move nothing. */
function OtherWays({
  options,
  returnUrl,
  busy,
  onPasskey,
}: {
  options: SignInOptions;
  returnUrl: string | null;
  busy: boolean;
  onPasskey: () => void;
}) {
  const passkeys = options.supportsPasskeys && knowsPasskeys();
  if (!passkeys && !options.identityProvider && !options.allowsRegistration) return null;
  return (
    <Pad gap={12}>
      {passkeys ? (
        <Button busy={busy} onPointerEnter={() => void passkey()} onFocus={() => void passkey()} onClick={onPasskey}>
          {text.passkey}
        </Button>
      ) : null}
      {options.identityProvider ? (
        <a
          className={look('button')}
          href={providerHref(options.identityProvider.startUrl, { returnUrl })}
          onClick={() => {
            if (returnUrl) saveReturnRoute(returnUrl);
          }}
        >
          {text.withProvider(options.identityProvider.name)}
        </a>
      ) : null}
      {options.allowsRegistration ? (
        <p className={look('text', { tone: 'muted' })}>
          {text.noAccount} <Link to={paths.signUp.href({}, { returnUrl })}>{text.createAccount}</Link>
        </p>
      ) : null}
    </Pad>
  );
}

/**
 * The sign-in: email and password, a code if the account requires one, or a passkey. Then follows the return URL
 * (AUTH-19, AUTH-20, AUTH-21).
 */
export function SignInPage() {
  const [search] = useSearchParams();
  const returnUrl = search.get('returnUrl');
  const navigate = useNavigate();
  const source = useClientSource();
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const [problems, setProblems] = useState<CodeProblems>({});
  const [options, setOptions] = useState<SignInOptions | null>(null);
  // The password was correct and a code is required; both are sent together. Stored only in memory of this page.
  const [proven, setProven] = useState<Credentials | null>(null);
  const {
    register,
    handleSubmit,
    reset,
    clearErrors,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { username: '', password: '' }, reValidateMode: 'onSubmit' });

  // The form never waits for it.
  useEffect(() => {
    let gone = false;
    void signInOptions().then((found) => {
      if (!gone) setOptions(found);
    });
    return () => {
      gone = true;
    };
  }, []);

  // Preload code for the next pages while the user types, but not without interaction.
  const touched = useTouched();
  useEffect(() => {
    if (touched) Promise.all([session(), source()]).catch(() => undefined);
  }, [touched, source]);

  const refuse = (form: string) => {
    setProblems({ form });
    setFocus('password');
  };

  const goOn = async () => {
    // Load allowed hosts only if the URL names another host.
    const known = returnUrl && !returnUrl.startsWith('/') ? (options ?? (await signInOptions())) : null;
    const target = returnTarget(returnUrl, [window.location.host, ...(known?.allowedReturnHosts ?? [])]);
    if (target.kind === 'page') window.location.assign(target.href);
    else await navigate(target.path, { replace: true });
  };

  /** Signs in with credentials or a passkey, and handles the result. */
  const attempt = async (
    by: 'password' | 'passkey',
    ask: () => Promise<SignInAnswer | null | undefined>,
    credentials: Credentials | null,
  ) => {
    setProblems({});
    clearErrors();
    setBusy(by);
    try {
      const answer = await ask();
      const [error] = answer?.userErrors ?? [];
      if (answer?.viewer) await goOn();
      else if (answer === null) setProblems({ form: text.passkeyNotUsed });
      else if (credentials && error?.code === 'SECOND_FACTOR_REQUIRED') {
        setProven(credentials);
        reset();
      } else if (credentials && error?.code === 'SECOND_FACTOR_WRONG') setProblems({ code: error.message });
      else {
        setProven(null);
        refuse(error?.message ?? text.failed);
      }
    } catch (error) {
      refuse(failureText(error));
    } finally {
      setBusy(null);
    }
  };
  const signIn = (credentials: Credentials) =>
    attempt('password', async () => (await session()).signIn(source, credentials), credentials);

  const submit = handleSubmit(
    ({ username, password }) => void signIn({ username: username.trim(), password }),
    () => setProblems({}),
  );

  // The browser can offer passkeys in autofill as long as the field exists.
  const attemptRef = useRef(attempt);
  useEffect(() => {
    attemptRef.current = attempt;
  });
  const offers = touched && options?.supportsPasskeys === true && proven === null && knowsPasskeys();
  useEffect(() => {
    if (!offers) return undefined;
    let end: (() => void) | null = null;
    let gone = false;
    const start = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      const { offerPasskeys } = await passkey();
      if (!gone) end = offerPasskeys(source, (answered) => void attemptRef.current('passkey', () => answered, null));
    };
    start().catch(() => undefined);
    return () => {
      gone = true;
      end?.();
    };
  }, [offers, source]);

  return (
    <Page title={proven ? text.codeTitle : text.signIn}>
      <div className={look('panelPage')}>
        <Panel>
          {proven ? (
            <Pad gap={16}>
              <h1>{text.codeTitle}</h1>
              <CodeStep
                email={proven.username}
                busy={busy === 'password'}
                problems={problems}
                onCode={(oneTimeCode) => void signIn({ ...proven, oneTimeCode })}
                onBack={() => {
                  setProven(null);
                  setProblems({});
                }}
              />
            </Pad>
          ) : (
            <>
              <Pad gap={16}>
                <div className={look('stack')}>
                  <h1>{text.signIn}</h1>
                  <p className={look('text', { tone: 'muted' })}>{text.intro}</p>
                </div>
                {problems.form ? <Banner kind="error">{problems.form}</Banner> : null}
                <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
                  <Field label={text.email} error={errors.username?.message}>
                    {(control) => (
                      <TextInput
                        {...control}
                        {...register('username', { validate: (name) => name.trim() !== '' || text.emailRequired })}
                        type="email"
                        autoComplete="username webauthn"
                        inputMode="email"
                      />
                    )}
                  </Field>
                  <Field label={text.password} error={errors.password?.message}>
                    {(control) => (
                      <TextInput
                        {...control}
                        {...register('password', { required: text.passwordRequired })}
                        type="password"
                        autoComplete="current-password"
                      />
                    )}
                  </Field>
                  <Button type="submit" variant="solid" busy={busy === 'password'}>
                    {text.submit}
                  </Button>
                </form>
                <p>
                  <Link to={paths.forgotPassword.href({}, { returnUrl })}>{text.forgot}</Link>
                </p>
              </Pad>
              {options ? (
                <OtherWays
                  options={options}
                  returnUrl={returnUrl}
                  busy={busy === 'passkey'}
                  onPasskey={() => void attempt('passkey', async () => (await passkey()).signInByPasskey(source), null)}
                />
              ) : null}
            </>
          )}
        </Panel>
      </div>
    </Page>
  );
}
