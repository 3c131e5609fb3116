import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { collectionForm } from '@terrarium/domain/collection';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm, type Path } from 'react-hook-form';
import type { z } from 'zod';
import {
  CollectionPageDocument,
  useCollectionChannelsQuery,
  type WholeCollectionFragment,
} from '../../gen/collection.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText } from '../../lib/formErrors.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';
import { useCollectionWork } from './useCollectionWork.ts';
import '../../ui/theme/recipes/search.css';

type Form = z.input<typeof collectionForm>;

/** Converts a collection to form values. */
const formOf = (collection: WholeCollectionFragment | undefined): Form => ({
  name: collection?.name ?? '',
  title: collection?.title ?? '',
  description: collection?.description ?? '',
  privacy: collection?.visibility === 'PUBLIC' ? 'public' : 'internal',
  entries: (collection?.entries ?? []).map(({ organization, channel, name, subdir, fileName, note }) => ({
    channel: `${organization}/${channel}`,
    item: fileName === null ? name : `${subdir ?? ''}/${fileName}`,
    note,
  })),
});

/** Formats the entries of a collection as lines of text. */
const linesOf = (entries: Readonly<Form['entries']>): string =>
  entries.map(({ channel, item, note }) => [channel, item, note].filter(Boolean).join(' ')).join('\n');

/** The field of the form that a problem names: `name`, or `entries.3.item`. */
const fieldOf = (way: readonly string[]): Path<Form> | 'root' => {
  const at = way.indexOf('entries');
  if (at >= 0) return way.slice(at).join('.') as Path<Form>;
  const last = way.at(-1);
  return last === 'name' || last === 'title' || last === 'description' ? last : 'root';
};

/** Form of a collection, new or existing. @param onDone called with the saved collection */
export function CollectionDialog({
  org,
  collection,
  onDone,
  onClose,
}: {
  org: string;
  collection?: WholeCollectionFragment;
  onDone: (saved: { name: string }) => Promise<void> | void;
  onClose: () => void;
}) {
  const { create, update, processing } = useCollectionWork();
  const client = useApolloClient();
  // The collection as the dialog was opened.
  const [start] = useState(collection);
  const { data } = useCollectionChannelsQuery({ variables: { org } });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: formOf(collection), resolver: zodResolver(collectionForm) });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'entries' });
  const own = (data?.organization?.channels ?? []).map(({ name }) => `${org}/${name}`);
  const channels = [...new Set([...own, ...fields.map(({ channel }) => channel).filter(Boolean)])];
  const send = handleSubmit(async ({ privacy, ...form }) => {
    const values = { ...form, visibility: privacy === 'public' ? ('PUBLIC' as const) : ('INTERNAL' as const) };
    try {
      const payload = start
        ? (
            await update({
              variables: {
                input: {
                  organization: org,
                  collectionId: start.id,
                  ...values,
                  expectedVersion: start.version,
                },
              },
              context: editOf(client, {
                query: CollectionPageDocument,
                variables: { org, name: start.name },
                pick: ({ collection: stored }) => stored && { version: stored.version, form: formOf(stored) },
                start: { version: start.version, form: formOf(start) },
                mine: { form: { ...form, privacy } },
                fields: [
                  [t.titleOf, (of) => of.form.title],
                  [t.name, (of) => of.form.name],
                  [t.description, (of) => of.form.description ?? ''],
                  [t.privacy, (of) => t.privacies[of.form.privacy === 'public' ? 'PUBLIC' : 'INTERNAL']],
                  [t.entries, (of) => linesOf(of.form.entries)],
                ],
                discard: onClose,
              }),
            })
          ).data?.updateCollection
        : (await create({ variables: { input: { organization: org, ...values } } })).data?.createCollection;
      for (const { code, message, field } of (payload?.userErrors ?? []).toReversed()) {
        const named = fieldOf(field);
        setError(named, { type: code, message }, { shouldFocus: named !== 'root' });
      }
      const saved = payload?.collection;
      if (!saved) return;
      onClose();
      await onDone(saved);
      showToast({ kind: 'success', title: collection ? t.isEdited(saved.title) : t.isCreated(saved.title) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  const listError = errors.entries?.message ?? errors.entries?.root?.message;
  return (
    <FormDialog
      title={collection ? t.editTitle(collection.title) : t.create}
      size="lg"
      submit={collection ? t.editYes : t.createYes}
      busy={processing}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.titleOf} error={errors.title?.message}>
        {(props) => <TextInput {...props} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message}>
        {(props) => <TextInput {...props} {...register('name')} mono autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.description} error={errors.description?.message}>
        {(props) => <TextArea {...props} {...register('description')} rows={2} />}
      </Field>
      <Field label={t.privacy} error={errors.privacy?.message}>
        {(props) => (
          <Select
            {...props}
            {...register('privacy')}
            options={[
              { value: 'internal', label: t.privacies.INTERNAL },
              { value: 'public', label: t.privacies.PUBLIC },
            ]}
          />
        )}
      </Field>
      <fieldset className={look('collectionEntries')}>
        <legend>{t.entries}</legend>
        <p className={look('text', { tone: 'muted' })}>{t.entriesHelp}</p>
        {listError ? <Banner kind="error">{listError}</Banner> : null}
        {fields.map(({ id }, index) => {
          const wrong = errors.entries?.[index];
          return (
            <div key={id} className={look('collectionEntry')} role="group" aria-label={t.entry(index + 1)}>
              <Field label={t.channel} error={wrong?.channel?.message}>
                {(props) => (
                  <Select
                    {...props}
                    {...register(`entries.${index}.channel`)}
                    options={channels.map((value) => ({ value, label: value }))}
                  />
                )}
              </Field>
              <Field label={t.item} error={wrong?.item?.message}>
                {(props) => (
                  <TextInput
                    {...props}
                    {...register(`entries.${index}.item`)}
                    mono
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
              <Field label={t.note} error={wrong?.note?.message}>
                {(props) => <TextInput {...props} {...register(`entries.${index}.note`)} autoComplete="off" />}
              </Field>
              <IconButton
                icon={ArrowUp}
                label={t.up(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton icon={X} label={t.remove(index + 1)} onClick={() => remove(index)} />
            </div>
          );
        })}
        <Button size="sm" icon={Plus} onClick={() => append({ channel: own[0] ?? '', item: '', note: '' })}>
          {t.add}
        </Button>
      </fieldset>
    </FormDialog>
  );
}
