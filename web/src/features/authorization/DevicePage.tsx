import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useReviewDeviceAuthorizationMutation, useDeviceRequestQuery } from '../../gen/authorization.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Mono, Page, Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text } from './messages.ts';
import { Request } from './Request.tsx';
import { look } from '../../ui/theme/look.ts';

const t = text.device;

/** The error at a code that the hub doesn't know. */
const unknownCode = { errors: { code: { type: 'unknown', message: t.unknown } } };

/** Asks for the code shown by a device. */
function CodeForm({ unknown, onCode }: { unknown: boolean; onCode: (code: string) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({
    defaultValues: { code: '' },
    ...(unknown ? unknownCode : {}),
    reValidateMode: 'onSubmit',
  });
  const submit = handleSubmit(({ code }) => onCode(code.trim()));
  return (
    <>
      <div className={look('stack')}>
        <h1>{t.title}</h1>
        <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
      </div>
      <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
        <Field label={t.code} help={t.help} error={errors.code?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('code', { validate: (code) => code.trim() !== '' || t.required })}
              mono
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </Field>
        <Button type="submit" variant="solid">
          {t.next}
        </Button>
      </form>
    </>
  );
}

/**
 * Lets a user approve or deny a device (RFC 8628): its code, then its request. A code in the URL
 * (`verification_uri_complete`) saves typing but approves nothing: the user compares it with the device (RFC 8628,
 * 5.4).
 */
export function DevicePage() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('user_code');
  const { data, loading, error, refetch } = useDeviceRequestQuery(
    code ? { variables: { userCode: code }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const [answer, { loading: answering }] = useReviewDeviceAuthorizationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'allowed' | 'refused' | null>(null);
  const request = data?.deviceRequest;

  const tell = async (userCode: string, allow: boolean) => {
    setProblem(null);
    try {
      const answered = (await answer({ variables: { input: { userCode, allow } } })).data?.reviewDeviceAuthorization;
      if (answered?.accepted) setOutcome(allow ? 'allowed' : 'refused');
      else setProblem(answered?.userErrors[0]?.message ?? t.unknown);
    } catch (failure) {
      setProblem(failureText(failure));
    }
  };

  if (outcome) {
    return (
      <PanelPage title={t.title} ownHeading>
        <h1>{outcome === 'allowed' ? t.allowed : t.refused}</h1>
        <Banner kind={outcome === 'allowed' ? 'success' : 'info'}>
          {outcome === 'allowed' ? t.allowedText : t.refusedText}
        </Banner>
      </PanelPage>
    );
  }
  if (code && loading)
    return (
      <Page title={t.title}>
        <HeadSkeleton label={text.consent.what} />
      </Page>
    );
  if (code && error)
    return (
      <Page title={t.title}>
        <h1 className={look('srOnly')}>{t.title}</h1>
        <ErrorState what={text.consent.what} error={error} onRetry={refetch} />
      </Page>
    );
  if (!code || !request)
    return (
      <PanelPage title={t.title} ownHeading>
        <CodeForm key={code} unknown={code !== null} onCode={(given) => setSearch({ user_code: given })} />
      </PanelPage>
    );
  return (
    <PanelPage title={t.title} ownHeading>
      <Row wrap>
        <span>{t.code}</span>
        <Mono className={look('text', { strong: true })}>{request.id.replace(/^(.{4})(.{4})$/, '$1-$2')}</Mono>
        <ButtonLink size="sm" to={paths.device.href()}>
          {t.other}
        </ButtonLink>
      </Row>
      <Request
        request={request}
        warning={t.compare}
        problem={problem}
        busy={answering}
        onAnswer={(allow) => void tell(request.id, allow)}
      />
    </PanelPage>
  );
}
