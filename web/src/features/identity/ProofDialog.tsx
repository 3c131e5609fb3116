import { ApolloProvider } from '@apollo/client/react';
import { use, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useReauthenticateMutation, useWaysToProveQuery, type WaysToProveQuery } from '../../gen/identity.ts';
import type { ReauthenticateInput } from '../../gen/types.ts';
import { useClientSource } from '../../lib/apollo/router.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { page } from '../../lib/page.ts';
import { answerProof } from '../../lib/proof.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { askPasskey } from './passkey.ts';
import { proofText as t } from './proofMessages.ts';
import { providerHref } from './provider.ts';
import { signOut } from './session.ts';
import { look } from '../../ui/theme/look.ts';

type Ways = WaysToProveQuery & { viewer: NonNullable<WaysToProveQuery['viewer']> };

const giveUp = () => answerProof(false);

/** The first field has focus as soon as it is there. */
const focus = (field: HTMLFormElement | null) => field?.querySelector<HTMLElement>('input:not([hidden])')?.focus();

/** Asks for one of the account's authentication methods. */
function Proof({ viewer, signInOptions }: Ways) {
  const source = useClientSource();
  const [prove] = useReauthenticateMutation();
  const typed = [
    ...(viewer.hasPassword ? ['password' as const] : []),
    ...(viewer.isTotpEnabled ? ['oneTimeCode' as const] : []),
  ];
  const [chosen, setChosen] = useState(typed[0] ?? null);
  const {
    register,
    handleSubmit,
    setError,
    clearErrors,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { password: '', oneTimeCode: '' } });
  const send = async (input: ReauthenticateInput) => {
    const { data } = await prove({ variables: { input } });
    if (data?.reauthenticate.accepted) answerProof(true);
    else if (!showProblems(data?.reauthenticate.userErrors, ['password', 'oneTimeCode'], setError))
      setError('root', { message: t.failed });
  };
  const trying = async (attempt: () => Promise<void>) => {
    try {
      await attempt();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  };
  const submit = handleSubmit((form) =>
    trying(() => send(chosen === 'oneTimeCode' ? { oneTimeCode: form.oneTimeCode } : { password: form.password })),
  );
  const byPasskey = () =>
    trying(async () => {
      clearErrors();
      const answered = await askPasskey(source);
      if (answered === null) setError('root', { message: t.passkeyNotUsed });
      else if ('refused' in answered) setError('root', { message: answered.refused[0]?.message ?? t.failed });
      else await send({ passkey: answered });
    });
  // A new sign-in counts as re-authentication; the provider is asked to ignore an open session.
  const atProvider = async (startUrl: string) => {
    const { pathname, search, hash } = window.location;
    await signOut(source);
    page.leave(providerHref(startUrl, { returnUrl: `${pathname}${search}${hash}`, prompt: 'login' }));
  };
  const choose = (way: 'password' | 'oneTimeCode') => {
    clearErrors();
    setChosen(way);
  };
  const passkeys =
    (viewer.passkeys?.length ?? 0) > 0 &&
    signInOptions?.supportsPasskeys === true &&
    typeof window.PublicKeyCredential === 'function';
  const provider = signInOptions?.identityProvider;
  const others: ReactNode[] = [
    ...typed
      .filter((way) => way !== chosen)
      .map((way) => (
        <Button key={way} onClick={() => choose(way)}>
          {way === 'oneTimeCode' ? t.withCode : t.withPassword}
        </Button>
      )),
    ...(passkeys
      ? [
          <Button key="passkey" onClick={() => void byPasskey()}>
            {t.withPasskey}
          </Button>,
        ]
      : []),
    ...(provider
      ? [
          <Button key="provider" onClick={() => void atProvider(provider.startUrl)}>
            {t.withProvider(provider.name)}
          </Button>,
        ]
      : []),
  ];
  return (
    <form
      key={chosen}
      ref={focus}
      noValidate
      className={look('stack', { form: true })}
      onSubmit={(event) => void submit(event)}
    >
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <p>{chosen === null && others.length === 0 ? t.none : t.intro}</p>
      <input type="text" autoComplete="username" value={viewer.email ?? ''} readOnly hidden />
      {chosen === 'password' ? (
        <Field label={t.password} error={errors.password?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: t.passwordRequired })}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
      {chosen === 'oneTimeCode' ? (
        <Field label={t.code} help={t.codeHelp} error={errors.oneTimeCode?.message} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('oneTimeCode', { validate: (value) => value.trim() !== '' || t.codeRequired })}
              mono
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
      ) : null}
      <Row wrap>
        {chosen !== null ? (
          <Button type="submit" variant="solid" busy={isSubmitting}>
            {t.confirm}
          </Button>
        ) : others.length === 0 ? (
          <ButtonLink variant="solid" to={paths.forgotPassword.href()}>
            {t.setPassword}
          </ButtonLink>
        ) : null}
        {others}
      </Row>
    </form>
  );
}

/**
 * Re-authenticates a user before a change of sign-in methods, if the last sign-in is too long ago. It is rendered
 * outside the shell, which provides the client.
 */
export function ProofDialog() {
  return (
    <ApolloProvider client={use(useClientSource()())}>
      <AskingDialog />
    </ApolloProvider>
  );
}

function AskingDialog() {
  const { data, loading, error, refetch } = useWaysToProveQuery({ fetchPolicy: 'no-cache' });
  const viewer = data?.viewer;
  return (
    <Dialog
      size="sm"
      title={t.title}
      onClose={giveUp}
      closeOnOutside={false}
      footer={<CloseFooter label={t.cancel} onClose={giveUp} />}
    >
      {viewer ? (
        <Proof viewer={viewer} signInOptions={data.signInOptions} />
      ) : loading ? (
        <HeadSkeleton label={t.what} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Dialog>
  );
}
