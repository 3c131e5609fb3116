import { zodResolver } from '@hookform/resolvers/zod';
import { organizationNameError, organizationTitleError } from '@terrarium/domain/access';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { useCreateOrganizationMutation } from '../../gen/organization.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead, Pad, Panel, Row } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const schema = z.object({ title: textBy(organizationTitleError), name: textBy(organizationNameError) });
type Form = z.infer<typeof schema>;

/** Suggests a name from a title: lowercase, hyphens for invalid characters. */
const nameFrom = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

/** `/organizations/create` (ROUTE-30). The name follows the title until the user edits it. */
export function NewOrganizationPage() {
  const navigate = useNavigate();
  const [own, setOwn] = useState(false);
  const [create, { loading }] = useCreateOrganizationMutation({
    // The sidebar has entries of its own (ORG-29).
    update: (cache) => forgetField(cache, 'Query', 'navigationItems'),
  });
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    setValue,
    formState: { errors },
  } = useForm<Form>({ resolver: zodResolver(schema), defaultValues: { title: '', name: '' } });
  // The form is the page's purpose, so focus it.
  useEffect(() => setFocus('title'), [setFocus]);
  const submit = handleSubmit(async (form) => {
    try {
      const { data } = await create({ variables: { input: { title: form.title.trim(), name: form.name } } });
      const payload = data?.createOrganization;
      const problems = payload?.userErrors.map((problem) => ({
        ...problem,
        message:
          problem.__typename === 'NameTakenError' && problem.suggestion
            ? `${problem.message} ${text.suggestion(problem.suggestion)}`
            : problem.message,
      }));
      if (showProblems(problems, ['title', 'name'], setError) || !payload?.organization) return;
      await navigate(paths.organization.href({ org: payload.organization.name }));
      showToast({ kind: 'success', title: text.created(payload.organization.title) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <Page title={text.create}>
      <PageHead
        crumbs={[{ label: text.organizations, to: paths.organizations.href() }]}
        title={text.create}
        facts={<p className={look('text', { tone: 'muted' })}>{text.createIntro}</p>}
      />
      <Panel narrow>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Pad gap={16}>
            {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
            <Field label={text.title} help={text.titleHelp} error={errors.title?.message} required>
              {(field) => (
                <TextInput
                  {...field}
                  {...register('title', {
                    onChange: (event: { target: { value: string } }) => {
                      if (!own) setValue('name', nameFrom(event.target.value));
                    },
                  })}
                  autoComplete="organization"
                />
              )}
            </Field>
            <Field label={text.name} help={text.nameHelp} error={errors.name?.message} required>
              {(field) => (
                <TextInput
                  {...field}
                  {...register('name', { onChange: () => setOwn(true) })}
                  mono
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          </Pad>
          <Pad>
            <Row>
              <Button type="submit" variant="solid" busy={loading}>
                {text.create}
              </Button>
              <ButtonLink to={paths.organizations.href()}>{messages.cancel}</ButtonLink>
            </Row>
          </Pad>
        </form>
      </Panel>
    </Page>
  );
}
