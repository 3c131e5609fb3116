import { MAX_LENGTH } from '@terrarium/domain/access';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import {
  useReviewExceptionRequestMutation,
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
import { exceptionLists } from './lists.ts';
import { text } from './messages.ts';

const t = text.decide;

/** A request as in the list query. */
export type Request = NonNullable<
  NonNullable<OrganizationExceptionRequestsQuery['organization']>['exceptionRequests']
>['nodes'][number];

type Impact = NonNullable<
  NonNullable<NonNullable<ExceptionRequestImpactQuery['organization']>['exceptionRequest']>['impact']
>;

/** Maximum number of files and CVEs shown, followed by the number of others. */
const shown = 10;

function Rest({ of }: { of: number }) {
  return of > 0 ? <li className={look('text', { tone: 'muted' })}>{t.moreFiles(of)}</li> : null;
}

function LetIn({ impact }: { impact: Impact }) {
  const cves = impact.cves.slice(0, shown);
  const files = impact.files.slice(0, shown);
  const unknown = impact.withoutCveDataFileCount > 0 ? [t.someUnknown(impact.withoutCveDataFileCount)] : [];
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
                impact.withoutCveDataFileCount === impact.fileCount && impact.cveCount === 0 ? (
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
              value:
                impact.restoredPackages === null
                  ? t.backUnknown
                  : impact.restoredPackages.length === 0
                    ? t.backNothing
                    : impact.restoredPackages.join(', '),
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
                      <span className={look('text', { tone: 'muted' })}>{file.blockingRule}</span>
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

/** Impact of an exception for the spec at the last blur of the field. */
function ImpactPart({ org, request, spec }: { org: string; request: Request; spec: string }) {
  const { data, loading, error } = useExceptionRequestImpactQuery({
    variables: { org, requestId: request.id, spec: spec === request.spec ? null : spec },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const impact = data?.organization?.exceptionRequest?.impact;
  if (loading) return <Lines label={t.working} />;
  if (error) return <p className={look('text', { tone: 'muted' })}>{failureText(error)}</p>;
  return impact ? <LetIn impact={impact} /> : <p className={look('text', { tone: 'muted' })}>{t.noImpact}</p>;
}

/** Reviews a request: its impact, versions, expiration, and the comment to the requesters. */
export function DecideDialog({ org, request, onClose }: { org: string; request: Request; onClose: () => void }) {
  const formId = useId();
  const untilHelp = useMailWords(t.untilHelp);
  const answerHelp = useMailWords(t.answerHelp);
  const [decide, { loading }] = useReviewExceptionRequestMutation(exceptionLists);
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { spec: request.spec, expiresOn: '', comment: '' } });
  const typed = useWatch({ control: formControl, name: 'spec' });
  const [judged, setJudged] = useState(request.spec);
  const send = (decision: 'APPROVE' | 'DECLINE') =>
    handleSubmit(async ({ spec, expiresOn, comment }) => {
      if (decision === 'DECLINE' && comment.trim() === '') {
        setError('comment', { message: t.answerNeeded }, { shouldFocus: true });
        return;
      }
      try {
        const { data } = await decide({
          variables: {
            input: {
              organization: org,
              requestId: request.id,
              decision,
              comment: comment.trim(),
              ...(decision === 'APPROVE' ? { spec: spec.trim() || request.spec, expiresOn: expiresOn || null } : {}),
            },
          },
        });
        if (showProblems(data?.reviewExceptionRequest.userErrors, ['spec', 'expiresOn', 'comment'], setError)) return;
        onClose();
        showToast({
          kind: 'success',
          title: decision === 'APPROVE' ? t.isAllowed(spec.trim() || request.spec) : t.isDeclined(request.spec),
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
        onSubmit={(event) => void send('APPROVE')(event)}
      >
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <DescriptionList
          items={request.requesters.map(({ person, reason }) => ({ name: person.displayName, value: reason }))}
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
        <Field label={t.until} help={untilHelp} error={errors.expiresOn?.message}>
          {(control) => <TextInput {...control} {...register('expiresOn')} type="date" />}
        </Field>
        <Field label={t.answer} help={answerHelp} error={errors.comment?.message}>
          {(control) => <TextArea {...control} {...register('comment')} rows={3} maxLength={MAX_LENGTH.reason} />}
        </Field>
      </form>
    </Dialog>
  );
}
