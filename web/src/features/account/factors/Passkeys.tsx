import { MAX_LENGTH } from '@terrarium/domain/access';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useAddPasskeyMutation,
  useCreatePasskeyChallengeMutation,
  useRemovePasskeyMutation,
  type SecondFactorsQuery,
} from '../../../gen/account.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { DateText, Since } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { factorText as t } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

type Passkey = NonNullable<NonNullable<SecondFactorsQuery['viewer']>['passkeys']>[number];

const register = () => import('./register.ts');

/** Asks for a name, then lets the browser create a passkey. Errors are shown in place. */
function AddPasskey({ onDone }: { onDone: () => void }) {
  const [begin] = useCreatePasskeyChallengeMutation();
  const [add] = useAddPasskeyMutation();
  const {
    register: field,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { name: '' } });
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = handleSubmit(async ({ name }) => {
    try {
      const begun = (await begin()).data?.createPasskeyChallenge;
      if (showProblems(begun?.userErrors, ['name'], setError) || !begun?.challengeId) return;
      const registered = await (await register()).registerPasskey(begun.options);
      if (registered.kind !== 'made') {
        setError('root', { message: registered.kind === 'known' ? t.known : t.notMade });
        setFocus('name');
        return;
      }
      const { data } = await add({
        variables: { input: { challengeId: begun.challengeId, credential: registered.credential, name: name.trim() } },
      });
      if (showProblems(data?.addPasskey.userErrors, ['name'], setError)) return;
      showToast({ kind: 'success', title: t.addedNow(name.trim()) });
      onDone();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  const rules = {
    validate: (value: string) =>
      value.trim() === '' ? t.nameRequired : value.trim().length <= MAX_LENGTH.passkeyName || t.nameLong,
  };
  const name = field('name', rules);
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message} required>
        {(control) => <TextInput {...control} {...name} autoComplete="off" />}
      </Field>
      <Row wrap>
        <Button type="submit" variant="solid" busy={isSubmitting}>
          {t.continue}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </Row>
    </form>
  );
}

/**
 * The user's passkeys: when each was added and used; adding and removing.
 * @param possible whether browsers allow passkeys at this hub's URL
 */
export function Passkeys({ passkeys, possible }: { passkeys: readonly Passkey[]; possible: boolean }) {
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<Passkey | null>(null);
  const [remove, { loading: removing }] = useRemovePasskeyMutation();
  const returning = useRef(false);
  const done = () => {
    returning.current = true;
    setAdding(false);
  };
  /** The button regains the focus when it replaces the form. */
  const adder = (button: HTMLButtonElement | null) => {
    if (button && returning.current) {
      returning.current = false;
      button.focus();
    }
  };
  const run = async ({ id, name }: Passkey) => {
    if (await runMutation(remove({ variables: { input: { passkeyId: id } } }), (data) => data.removePasskey))
      showToast({ kind: 'success', title: t.removed(name) });
    setAsking(null);
  };
  const here = possible && typeof window.PublicKeyCredential === 'function';
  return (
    <Section title={t.passkeys}>
      <Panel>
        <Pad gap={12}>
          <p>{t.passkeysIntro}</p>
          {passkeys.length === 0 ? <p className={look('text', { tone: 'muted' })}>{t.noPasskeys}</p> : null}
        </Pad>
        {passkeys.length > 0 ? (
          <Table
            label={t.passkeysTable}
            columns={[
              { key: 'name', title: t.name },
              { key: 'added', title: t.added, hide: 'small' },
              { key: 'used', title: t.used },
              { key: 'action', title: t.action },
            ]}
          >
            {passkeys.map((passkey) => (
              <tr key={passkey.id}>
                <RowHead>
                  <span className={look('text', { wrap: true })}>{passkey.name}</span>
                </RowHead>
                <td>
                  <DateText at={passkey.createdAt} />
                </td>
                <td>
                  <Since at={passkey.lastUsedAt} />
                </td>
                <td>
                  <Button
                    size="sm"
                    aria-label={t.removeOf(passkey.name)}
                    {...opensDialog}
                    onClick={() => setAsking(passkey)}
                  >
                    {t.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        ) : null}
        <Pad gap={12}>
          {!here ? (
            <p className={look('text', { tone: 'muted' })}>{t.notHere}</p>
          ) : adding ? (
            <AddPasskey onDone={done} />
          ) : (
            <Row>
              <Button
                ref={adder}
                onPointerEnter={() => void register()}
                onFocus={() => void register()}
                onClick={() => setAdding(true)}
              >
                {t.add}
              </Button>
            </Row>
          )}
        </Pad>
      </Panel>
      {asking ? (
        <ConfirmDialog
          title={t.removeTitle(asking.name)}
          no={t.keep}
          yes={t.remove}
          danger
          busy={removing}
          onNo={() => setAsking(null)}
          onYes={() => void run(asking)}
        >
          {t.removeText}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
