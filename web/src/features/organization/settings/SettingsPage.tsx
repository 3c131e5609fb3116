import { organizationBioError, organizationTitleError } from '@terrarium/domain/access';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import {
  useOrganizationSettingsQuery,
  useUpdateOrganizationMutation,
  type OrganizationSettingsQuery,
} from '../../../gen/organization.ts';
import { DiscardedEdit, type Edited } from '../../../lib/conflict.ts';
import { useStart } from '../../../lib/useStart.ts';
import { formatNumber } from '../../../lib/format.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { planName } from '../../../lib/planName.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, CopyButton, ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { Field, TextArea, TextInput } from '../../../ui/Field.tsx';
import { DescriptionList, Mono, Pad, Panel, Row, Section, Stack } from '../../../ui/layout.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { OrganizationFrame } from '../../../ui/OrganizationFrame.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { DeleteOrganizationDialog } from './DeleteOrganizationDialog.tsx';
import { Features } from './Features.tsx';
import { LeaveOrganizationDialog } from './LeaveOrganizationDialog.tsx';
import { settingsText as t } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

type Organization = NonNullable<OrganizationSettingsQuery['organization']>;

function About({ organization }: { organization: Organization }) {
  const { name, uuid: organizationId, role, membersCount, activeProduct } = organization;
  const managesPlan = role === 'ADMIN' || role === 'BILLING_MANAGER';
  return (
    <Section title={t.about}>
      <Panel narrow>
        <Pad gap={12}>
          <DescriptionList
            items={[
              { name: t.name, value: name, mono: true },
              {
                name: t.id,
                value: (
                  <Row>
                    <Mono>{organizationId}</Mono>
                    <CopyButton text={organizationId} label={t.copyId} iconOnly />
                  </Row>
                ),
              },
              { name: t.role, value: role ? messages.roles[role] : '–' },
              {
                name: t.members,
                value: <Link to={paths.members.href({ org: name })}>{formatNumber(membersCount)}</Link>,
              },
              {
                name: t.plan,
                value: (
                  <>
                    {planName(activeProduct) ?? t.noPlan}
                    {managesPlan ? (
                      <>
                        {' '}
                        · <Link to={paths.manageSubscription.href({ org: name })}>{t.managePlan}</Link>
                      </>
                    ) : null}
                  </>
                ),
              },
            ]}
          />
          <p className={look('text', { tone: 'muted' })}>{t.nameHelp}</p>
        </Pad>
      </Panel>
    </Section>
  );
}

function EditForm({
  organization,
  reload,
  onUnsaved,
}: {
  organization: Organization;
  reload: () => Promise<Organization | null>;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { name, title, bio } = organization;
  const [save, { loading }] = useUpdateOrganizationMutation();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty },
  } = useForm({ values: { title, bio }, resetOptions: { keepDirtyValues: true } });
  const start = useStart(organization, isDirty);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = handleSubmit(async (form) => {
    const wanted = { title: form.title.trim(), bio: form.bio };
    try {
      const { data } = await save({
        variables: { input: { organization: name, ...wanted, expectedVersion: start.version } },
        context: {
          edited: {
            now: async () => {
              const now = await reload();
              return (
                now && {
                  version: now.version,
                  fields: [
                    { label: t.title, before: start.title, now: now.title, mine: wanted.title },
                    { label: t.bio, before: start.bio, now: now.bio, mine: wanted.bio },
                  ],
                }
              );
            },
            discard: () =>
              void reload().then((now) => now && reset({ title: now.title, bio: now.bio }, { keepDirtyValues: false })),
          } satisfies Edited,
        },
      });
      if (showProblems(data?.updateOrganization.userErrors, ['title', 'bio'], setError)) return;
      reset(wanted);
      showToast({ kind: 'success', title: t.saved });
    } catch (error) {
      if (error instanceof DiscardedEdit) return;
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <Field label={t.title} help={t.titleHelp} error={errors.title?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('title', { validate: (value) => organizationTitleError(value.trim()) ?? true })}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={t.bio} help={t.bioHelp} error={errors.bio?.message}>
        {(field) => (
          <TextArea
            {...field}
            {...register('bio', { validate: (value) => organizationBioError(value) ?? true })}
            rows={4}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" variant="solid" busy={loading}>
          {t.save}
        </Button>
      </Row>
    </form>
  );
}

function DangerZone({ isAdmin, onLeave, onDelete }: { isAdmin: boolean; onLeave: () => void; onDelete: () => void }) {
  return (
    <Section title={t.danger}>
      <Panel narrow>
        <Pad gap={12}>
          <p>{t.leaveText}</p>
          <Row>
            <Button {...opensDialog} onClick={onLeave}>
              {t.leave}
            </Button>
          </Row>
        </Pad>
        {isAdmin ? (
          <Pad gap={12}>
            <p>{t.deleteText}</p>
            <Row>
              <Button {...opensDialog} onClick={onDelete}>
                {t.delete}
              </Button>
            </Row>
          </Pad>
        ) : null}
      </Panel>
    </Section>
  );
}

function Settings({
  organization,
  reload,
}: {
  organization: Organization;
  reload: () => Promise<Organization | null>;
}) {
  const [unsaved, setUnsaved] = useState(false);
  const [ending, setEnding] = useState<'leave' | 'delete' | null>(null);
  const isAdmin = organization.role === 'ADMIN';
  const keep = () => setEnding(null);
  return (
    <Stack gap={24}>
      <About organization={organization} />
      <Section title={t.profile}>
        <Panel narrow>
          <Pad gap={16}>
            {isAdmin ? (
              <EditForm organization={organization} reload={reload} onUnsaved={setUnsaved} />
            ) : (
              <p>{organization.bio || t.noBio}</p>
            )}
          </Pad>
        </Panel>
      </Section>
      {organization.featureSettings ? (
        <Features org={organization.name} organization={organization} settings={organization.featureSettings} />
      ) : null}
      <DangerZone isAdmin={isAdmin} onLeave={() => setEnding('leave')} onDelete={() => setEnding('delete')} />
      {ending === 'leave' ? <LeaveOrganizationDialog organization={organization} onClose={keep} /> : null}
      {ending === 'delete' ? <DeleteOrganizationDialog organization={organization} onClose={keep} /> : null}
      {/* Who leaves it for good leaves the form too. */}
      <LeaveGuard unsaved={unsaved && ending === null} />
    </Stack>
  );
}

/** `/organizations/{org}/settings`: an organization's details, and for every member the way to leave it (ORG-01). */
export function SettingsPage() {
  const { org = '' } = useParams();
  const { data, loading, error, refetch } = useOrganizationSettingsQuery({
    variables: { org },
    fetchPolicy: 'cache-and-network',
  });
  const organization = data?.organization;
  return (
    <OrganizationFrame org={org} organization={organization} current="organizationSettings">
      {organization ? (
        <Settings
          key={organization.id}
          organization={organization}
          // Refetch: another admin has changed the settings, and the conflict shows them.
          reload={async () => (await refetch()).data?.organization ?? null}
        />
      ) : loading ? (
        <HeadSkeleton label={t.what} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </OrganizationFrame>
  );
}
