import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { useExposurePageQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { ExposurePart } from './ExposurePart.tsx';
import { exposureText as t } from './exposureMessages.ts';
import { text } from './messages.ts';

/** What a text asks for: an id of a CVE, a name alone, or a match spec. */
function subjectOf(asked: string): { cve: string } | { package: string } | { spec: string } {
  if (/^(?:CVE|GHSA|PYSEC|OSV|MAL)-/i.test(asked)) return { cve: asked };
  return /^[\w.-]+$/.test(asked) ? { package: asked } : { spec: asked };
}

/** `/organizations/{org}/environments/exposure`: which environments hold a package, what a match spec takes, or what a CVE hits. */
export function ExposurePage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const organization = useExposurePageQuery({ variables: { org } }).data?.organization;
  const asked = search.get('q')?.trim() ?? '';
  const { register, handleSubmit } = useForm({ values: { q: asked } });
  return (
    <Page title={t.pageTitle}>
      <PageHead
        crumbs={[
          { label: organization?.title ?? org, to: paths.organization.href({ org }) },
          { label: text.title, to: paths.environments.href({ org }) },
        ]}
        title={t.pageTitle}
        facts={<p className={look('text', { tone: 'muted' })}>{t.pageLead}</p>}
      />
      <form
        className={look('row', { wrap: true })}
        role="search"
        aria-label={t.pageTitle}
        onSubmit={(event) => void handleSubmit(({ q }) => change({ q: q.trim() || null }))(event)}
      >
        <Field label={t.ask} help={t.askHelp}>
          {(control) => <TextInput {...control} {...register('q')} maxLength={200} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="solid">
          {t.find}
        </Button>
      </form>
      {asked === '' ? null : <ExposurePart key={asked} org={org} {...subjectOf(asked)} />}
    </Page>
  );
}
