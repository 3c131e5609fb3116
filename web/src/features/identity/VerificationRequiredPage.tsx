import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { matchPath, Navigate, useSearchParams } from 'react-router-dom';
import {
  useUpdateUnverifiedEmailMutation,
  useSendVerificationEmailMutation,
  useVerificationStateQuery,
} from '../../gen/identity.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailDelivery } from '../../lib/mail.ts';
import { useNow } from '../../lib/now.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { EmailField, Field } from '../../ui/Field.tsx';
import { Page, Row } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { formText, requiredText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

/** Delay before an email can be sent again, in milliseconds. */
const resendAfter = 60_000;

interface Said {
  kind: 'success' | 'error' | 'info';
  text: string;
}

function ResendButton({ email, onSaid }: { email: string; onSaid: (said: Said) => void }) {
  const [resend, { loading }] = useSendVerificationEmailMutation();
  const [until, setUntil] = useState(0);
  const now = useNow();
  const seconds = Math.ceil((until - now) / 1000);
  const run = async () => {
    try {
      const { data } = await resend();
      const [refusal] = data?.sendVerificationEmail.userErrors ?? [];
      onSaid(refusal ? { kind: 'error', text: refusal.message } : { kind: 'success', text: t.resent(email) });
      setUntil(Date.now() + resendAfter);
    } catch (error) {
      onSaid({ kind: 'error', text: failureText(error) });
    }
  };
  return (
    <Button busy={loading} disabledReason={seconds > 0 ? t.waitReason : null} onClick={() => void run()}>
      {seconds > 0 ? t.wait(Math.min(seconds, resendAfter / 1000)) : t.resend}
    </Button>
  );
}

function ChangeEmail({ onDone, onCancel }: { onDone: (email: string) => void; onCancel: () => void }) {
  const [change, { loading }] = useUpdateUnverifiedEmailMutation();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { email: '', currentPassword: '' } });
  // The form took the place of the button that was pressed.
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit(async ({ email, currentPassword }) => {
    try {
      const { data } = await change({ variables: { input: { email: email.trim(), currentPassword } } });
      if (!showProblems(data?.updateEmail.userErrors, ['email', 'currentPassword'], setError)) onDone(email.trim());
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <EmailField
        label={t.newEmail}
        error={errors.email?.message}
        register={() => register('email', { required: formText.emailRequired })}
      />
      <Field label={t.password} error={errors.currentPassword?.message} required>
        {(field) => (
          <PasswordInput
            {...field}
            {...register('currentPassword', { required: formText.passwordRequired })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Row wrap>
        <Button type="submit" variant="solid" busy={loading}>
          {t.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </Row>
    </form>
  );
}

/** Whether a path belongs to a purchase. */
const isPurchase = (path: string): boolean =>
  [paths.checkout, paths.organizationSubscribe, paths.organizationSubscribePlan].some(
    ({ pattern }) => matchPath(pattern, path.split(/[?#]/, 1)[0]!) !== null,
  );

/**
 * Shown until the email address is confirmed (ROUTE-04): the user, resending the email, changing the address, signing
 * out. A user who was buying a plan sees that confirmation comes first (PAY-29).
 */
export function VerificationRequiredPage() {
  const [search] = useSearchParams();
  const { data, loading, error, refetch } = useVerificationStateQuery();
  const [said, setSaid] = useState<Said | null>(null);
  const [changing, setChanging] = useState(false);
  const [checking, setChecking] = useState(false);
  const delivery = useMailDelivery();
  const viewer = data?.viewer;
  if (!viewer?.profile)
    return (
      <Page title={t.title}>
        {loading ? <HeadSkeleton label={t.title} /> : <ErrorState what={t.what} error={error} onRetry={refetch} />}
      </Page>
    );
  const target = returnTarget(search.get('next') ?? search.get('returnUrl'), []);
  if (viewer.profile.isConfirmed)
    return <Navigate replace to={target.kind === 'path' ? target.path : paths.home.href()} />;
  const buying = target.kind === 'path' && isPurchase(target.path);
  const email = viewer.profile.pendingEmail ?? viewer.email ?? '';
  const mail = delivery === 'sent' ? t.sent(email) : t.written(email);
  const check = async () => {
    setChecking(true);
    try {
      // Refetch: the user confirmed the address elsewhere, and asks for the result.
      const { data: fresh } = await refetch();
      if (!fresh?.viewer?.profile?.isConfirmed) setSaid({ kind: 'info', text: t.notYet });
    } catch (failure) {
      setSaid({ kind: 'error', text: failureText(failure) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <PanelPage title={buying ? t.purchase.title : t.title} intro={buying ? t.purchase.text : mail}>
      {buying ? <p>{mail}</p> : null}
      <MailNote />
      {said ? <Banner kind={said.kind}>{said.text}</Banner> : null}
      {changing ? (
        <ChangeEmail
          onCancel={() => setChanging(false)}
          onDone={(changed) => {
            setChanging(false);
            setSaid({ kind: 'success', text: t.changed(changed) });
          }}
        />
      ) : (
        <Row wrap>
          <Button variant="solid" busy={checking} onClick={() => void check()}>
            {t.checked}
          </Button>
          <ResendButton email={email} onSaid={setSaid} />
        </Row>
      )}
      <Row wrap>
        {changing ? null : (
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {t.change}
          </Button>
        )}
        <ButtonLink variant="ghost" to={paths.logOut.href()}>
          {t.signOut}
        </ButtonLink>
      </Row>
    </PanelPage>
  );
}
