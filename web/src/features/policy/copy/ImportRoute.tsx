import { readPolicyFile, type FileMistake, type PolicyInput } from '@terrarium/domain/policy';
import { useId, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import '../../../ui/theme/recipes/policy.css';
import { useCreatePolicyMutation } from '../../../gen/policy.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { useViewer } from '../../../lib/viewer.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { forgetPolicyLists } from '../cache.ts';
import { useOverList } from '../list/notice.ts';
import { SummaryPanel } from '../wizard/side/SummaryPanel.tsx';
import { copyText as t } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

/** The largest body that the hub reads as a policy. */
const mostBytes = 8 * 1024 * 1024;
const shownMistakes = 20;

/** What was chosen: a policy with the name that it is to have, or what is wrong with the file. */
type Chosen = { policy: PolicyInput } | { mistakes: readonly FileMistake[] };

function Mistakes({ mistakes }: { mistakes: readonly FileMistake[] }) {
  return (
    <Banner kind="error">
      <p className={look('text', { strong: true })}>{t.mistakes(mistakes.length)}</p>
      <ul className={look('mistakes')}>
        {mistakes.slice(0, shownMistakes).map(({ place, message }) => (
          <li key={`${place} ${message}`} className={look('text', { wrap: true })}>
            <span className={look('text', { mono: true })}>{place}</span>: {message}
          </li>
        ))}
      </ul>
      {mistakes.length > shownMistakes ? <p>{t.more(mistakes.length - shownMistakes)}</p> : null}
      <p>{t.correct}</p>
    </Banner>
  );
}

/** `/organizations/:org/policies/import`: makes a policy of a file, after it was read and every mistake in it named. */
export function ImportRoute() {
  const { org = '' } = useParams();
  const { tell, back } = useOverList();
  const navigate = useNavigate();
  const formId = useId();
  const viewer = useViewer();
  const [create, { loading }] = useCreatePolicyMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [name, setName] = useState('');
  const [refused, refuse] = useState<{ name?: string; other?: string }>({});
  const close = () => void navigate(back, { preventScrollReset: true });
  if (viewer && viewer.organizations?.find((one) => one.name === org)?.role !== 'ADMIN')
    return <Navigate replace to={paths.error.href({ code: '403' })} />;

  const read = async (file: File | undefined) => {
    if (!file) return;
    refuse({});
    const reading =
      file.size > mostBytes
        ? { ok: false as const, mistakes: [{ place: file.name, message: t.tooLarge }] }
        : readPolicyFile(await file.text());
    setChosen(reading.ok ? { policy: reading.policy } : { mistakes: reading.mistakes });
    if (reading.ok) setName(reading.policy.name);
  };
  const policy = chosen && 'policy' in chosen ? chosen.policy : null;
  const save = async () => {
    if (!policy) return;
    refuse({});
    try {
      const answer = (
        await create({
          variables: {
            input: { organization: org, name: name.trim(), description: policy.description, filters: policy.filters },
          },
          update: (cache, { data }) => {
            if (data?.createPolicy.policy) forgetPolicyLists(cache);
          },
        })
      ).data?.createPolicy;
      if (answer?.policy) {
        tell({ kind: 'created', id: answer.policy.id });
        close();
        return;
      }
      const [problem] = answer?.userErrors ?? [];
      const message = problem?.message ?? messages.errors.unexpected;
      refuse(problem?.field.at(-1) === 'name' ? { name: message } : { other: message });
    } catch (error) {
      refuse({ other: failureText(error) });
    }
  };

  return (
    <Dialog
      size="md"
      title={t.importTitle}
      onClose={close}
      closeOnOutside={false}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            busy={loading}
            disabledReason={policy ? null : t.chooseFirst}
          >
            {t.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={look('stack', { form: true })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {refused.other ? <Banner kind="error">{refused.other}</Banner> : null}
        <Field label={t.file} help={t.importLead}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,application/json"
              className={look('input')}
              onClick={({ currentTarget }) => {
                currentTarget.value = ''; /* The same file again, after it was corrected. */
              }}
              onChange={({ target }) => void read(target.files?.[0])}
            />
          )}
        </Field>
        {chosen && 'mistakes' in chosen ? <Mistakes mistakes={chosen.mistakes} /> : null}
        {policy ? (
          <>
            <Field label={t.name} error={refused.name} required>
              {(control) => (
                <TextInput
                  {...control}
                  value={name}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <SummaryPanel filters={policy.filters} policy={null} />
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
