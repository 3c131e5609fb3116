import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useProjectPageQuery } from '../../gen/project.ts';
import { useOwnOrganization } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { DateText } from '../../ui/time.tsx';
import { FilesSection } from './FilesSection.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { text as t } from './messages.ts';
import { ProjectDialog } from './ProjectDialog.tsx';

/** `/projects/{id}`: one project. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const { data, loading, error, refetch } = useProjectPageQuery({ variables: { id: projectId } });
  const project = data?.project;
  const organization = useOwnOrganization(project?.isOfOrganization ? project.ownerName : null);
  if (!project)
    return (
      <Page title={t.title}>
        {loading ? (
          <HeadSkeleton label={t.whatOne} />
        ) : error ? (
          <ErrorState what={t.whatOne} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            heading="h1"
            title={t.missing}
            action={<ButtonLink to={paths.projects.href()}>{t.all}</ButtonLink>}
          >
            {t.missingText}
          </EmptyState>
        )}
      </Page>
    );
  const owner = organization?.title ?? project.ownerName;
  const list = project.isOfOrganization
    ? paths.organizationProjects.href({ org: project.ownerName })
    : paths.projects.href();
  const ask = (what: 'edit' | 'delete') => ({
    disabledReason: project.viewerCanEdit ? null : t.cannotEdit,
    ...opensDialog,
    onClick: () => setAsking(what),
  });
  return (
    <Page title={project.title}>
      <PageHead
        crumbs={[
          ...(project.isOfOrganization
            ? [{ label: owner, to: paths.organization.href({ org: project.ownerName }) }]
            : []),
          { label: t.title, to: list },
        ]}
        title={project.title}
        actions={
          <>
            <Button {...ask('edit')}>{t.edit}</Button>
            <Button {...ask('delete')}>{t.delete}</Button>
          </>
        }
        facts={
          <Facts>
            <Fact name={t.name}>{project.name}</Fact>
            <Fact name={t.owner}>{owner}</Fact>
            <Fact name={t.created}>
              <DateText at={project.createdAt} />
            </Fact>
            <Fact name={t.updated}>
              <DateText at={project.updatedAt} />
            </Fact>
          </Facts>
        }
      />
      <FilesSection project={project} />
      {asking === 'edit' ? <ProjectDialog project={project} onClose={() => setAsking(null)} /> : null}
      {asking === 'delete' ? (
        <DeleteProjectDialog project={project} onClose={() => setAsking(null)} onDone={() => navigate(list)} />
      ) : null}
    </Page>
  );
}
