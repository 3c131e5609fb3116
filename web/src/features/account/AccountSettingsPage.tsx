import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { personNameError, userNameError } from '@terrarium/domain/access';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  AccountSettingsDocument,
  useAccountSettingsQuery,
  useUpdateEmailMutation,
  useUpdateProfileMutation,
  type AccountSettingsQuery,
} from '../../gen/account.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { useMailDelivery } from '../../lib/mail.ts';
import { switchSingleKeys, useSingleKeys } from '../../lib/keys.ts';
import { askForKeys } from '../../lib/keysDialog.ts';
import { useStart } from '../../lib/useStart.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useTheme } from '../../lib/theme.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Choices, EmailField, Field, Switch, TextInput } from '../../ui/Field.tsx';
import { Fact, Facts, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { ProfileFrame } from '../../ui/ProfileFrame.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { settingsText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Person = NonNullable<AccountSettingsQuery['viewer']>;

const profileSchema = z.object({
  firstName: textBy((name) => personNameError(name.trim())),
  lastName: textBy((name) => personNameError(name.trim())),
  username: textBy((name) => userNameError(name.trim())),
});

/** Says that a form has unsaved changes; debounced, so that undoing a key doesn't flicker (CONST-01). */
function Unsaved({ dirty }: { dirty: boolean }) {
  const settled = useDebounced(dirty);
  return (
    <span className={look('text', { tone: 'muted' })} role="status">
      {settled ? messages.unsaved.mark : ''}
    </span>
  );
}

function ProfileForm({ person, onUnsaved }: { person: Person; onUnsaved: (unsaved: boolean) => void }) {
  const [save, { loading }] = useUpdateProfileMutation();
  const { firstName, lastName, username } = person;
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty },
  } = useForm({
    resolver: zodResolver(profileSchema),
    values: { firstName, lastName, username },
    resetOptions: { keepDirtyValues: true },
  });
  const client = useApolloClient();
  const start = useStart(person, isDirty);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = handleSubmit(async (form) => {
    const wanted = { firstName: form.firstName.trim(), lastName: form.lastName.trim(), username: form.username.trim() };
    try {
      const { data } = await save({
        variables: { input: { ...wanted, expectedVersion: start.profile?.version } },
        context: editOf(client, {
          query: AccountSettingsDocument,
          variables: {},
          pick: ({ viewer }) => viewer && { ...viewer, version: viewer.profile?.version },
          start: { ...start, version: start.profile?.version },
          mine: wanted,
          fields: [
            [t.firstName, (of) => of.firstName],
            [t.lastName, (of) => of.lastName],
            [t.username, (of) => of.username],
          ],
          discard: (now) => now && reset(now, { keepDirtyValues: false }),
        }),
      });
      if (showProblems(data?.updateProfile.userErrors, ['firstName', 'lastName', 'username'], setError)) return;
      reset(wanted);
      showToast({ kind: 'success', title: t.saved });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <Field label={t.firstName} error={errors.firstName?.message}>
        {(field) => <TextInput {...field} {...register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label={t.lastName} error={errors.lastName?.message}>
        {(field) => <TextInput {...field} {...register('lastName')} autoComplete="family-name" />}
      </Field>
      <Field label={t.username} help={t.usernameHelp} error={errors.username?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('username')}
            mono
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Row wrap>
        <Button type="submit" variant="solid" busy={loading}>
          {t.save}
        </Button>
        <Unsaved dirty={isDirty} />
      </Row>
    </form>
  );
}

function EmailForm({ person, onUnsaved }: { person: Person; onUnsaved: (unsaved: boolean) => void }) {
  const [change, { loading }] = useUpdateEmailMutation();
  const delivery = useMailDelivery();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty },
  } = useForm({ defaultValues: { email: '', currentPassword: '' } });
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = handleSubmit(async ({ email, currentPassword }) => {
    const wanted = email.trim();
    try {
      const { data } = await change({ variables: { input: { email: wanted, currentPassword } } });
      if (showProblems(data?.updateEmail.userErrors, ['email', 'currentPassword'], setError)) return;
      reset();
      showToast({ kind: 'success', title: delivery === 'sent' ? t.changed(wanted) : t.changedWritten(wanted) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  const pending = person.profile?.pendingEmail;
  return (
    <>
      <Facts>
        <Fact name={t.current}>
          {person.email}{' '}
          <span className={look('text', { tone: 'muted' })}>
            ({person.profile?.isConfirmed ? t.confirmed : t.unconfirmed})
          </span>
        </Fact>
      </Facts>
      {pending ? (
        <>
          <Banner>{t.pending(pending)}</Banner>
          <MailNote />
        </>
      ) : null}
      <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <EmailField
          label={t.newEmail}
          error={errors.email?.message}
          register={() => register('email', { required: t.emailRequired })}
        />
        <Field label={t.password} help={t.passwordHelp} error={errors.currentPassword?.message} required>
          {(field) => (
            <PasswordInput
              {...field}
              {...register('currentPassword', { required: t.passwordRequired })}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Row>
          <Button type="submit" busy={loading}>
            {t.change}
          </Button>
        </Row>
      </form>
    </>
  );
}

/** The choice of colors; the shell stores it in the account. */
function Appearance() {
  const { choice, choose } = useTheme();
  return (
    <Choices
      legend={t.theme}
      name="theme"
      value={choice}
      onChange={choose}
      options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.themes[value] }))}
    />
  );
}

/** Whether keys of one letter do something, on this device (WCAG 2.1.4), and the way to the list of all keys. */
function Keyboard() {
  const on = useSingleKeys();
  return (
    <>
      <Switch
        label={t.singleKeys}
        help={t.singleKeysHelp}
        checked={on}
        onChange={(event) => switchSingleKeys(event.target.checked)}
      />
      <Row>
        <Button onClick={askForKeys}>{t.allKeys}</Button>
      </Row>
    </>
  );
}

/** Names, email address, and colors of the user (ACCT-01, ACCT-02, ROUTE-33). */
export function AccountSettingsPage() {
  const { data, loading, error, refetch } = useAccountSettingsQuery();
  const [profile, setProfile] = useState(false);
  const [email, setEmail] = useState(false);
  const person = data?.viewer;
  return (
    <ProfileFrame current="accountSettings">
      {person ? (
        <>
          <Section title={t.profile}>
            <Panel narrow>
              <Pad gap={16}>
                <ProfileForm person={person} onUnsaved={setProfile} />
              </Pad>
            </Panel>
          </Section>
          <Section title={t.email}>
            <Panel narrow>
              <Pad gap={16}>
                <EmailForm person={person} onUnsaved={setEmail} />
              </Pad>
            </Panel>
          </Section>
          <Section title={t.keyboard}>
            <Panel narrow>
              <Pad>
                <Keyboard />
              </Pad>
            </Panel>
          </Section>
          <Section title={t.appearance}>
            <Panel narrow>
              <Pad>
                <Appearance />
              </Pad>
            </Panel>
          </Section>
        </>
      ) : loading ? (
        <HeadSkeleton label={t.what} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
      <LeaveGuard unsaved={profile || email} />
    </ProfileFrame>
  );
}
