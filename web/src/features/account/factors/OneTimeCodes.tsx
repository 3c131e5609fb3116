import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useCreateTotpSetupMutation,
  useVerifyTotpSetupMutation,
  useRemoveTotpMutation,
  useRotateRecoveryCodesMutation,
} from '../../../gen/account.ts';
import { saveText } from '../../../lib/download.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, CopyButton, Skeleton } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Pad, Panel, Push, Row, Section } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { factorText as t } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** A setup key that waits for its first code. Only in memory of this page. */
interface Begun {
  otpauthUrl: string;
  secret: string;
}

/** Shows the setup key and asks for the first code. */
function FirstCode({
  begun,
  onDone,
  onCancel,
}: {
  begun: Begun;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const [confirm, { loading }] = useVerifyTotpSetupMutation();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { data } = await confirm({ variables: { input: { code } } });
      if (!showProblems(data?.verifyTotpSetup.userErrors, ['code'], setError))
        onDone(data?.verifyTotpSetup.recoveryCodes ?? []);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <p>{t.scan}</p>
      <Suspense fallback={<Skeleton width={200} height={200} />}>
        <QrCode text={begun.otpauthUrl} label={t.qr} />
      </Suspense>
      <div className={look('stack')}>
        <p className={look('text', { tone: 'muted' })}>{t.type}</p>
        <Row wrap>
          <code className={look('text', { wrap: true })}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={begun.secret} label={t.copySecret} />
        </Row>
      </div>
      <Field label={t.first} help={t.firstHelp} error={errors.code?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('code', { validate: (value) => value.trim() !== '' || t.firstRequired })}
            mono
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
          />
        )}
      </Field>
      <Row wrap>
        <Button type="submit" variant="solid" busy={loading}>
          {t.confirm}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </Row>
    </form>
  );
}

/** The recovery codes, once: to copy, to download, to keep. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={look('stack', { form: true })}>
      <Banner kind="success">{t.recoveryText}</Banner>
      <ul className={look('stack')} aria-label={t.recovery}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row wrap>
        <CopyButton size="md" text={text} label={t.copyAll} />
        <Button
          onClick={() =>
            saveText('recovery-codes.txt', `${t.recoveryFile(window.location.host)}\n\n${text}\n`, 'text/plain')
          }
        >
          {t.download}
        </Button>
        <Push />
        <Button variant="solid" onClick={onKept}>
          {t.kept}
        </Button>
      </Row>
    </div>
  );
}

const leftText = (left: number): string =>
  `${left === 0 ? t.leftNone : left === 1 ? t.leftOne : t.left(left)}${left <= 3 ? ` ${t.leftFew}` : ''}`;

/** Confirmations for turning the codes off and for new recovery codes. */
const questions = {
  off: { title: t.offTitle, text: t.offText, no: t.keepOn, yes: t.turnOff, danger: true },
  renew: { title: t.renewTitle, text: t.renewText, no: t.renewNo, yes: t.renewYes, danger: false },
} as const;

/** One-time codes as second factor: turning them on and off, and new recovery codes. */
export function OneTimeCodes({ enabled, recoveryCodesLeft }: { enabled: boolean; recoveryCodesLeft: number | null }) {
  const [begin, { loading }] = useCreateTotpSetupMutation();
  const [disable, { loading: disabling }] = useRemoveTotpMutation();
  const [renew, { loading: renewing }] = useRotateRecoveryCodesMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  // Each step removes the focused element; keep the focus in this box.
  const box = useRef<HTMLDivElement>(null);
  const show = (next: { begun?: Begun; codes?: readonly string[] }) => {
    setBegun(next.begun ?? null);
    setCodes(next.codes ?? null);
    box.current?.focus();
  };
  /** Runs a step and shows its error. */
  const trying = async (step: () => Promise<{ userErrors: readonly { message: string }[] } | undefined>) => {
    try {
      const [problem] = (await step())?.userErrors ?? [];
      if (problem) showToast({ kind: 'error', title: problem.message });
    } catch (error) {
      showFailure(error);
    }
  };
  const start = () =>
    trying(async () => {
      const payload = (await begin()).data?.createTotpSetup;
      if (payload?.otpauthUrl && payload.secret)
        show({ begun: { otpauthUrl: payload.otpauthUrl, secret: payload.secret } });
      return payload;
    });
  const steps = {
    off: async () => {
      const payload = (await disable()).data?.removeTotp;
      if (payload?.viewer) showToast({ kind: 'success', title: t.offNow });
      return payload;
    },
    renew: async () => {
      const payload = (await renew()).data?.rotateRecoveryCodes;
      if (payload?.recoveryCodes) show({ codes: payload.recoveryCodes });
      return payload;
    },
  };
  const close = () => {
    setAsking(null);
    box.current?.focus();
  };
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => show({})} />;
    if (begun)
      return (
        <FirstCode
          begun={begun}
          onDone={(made) => {
            showToast({ kind: 'success', title: t.onNow });
            show({ codes: made });
          }}
          onCancel={() => show({})}
        />
      );
    if (!enabled)
      return (
        <>
          <p>{t.codesOff}</p>
          <Row>
            <Button busy={loading} onClick={() => void start()}>
              {t.turnOn}
            </Button>
          </Row>
        </>
      );
    return (
      <>
        <p>
          {t.codesOn} <span className={look('text', { tone: 'muted' })}>{leftText(recoveryCodesLeft ?? 0)}</span>
        </p>
        <Row wrap>
          <Button {...opensDialog} onClick={() => setAsking('renew')}>
            {t.renew}
          </Button>
          <Button {...opensDialog} onClick={() => setAsking('off')}>
            {t.turnOff}
          </Button>
        </Row>
      </>
    );
  };
  const question = asking && questions[asking];
  return (
    <Section title={t.codes}>
      <Panel narrow>
        <Pad>
          <div ref={box} tabIndex={-1} className={look('stack', { form: true })}>
            {content()}
          </div>
        </Pad>
      </Panel>
      {question ? (
        <ConfirmDialog
          title={question.title}
          no={question.no}
          yes={question.yes}
          danger={question.danger}
          busy={disabling || renewing}
          onNo={close}
          onYes={() => void trying(steps[asking]).then(close)}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
