import { useApolloClient } from '@apollo/client/react';
import { projectNameError, projectTitleError } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProjectPageDocument } from '../../gen/project.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';
import { useProjectWork } from './useProjectWork.ts';

/** A project with editable name and title. */
interface Named {
  id: string;
  name: string;
  title: string;
  version: string;
}

/** Skips a rule for empty text. */
const where = (rule: (text: string) => string | undefined) => (text: string) =>
  text.trim() === '' ? true : (rule(text.trim()) ?? true);

/**
 * Asks for a project's name and title: a new one (PROJ-02), or an existing one (PROJ-03).
 * @param org owner of a new one; undefined for the user
 * @param onDone called with the saved project
 */
export function ProjectDialog({
  org,
  project,
  onDone,
  onClose,
}: {
  org?: string;
  project?: Named;
  onDone?: (saved: { uuid: string }) => Promise<void> | void;
  onClose: () => void;
}) {
  const { create, update, processing } = useProjectWork();
  const client = useApolloClient();
  // The project as the dialog was opened.
  const [start] = useState(project);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { name: project?.name ?? '', title: project?.title ?? '' } });
  const save = async (values: { name?: string; title?: string }) => {
    if (start) {
      const { data } = await update({
        variables: { input: { projectId: start.id, ...values, expectedVersion: start.version } },
        context: editOf(client, {
          query: ProjectPageDocument,
          variables: { id: start.id },
          pick: (stored) => stored.project,
          start,
          mine: values,
          fields: [
            [t.name, (of) => of.name],
            [t.projectTitle, (of) => of.title],
          ],
          discard: onClose,
        }),
      });
      return data?.updateProject;
    }
    const input = { ...values, ...(org === undefined ? {} : { organization: org }) };
    return (await create({ variables: { input } })).data?.createProject;
  };
  const send = handleSubmit(async (form) => {
    const [name, title] = [form.name.trim(), form.title.trim()];
    if (name === '' && title === '') {
      setError('name', { message: t.nothingGiven }, { shouldFocus: true });
      return;
    }
    try {
      const payload = await save({ ...(name === '' ? {} : { name }), ...(title === '' ? {} : { title }) });
      if (showProblems(payload?.userErrors, ['name', 'title'], setError) || !payload?.project) return;
      onClose();
      await onDone?.(payload.project);
      showToast({
        kind: 'success',
        title: project ? t.isEdited(payload.project.name) : t.isCreated(payload.project.name),
      });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={project ? t.editTitle(project.name) : t.create}
      submit={project ? t.editYes : t.createYes}
      busy={processing}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('name', { validate: where(projectNameError) })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.projectTitle} help={t.titleHelp} error={errors.title?.message}>
        {(control) => (
          <TextInput {...control} {...register('title', { validate: where(projectTitleError) })} autoComplete="off" />
        )}
      </Field>
    </FormDialog>
  );
}
