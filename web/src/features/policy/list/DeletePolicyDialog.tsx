import { useState } from 'react';
import { useDeletePolicyMutation } from '../../../gen/policy.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { forgetPolicyLists } from '../cache.ts';
import { text } from '../messages.ts';

/** The policy that is to go. */
export interface Deletable {
  id: string;
  name: string;
  channels: readonly string[];
}

/** Asks for the policy's name before it deletes it; says where it is applied when that stands in the way. */
export function DeletePolicyDialog({ org, policy, onClose, onDeleted }: { org: string; policy: Deletable; onClose: () => void; onDeleted: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { loading }] = useDeletePolicyMutation();
  const applied = policy.channels.length > 0 ? text.deletion.applied(policy.channels) : null;
  const reason = typed === policy.name ? null : text.deletion.typeFirst;

  const submit = async () => {
    if (reason) return;
    setProblem(null);
    try {
      const { data } = await remove({
        variables: { input: { organization: org, id: policy.id } },
        update: (cache, result) => {
          const id = result.data?.deletePolicy.deletedId;
          if (!id) return;
          cache.evict({ id: cache.identify({ __typename: 'Policy', id }) });
          forgetPolicyLists(cache);
        },
      });
      const [error] = data?.deletePolicy.userErrors ?? [];
      if (error) setProblem(error.message);
      else onDeleted(policy.name);
    } catch (error) {
      const failure = toFailure(error);
      setProblem(failure.kind === 'network' ? messages.errors.network : failure.message || messages.errors.unexpected);
    }
  };

  return (
    <Dialog
      size="sm"
      title={text.deletion.title(policy.name)}
      onClose={onClose}
      footer={(
        <>
          <span className="push" />
          <Button onClick={onClose}>{text.deletion.keep}</Button>
          <Button variant="danger" busy={loading} disabledReason={reason} onClick={() => void submit()}>{text.deletion.confirm}</Button>
        </>
      )}
    >
      {problem ? <Banner kind="error">{problem}</Banner> : applied ? <Banner kind="warning">{applied}</Banner> : null}
      <p>{text.deletion.text}</p>
      <form noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
        <Field label={text.deletion.label(policy.name)}>
          {(control) => <TextInput {...control} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
