import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import '../../../ui/theme/recipes/policy.css';
import { useApplyPolicyFileMutation, usePolicyPlanQuery } from '../../../gen/policyPlan.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { useViewer } from '../../../lib/viewer.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Banner, TableSkeleton } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx';
import { look } from '../../../ui/theme/look.ts';
import { forgetChannelPolicies, forgetPolicyLists } from '../cache.ts';
import { useListContext } from '../list/notice.ts';
import { planText as t } from './planMessages.ts';
import { PlanView } from './PlanView.tsx';
import type { Plan } from './PlanView.tsx';

/** Maximum size of a file, limited by the request. */
const mostBytes = 400_000;
const shownMistakes = 20;
/** The plan follows the name when nothing more is typed, ms. */
const typing = 400;

function Mistakes({ mistakes }: { mistakes: Plan['errors'] }) {
  return (
    <Banner kind="error">
      <p className={look('text', { strong: true })}>{t.mistakes(mistakes.length)}</p>
      <ul className={look('mistakes')}>
        {mistakes.slice(0, shownMistakes).map(({ pointer, line, column, message }) => (
          <li key={`${pointer} ${line} ${column} ${message}`} className={look('text', { wrap: true })}>
            <span className={look('text', { mono: true })}>
              {line === null || column === null ? pointer || t.wholeFile : t.place(line, column)}
            </span>
            {line !== null && pointer !== '' ? (
              <>
                {' '}
                <span className={look('text', { mono: true, tone: 'muted' })}>{pointer}</span>
              </>
            ) : null}
            : {message}
          </li>
        ))}
      </ul>
      {mistakes.length > shownMistakes ? <p>{t.more(mistakes.length - shownMistakes)}</p> : null}
      <p>{t.correct}</p>
    </Banner>
  );
}

interface Form {
  /** Text of the selected file. */
  file: string | null;
  /** In place of the file's name; null for that one. */
  name: string | null;
}

/** Debounces a text. */
function useRested(text: string | null): string | null {
  const [rested, rest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), typing);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** `/organizations/:org/policies/import`: applies a policy file after showing its errors and all of its changes. */
export function ImportRoute() {
  const { org = '' } = useParams();
  const { tell, back } = useListContext();
  const navigate = useNavigate();
  const viewer = useViewer();
  const {
    control: formControl,
    handleSubmit,
    reset,
    setValue,
    setError,
    formState: { errors },
  } = useForm<Form>({ defaultValues: { file: null, name: null } });
  const [file, name] = useWatch({ control: formControl, name: ['file', 'name'] });
  const refuse = (message: string) => setError('root', { message });
  const rested = useRested(name);
  const { data, previousData, loading, error, refetch } = usePolicyPlanQuery({
    variables: { org, file: file ?? '', name: rested },
    skip: file === null,
    fetchPolicy: 'network-only',
  });
  const [apply, { loading: applying }] = useApplyPolicyFileMutation();
  const close = () => void navigate(back, { preventScrollReset: true });
  if (viewer && viewer.organizations?.find((one) => one.name === org)?.role !== 'ADMIN')
    return <Navigate replace to={paths.error.href({ code: '403' })} />;

  const plan = file === null ? null : (data ?? previousData)?.organization?.policyPlan;
  /** Whether the displayed plan belongs to the current file and name. */
  const settled = !loading && rested === name && data !== undefined;
  // An error of the name alone is shown at its field, because the file doesn't need a correction.
  const nameMistake = name !== null ? plan?.errors.find(({ pointer }) => pointer === '/name')?.message : undefined;
  const others = plan?.errors.filter(({ pointer }) => nameMistake === undefined || pointer !== '/name') ?? [];

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    reset();
    if (chosen.size > mostBytes) refuse(t.tooLarge);
    else setValue('file', await chosen.text());
  };
  const save = handleSubmit(async (form) => {
    if (!plan || plan.fingerprint === null || !settled) return;
    try {
      const answer = (
        await apply({
          variables: { input: { organization: org, file: form.file!, name: form.name, fingerprint: plan.fingerprint } },
          update: (cache, { data: saved }) => {
            if (!saved?.applyPolicyFile.policy) return;
            forgetPolicyLists(cache);
            const concerned = new Set(plan.channels.map(({ channel }) => channel.id));
            forgetChannelPolicies(cache, [...concerned]);
          },
        })
      ).data?.applyPolicyFile;
      if (answer?.policy) {
        tell(
          answer.action === 'CREATE'
            ? { kind: 'created', id: answer.policy.id }
            : { kind: 'edited', saved: answer.policy },
        );
        close();
        return;
      }
      refuse(answer?.userErrors[0]?.message ?? messages.errors.unexpected);
      // Refetch: the hub rejected the change, so the shown state is outdated.
      void refetch();
    } catch (caught) {
      refuse(failureText(caught));
    }
  });

  return (
    <FormDialog
      title={t.importTitle}
      size="md"
      submit={plan?.action === 'CREATE' && plan.channels.length === 0 ? t.create : t.save}
      cancel={t.cancel}
      busy={applying}
      disabledReason={!settled || !plan || plan.errors.length > 0 ? t.chooseFirst : plan.hasChanges ? null : t.nothing}
      problem={errors.root?.message ?? (error ? failureText(error) : null)}
      onSubmit={save}
      onClose={close}
    >
      <Field label={t.file} help={t.importLead}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".yaml,.yml,.json,application/yaml,application/json"
            className={look('input')}
            onClick={({ currentTarget }) => {
              currentTarget.value = ''; /* The same file again, after it was corrected. */
            }}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      {others.length > 0 ? <Mistakes mistakes={others} /> : null}
      {plan && others.length === 0 ? (
        <Field label={t.name} error={nameMistake} required>
          {(control) => (
            <TextInput
              {...control}
              value={name ?? plan.name ?? ''}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setValue('name', target.value)}
            />
          )}
        </Field>
      ) : null}
      {plan && plan.errors.length === 0 ? <PlanView plan={plan} /> : null}
      {file !== null && !plan && loading ? <TableSkeleton label={t.planning} rows={3} /> : null}
    </FormDialog>
  );
}
