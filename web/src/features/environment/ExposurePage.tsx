import { subjectOf } from '@terrarium/domain/search';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useExposurePageQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { ExposureDays } from './ExposureDays.tsx';
import { ExposurePart } from './ExposurePart.tsx';
import { exposureText as t } from './exposureMessages.ts';

/**
 * `/organizations/{org}/environments/exposure`: environments with a package, a match spec's packages, or an affected
 * package.
 */
export function ExposurePage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const query = useExposurePageQuery({ variables: { org } });
  const organization = query.data?.organization;
  const searchText = search.get('q')?.trim() ?? '';
  const { register, handleSubmit } = useForm({ values: { q: searchText } });
  return (
    <Page title={t.pageTitle}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title, 'environments')}
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
      {searchText === '' ? (
        <ExposureDays days={organization?.environmentCveHistory ?? null} query={query} />
      ) : (
        <ExposurePart key={searchText} org={org} {...subjectOf(searchText)} />
      )}
    </Page>
  );
}
