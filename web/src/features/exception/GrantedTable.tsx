import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from 'react-hook-form';
import {
  ChannelExceptionsDocument,
  useGrantedExceptionRowFragment,
  useRevokeExceptionMutation,
  useUpdateExceptionMutation,
  type GrantedExceptionRowFragment as Granted,
} from '../../gen/exception.ts';
import { editOf } from '../../lib/editOf.ts';
import { formatDate } from '../../lib/format.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Field, TextInput } from '../../ui/Field.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { exceptionLists } from './lists.ts';
import { text } from './messages.ts';

const t = text.granted;

function MoveDialog({ org, of, onClose }: { org: string; of: Granted; onClose: () => void }) {
  const [move, { loading }] = useUpdateExceptionMutation(exceptionLists);
  const client = useApolloClient();
  const untilHelp = useMailWords(text.decide.untilHelp);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { expiresOn: of.expiresOn ?? '' } });
  const send = handleSubmit(async ({ expiresOn }) => {
    try {
      const { data } = await move({
        variables: {
          input: {
            organization: org,
            channel: of.channelName,
            exceptionId: of.id,
            expiresOn: expiresOn || null,
            expectedVersion: of.version,
          },
        },
        context: editOf(client, {
          query: ChannelExceptionsDocument,
          variables: { org, channel: of.channelName },
          pick: ({ organization }) =>
            organization?.channel?.exceptions?.nodes.find(({ id: exceptionId }) => exceptionId === of.id),
          start: { version: of.version, expiresOn: of.expiresOn },
          mine: { expiresOn: expiresOn || null },
          fields: [[text.decide.until, (one) => (one.expiresOn === null ? t.noEnd : formatDate(one.expiresOn))]],
          discard: onClose,
        }),
      });
      if (showProblems(data?.updateException.userErrors, ['expiresOn'], setError)) return;
      onClose();
      showToast({ kind: 'success', title: t.moved(of.spec) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.moveOf(of.spec)}
      submit={text.decide.save}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={text.decide.until} help={untilHelp} error={errors.expiresOn?.message}>
        {(control) => <TextInput {...control} {...register('expiresOn')} type="date" />}
      </Field>
    </FormDialog>
  );
}

/** Columns of exceptions; without that of the channel where all are of one. */
export function grantedTable(ofChannel: boolean) {
  return {
    name: ofChannel ? 'channel exceptions' : 'exceptions',
    label: t.title,
    columns: [
      { key: 'spec', title: text.spec },
      ...(ofChannel ? [] : [{ key: 'channel', title: text.channel }]),
      { key: 'reason', title: t.reason, hide: 'small' },
      { key: 'owner', title: t.owner, hide: 'mobile' },
      { key: 'until', title: t.until },
      { key: 'act', title: '' },
    ] satisfies Column[],
  };
}

function GrantedRow({
  org,
  of,
  ofChannel,
  isAdmin,
  onMove,
  onEnd,
}: {
  org: string;
  of: FragmentType<Granted>;
  ofChannel: boolean;
  isAdmin: boolean;
  onMove: (one: Granted) => void;
  onEnd: (one: Granted) => void;
}) {
  const one = useGrantedExceptionRowFragment(of);
  if (!one) return null;
  return (
    <tr>
      <RowHead mono>
        <Link
          className={look('text', { mono: true })}
          to={paths.package.href({ org, channel: one.channelName, name: one.package })}
        >
          {one.spec}
        </Link>
      </RowHead>
      {ofChannel ? null : (
        <td>
          <Link
            className={look('text', { mono: true })}
            to={paths.channel.href({ org, channel: one.channelName }, { tab: 'policy' })}
          >
            {one.channelName}
          </Link>
        </td>
      )}
      <td className={look('text', { wrap: true })}>{one.reason}</td>
      <td>{one.grantedBy?.displayName ?? <span className={look('text', { tone: 'muted' })}>{t.nobody}</span>}</td>
      <td>{one.expiresOn === null ? t.noEnd : formatDate(one.expiresOn)}</td>
      <td>
        {isAdmin ? (
          <span className={look('row')}>
            <Button size="sm" aria-label={t.moveOf(one.spec)} onClick={() => onMove(one)}>
              {t.move}
            </Button>
            <Button size="sm" aria-label={t.endOf(one.spec)} onClick={() => onEnd(one)}>
              {t.end}
            </Button>
          </span>
        ) : null}
      </td>
    </tr>
  );
}

/** Active exceptions: approver, reason, and expiration. Admins change their expiration and revoke them. */
export function GrantedTable({
  org,
  exceptions,
  ofChannel = false,
  isAdmin,
}: {
  org: string;
  exceptions: readonly ({ id: string } & FragmentType<Granted>)[];
  ofChannel?: boolean;
  isAdmin: boolean;
}) {
  const [moving, setMoving] = useState<Granted | null>(null);
  const [ending, setEnding] = useState<Granted | null>(null);
  const [end, { loading }] = useRevokeExceptionMutation(exceptionLists);
  const endIt = async (of: Granted) => {
    const done = await runMutation(
      end({ variables: { input: { organization: org, channel: of.channelName, exceptionId: of.id } } }),
      (answer) => answer.revokeException,
    );
    setEnding(null);
    if (done === null) return;
    showToast({ kind: 'success', title: t.isEnded(of.spec) });
  };
  return (
    <>
      <Table {...grantedTable(ofChannel)}>
        {exceptions.map((one) => (
          <GrantedRow
            key={one.id}
            org={org}
            of={one}
            ofChannel={ofChannel}
            isAdmin={isAdmin}
            onMove={setMoving}
            onEnd={setEnding}
          />
        ))}
      </Table>
      {moving ? <MoveDialog org={org} of={moving} onClose={() => setMoving(null)} /> : null}
      {ending ? (
        <ConfirmDialog
          title={t.endTitle(ending.spec)}
          no={t.endNo}
          yes={t.endYes}
          danger
          busy={loading}
          onNo={() => setEnding(null)}
          onYes={() => void endIt(ending)}
        >
          {t.endText(ending.channelName)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
