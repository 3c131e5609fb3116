import { MAX_LENGTH } from '@terrarium/domain/access';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import {
  useDecideExceptionRequestMutation,
  useExceptionRequestImpactQuery,
  type ExceptionRequestImpactQuery,
  type OrganizationExceptionRequestsQuery,
} from '../../gen/exception.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { Field, TextArea, TextInput } from '../../ui/Field.tsx';
import { DescriptionList, Push } from '../../ui/layout.tsx';
import { Severity, Tag } from '../../ui/badges.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';

const t = text.decide;

/** A request, as the list brings it. */
export type Request = NonNullable<
  NonNullable<OrganizationExceptionRequestsQuery['organization']>['exceptionRequests']
>['nodes'][number];

type Impact = NonNullable<
  NonNullable<NonNullable<ExceptionRequestImpactQuery['organization']>['exceptionRequest']>['impact']
>;

/** Files and CVEs that are named; of the rest it is said how many there are. */
const shown = 10;

function Rest({ of }: { of: number }) {
  return of > 0 ? <li className={look('text', { tone: 'muted' })}>{t.moreFiles(of)}</li> : null;
}

function LetIn({ impact }: { impact: Impact }) {
  const cves = impact.cves.slice(0, shown);
  const files = impact.files.slice(0, shown);
  const unknown = impact.unknownCount > 0 ? [t.someUnknown(impact.unknownCount)] : [];
  return (
    <>
      <p>
        <b className={look('text', { strong: true })}>
          {impact.fileCount === 0 ? t.letsNothing : t.lets(impact.fileCount)}
        </b>{' '}
        {impact.maliciousCount > 0 ? t.malicious(impact.maliciousCount) : null}
      </p>
      {impact.fileCount === 0 ? null : (
        <DescriptionList
          items={[
            {
              name: t.cves,
              value:
                impact.unknownCount === impact.fileCount && impact.cveCount === 0 ? (
                  t.allUnknown
                ) : impact.cveCount === 0 ? (
                  [t.noCves, ...unknown].join(' ')
                ) : (
                  <ul>
                    {cves.map((cve) => (
                      <li key={cve.cveId} className={look('row', { wrap: true })}>
                        <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.cveId })}>
                          {cve.cveId}
                        </Link>
                        <Severity score={cve.score} level={cve.severity} />
                        {cve.isExploited ? <Tag>{t.exploited}</Tag> : null}
                        <span className={look('text', { tone: 'muted' })}>{t.inFiles(cve.fileCount)}</span>
                      </li>
                    ))}
                    <Rest of={impact.cveCount - cves.length} />
                    {unknown.map((sentence) => (
                      <li key="unknown">{sentence}</li>
                    ))}
                  </ul>
                ),
            },
            {
              name: t.licenses,
              value: impact.licenses.map(({ license }) => license ?? t.noLicense).join(', '),
            },
            {
              name: t.back,
              value: impact.givesBack.length === 0 ? t.backNothing : impact.givesBack.join(', '),
            },
            {
              name: t.files,
              value: (
                <ul>
                  {files.map((file) => (
                    <li key={`${file.subdir}/${file.name}-${file.version}-${file.build}`}>
                      <span className={look('text', { mono: true })}>
                        {`${file.subdir}/${file.name}-${file.version}-${file.build}`}
                      </span>{' '}
                      <span className={look('text', { tone: 'muted' })}>{file.refusedBy}</span>
                    </li>
                  ))}
                  <Rest of={impact.fileCount - files.length} />
                </ul>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** What an exception would let in, for the spec as it stood when the field was left. */
function ImpactPart({ org, request, spec }: { org: string; request: Request; spec: string }) {
  const { data, loading, error } = useExceptionRequestImpactQuery({
    variables: { org, requestId: request.requestId, spec: spec === request.spec ? null : spec },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const impact = data?.organization?.exceptionRequest?.impact;
  if (loading) return <Lines label={t.working} />;
  if (error) return <p className={look('text', { tone: 'muted' })}>{failureText(error)}</p>;
  return impact ? <LetIn impact={impact} /> : <p className={look('text', { tone: 'muted' })}>{t.noImpact}</p>;
}

/** Decides on a request: what it would let in, for which versions, until when, and what those who asked are told. */
export function DecideDialog({
  org,
  request,
  onClose,
  onDecided,
}: {
  org: string;
  request: Request;
  onClose: () => void;
  onDecided: () => Promise<unknown>;
}) {
  const formId = useId();
  const untilHelp = useMailWords(t.untilHelp);
  const answerHelp = useMailWords(t.answerHelp);
  const [decide, { loading }] = useDecideExceptionRequestMutation();
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { spec: request.spec, until: '', answer: '' } });
  const typed = useWatch({ control: formControl, name: 'spec' });
  const [judged, setJudged] = useState(request.spec);
  const send = (decision: 'ALLOW' | 'DECLINE') =>
    handleSubmit(async ({ spec, until, answer }) => {
      if (decision === 'DECLINE' && answer.trim() === '') {
        setError('answer', { message: t.answerNeeded }, { shouldFocus: true });
        return;
      }
      try {
        const { data } = await decide({
          variables: {
            input: {
              organization: org,
              requestId: request.requestId,
              decision,
              answer: answer.trim(),
              ...(decision === 'ALLOW' ? { spec: spec.trim() || request.spec, until: until || null } : {}),
            },
          },
        });
        if (showProblems(data?.decideExceptionRequest.userErrors, ['spec', 'until', 'answer'], setError)) return;
        await onDecided();
        onClose();
        showToast({
          kind: 'success',
          title: decision === 'ALLOW' ? t.isAllowed(spec.trim() || request.spec) : t.isDeclined(request.spec),
        });
      } catch (error) {
        setError('root', { message: failureText(error) });
      }
    });
  return (
    <Dialog
      title={t.title(request.package, `${org}/${request.channelName}`)}
      size="md"
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Button busy={loading} onClick={() => void send('DECLINE')()}>
            {t.decline}
          </Button>
          <Push />
          <Button type="submit" form={formId} variant="solid" busy={loading}>
            {t.allow}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={look('stack', { form: true })}
        noValidate
        onSubmit={(event) => void send('ALLOW')(event)}
      >
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <DescriptionList
          items={request.people.map(({ person, reason }) => ({ name: person.displayName, value: reason }))}
        />
        <ImpactPart org={org} request={request} spec={judged} />
        <Field label={t.spec} help={t.specHelp} error={errors.spec?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('spec', { onBlur: () => setJudged(typed.trim() || request.spec) })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t.until} help={untilHelp} error={errors.until?.message}>
          {(control) => <TextInput {...control} {...register('until')} type="date" />}
        </Field>
        <Field label={t.answer} help={answerHelp} error={errors.answer?.message}>
          {(control) => <TextArea {...control} {...register('answer')} rows={3} maxLength={MAX_LENGTH.reason} />}
        </Field>
      </form>
    </Dialog>
  );
}
