import { projectNameError, projectTitleError } from '@terrarium/domain/access';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';
import { useProjectWork } from './useProjectWork.ts';

/** A project whose name and title are asked for. */
interface Named {
  id: string;
  name: string;
  title: string;
}

/** What a field says of its text, when there is any. */
const where = (rule: (text: string) => string | undefined) => (text: string) =>
  text.trim() === '' ? true : (rule(text.trim()) ?? true);

/**
 * Asks for name and title of a project: of a new one (PROJ-02), or of one that is there (PROJ-03).
 * @param org the organization that a new one shall belong to; the person without
 * @param onDone called with what was saved
 */
export function ProjectDialog({
  org,
  project,
  onDone,
  onClose,
}: {
  org?: string;
  project?: Named;
  onDone?: (saved: { projectId: string }) => Promise<void> | void;
  onClose: () => void;
}) {
  const formId = useId();
  const { create, update, processing } = useProjectWork();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { name: project?.name ?? '', title: project?.title ?? '' } });
  const save = async (values: { name?: string; title?: string }) => {
    if (project) return (await update({ variables: { input: { id: project.id, ...values } } })).data?.updateProject;
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
    <Dialog
      title={project ? t.editTitle(project.name) : t.create}
      size="sm"
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" busy={processing}>
            {project ? t.editYes : t.createYes}
          </Button>
        </>
      }
    >
      <form id={formId} className={look('stack', { form: true })} noValidate onSubmit={(event) => void send(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
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
      </form>
    </Dialog>
  );
}
