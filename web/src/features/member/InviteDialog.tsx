import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useCreateInvitationsMutation, type CreateInvitationsMutation } from '../../gen/member.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { Choices, Field } from '../../ui/Field.tsx';
import { DescriptionList } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { TextChips } from '../../ui/TextChips.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { inviteText as t, memberText, mostAddresses, outcomeText } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Role = (typeof memberText.roles)[number]['value'];
type Outcomes = NonNullable<CreateInvitationsMutation['createInvitations']['outcomes']>;

/** Quick check of an email address; the hub validates it. */
const badAddress = (text: string): string | undefined => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : t.bad);

/**
 * Asks for email addresses and a role, and invites them (INV-01, INV-02). Unless all emails were sent, shows the result
 * for each address.
 */
export function InviteDialog({ org, onDone, onClose }: { org: string; onDone: () => void; onClose: () => void }) {
  const {
    control: formControl,
    handleSubmit,
    setError,
    clearErrors,
    formState: { errors },
  } = useForm<{ emails: readonly string[]; role: Role }>({
    defaultValues: { emails: [], role: 'MEMBER' },
    reValidateMode: 'onSubmit',
  });
  const role = useWatch({ control: formControl, name: 'role' });
  /** Rejected addresses with the hub's reasons. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const [invite, { loading }] = useCreateInvitationsMutation();
  const sentTo = useMailWords(t.sentTo);
  const badReason = (email: string) => badAddress(email) ?? refused[email];
  const problemOf = (emails: readonly string[]) =>
    emails.length === 0
      ? t.required
      : emails.length > mostAddresses
        ? t.tooMany
        : emails.some((email) => badReason(email) !== undefined)
          ? t.someBad
          : true;
  const submit = handleSubmit(async ({ emails, role: selected }) => {
    try {
      const { data } = await invite({
        variables: { input: { organization: org, emails: [...emails], role: selected } },
      });
      const payload = data?.createInvitations;
      const wrong = (payload?.userErrors ?? []).flatMap(({ field, message }): [string, string][] => {
        const email = field[0] === 'emails' ? emails[Number(field[1])] : undefined;
        return email === undefined ? [] : [[email, message]];
      });
      const [other] = (payload?.userErrors ?? []).filter(
        ({ field }) => field[0] !== 'emails' || field[1] === undefined,
      );
      setRefused(Object.fromEntries(wrong));
      if (wrong.length > 0) setError('emails', { message: t.someBad });
      if (other) setError('root', { message: other.message });
      if (!payload?.outcomes) return;
      onDone();
      if (payload.outcomes.every(({ outcome }) => outcome === 'SENT')) {
        showToast({ kind: 'success', title: sentTo(payload.outcomes.length) });
        onClose();
      } else setOutcomes(payload.outcomes);
    } catch (thrown) {
      setError('root', { message: failureText(thrown) });
    }
  });
  if (outcomes) {
    return (
      <Dialog
        title={t.results}
        size="md"
        onClose={onClose}
        footer={<CloseFooter label={t.done} solid onClose={onClose} />}
      >
        <div role="status">
          <DescriptionList
            items={outcomes.map(({ email, outcome }) => ({ name: email, value: outcomeText[outcome] }))}
          />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t.title}
      size="md"
      submit={t.submit}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MailNote instead={t.byHand} />
      <Controller
        control={formControl}
        name="emails"
        rules={{ validate: problemOf }}
        render={({ field: { ref, value, onChange } }) => (
          <Field label={t.addresses} help={t.help} error={errors.emails?.message} required>
            {(control) => (
              <TextChips
                control={control}
                fieldRef={ref}
                entries="words"
                mono={false}
                values={value}
                badReason={badReason}
                placeholder={value.length === 0 ? t.placeholder : ''}
                onChange={(next) => {
                  onChange(next);
                  clearErrors('emails');
                }}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={formControl}
        name="role"
        render={({ field: { name, value, onChange } }) => (
          <Choices legend={t.role} name={name} value={value} onChange={onChange} options={memberText.roles} />
        )}
      />
      {role === 'MEMBER' ? null : <p className={look('text', { tone: 'muted' })}>{t.asLongAs}</p>}
    </FormDialog>
  );
}
