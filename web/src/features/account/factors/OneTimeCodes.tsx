import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBeginTotpMutation, useConfirmTotpMutation, useDisableTotpMutation } from '../../../gen/account.ts';
import { saveText } from '../../../lib/download.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, CopyButton, Skeleton } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { preloadDialog } from '../../../ui/overlay/Dialog.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { factorText as t } from './messages.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** A secret that waits for its first code. In memory only, gone with the page. */
interface Begun {
  otpauthUrl: string;
  secret: string;
}

/** Shows the secret and takes the first code. */
function FirstCode({ begun, onDone, onCancel }: { begun: Begun; onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void }) {
  const [confirm, { loading }] = useConfirmTotpMutation();
  const { register, handleSubmit, setError, setFocus, formState: { errors } } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { data } = await confirm({ variables: { input: { code } } });
      if (!showProblems(data?.confirmTotp.userErrors, ['code'], setError)) onDone(data?.confirmTotp.recoveryCodes ?? []);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className="stack form-stack" onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <p>{t.scan}</p>
      <Suspense fallback={<Skeleton width={200} height={200} />}><QrCode text={begun.otpauthUrl} label={t.qr} /></Suspense>
      <div className="stack">
        <p className="muted">{t.type}</p>
        <Row wrap><code className="wrap-any">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code><CopyButton text={begun.secret} label={t.copySecret} /></Row>
      </div>
      <Field label={t.first} help={t.firstHelp} error={errors.code?.message} required>
        {(control) => <TextInput {...control} {...register('code', { validate: (value) => value.trim() !== '' || t.firstRequired })} mono autoComplete="one-time-code" inputMode="numeric" maxLength={20} />}
      </Field>
      <Row wrap><Button type="submit" variant="solid" busy={loading}>{t.confirm}</Button><Button onClick={onCancel}>{t.cancel}</Button></Row>
    </form>
  );
}

/** The recovery codes, once: to copy, to download, to keep. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="stack form-stack">
      <Banner kind="success">{t.recoveryText}</Banner>
      <ul className="stack" aria-label={t.recovery}>{codes.map((code) => <li key={code}><code>{code}</code></li>)}</ul>
      <Row wrap>
        <CopyButton size="md" text={text} label={t.copyAll} />
        <Button onClick={() => saveText('recovery-codes.txt', `${t.recoveryFile(window.location.host)}\n\n${text}\n`, 'text/plain')}>{t.download}</Button>
        <span className="push" />
        <Button variant="solid" onClick={onKept}>{t.kept}</Button>
      </Row>
    </div>
  );
}

/** Asks for the password, then turns the codes off. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [disable, { loading }] = useDisableTotpMutation();
  const { register, handleSubmit, setError, formState: { errors } } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await disable({ variables: { input } });
      if (showProblems(data?.disableTotp.userErrors, ['password'], setError)) return;
      showToast({ kind: 'success', title: t.offNow });
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <ConfirmDialog title={t.offTitle} no={t.keepOn} yes={t.turnOff} danger busy={loading} onNo={onClose} onYes={() => void submit()}>
      <form noValidate className="stack form-stack" onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <p>{t.offText}</p>
        <Field label={t.password} error={errors.password?.message} required>
          {(control) => <PasswordInput {...control} {...register('password', { required: t.passwordRequired })} autoComplete="current-password" />}
        </Field>
      </form>
    </ConfirmDialog>
  );
}

const leftText = (left: number): string => `${left === 0 ? t.leftNone : left === 1 ? t.leftOne : t.left(left)}${left <= 3 ? ` ${t.leftFew}` : ''}`;

/** One-time codes as second proof beside the password: turning them on and off. */
export function OneTimeCodes({ enabled, recoveryCodesLeft }: { enabled: boolean; recoveryCodesLeft: number | null }) {
  const [begin, { loading }] = useBeginTotpMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState(false);
  // What had focus goes away with each step: the focus stays in this box.
  const box = useRef<HTMLDivElement>(null);
  const show = (next: { begun?: Begun; codes?: readonly string[] }) => {
    setBegun(next.begun ?? null);
    setCodes(next.codes ?? null);
    box.current?.focus();
  };
  const start = async () => {
    try {
      const payload = (await begin()).data?.beginTotp;
      if (payload?.otpauthUrl && payload.secret) show({ begun: { otpauthUrl: payload.otpauthUrl, secret: payload.secret } });
      else if (payload?.userErrors[0]) showToast({ kind: 'error', title: payload.userErrors[0].message });
    } catch (error) {
      showFailure(error);
    }
  };
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => show({})} />;
    if (begun) return <FirstCode begun={begun} onDone={(made) => show({ codes: made })} onCancel={() => show({})} />;
    if (!enabled) return <><p>{t.codesOff}</p><Row><Button busy={loading} onClick={() => void start()}>{t.turnOn}</Button></Row></>;
    return (
      <>
        <p>{t.codesOn} <span className="muted">{leftText(recoveryCodesLeft ?? 0)}</span></p>
        <Row><Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setAsking(true)}>{t.turnOff}</Button></Row>
      </>
    );
  };
  return (
    <Section title={t.codes}>
      <Panel className="narrow"><Pad><div ref={box} tabIndex={-1} className="stack form-stack">{content()}</div></Pad></Panel>
      {asking ? <TurnOffDialog onClose={() => { setAsking(false); box.current?.focus(); }} /> : null}
    </Section>
  );
}
