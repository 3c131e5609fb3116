import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useNotebookServerQuery } from '../../gen/notebook.ts';
import { usePermission } from '../../lib/flags.tsx';
import { openModal } from '../../lib/modals.ts';
import { page } from '../../lib/page.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, Row } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { notebookTarget } from './target.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.cloud;

/**
 * Entry to the notebook server (ROUTE-08): redirects there with the URL's parameters. Visitors are asked to sign in
 * (AUTH-33), users without the permission see a notice (FLAG-21). Without a configured server, it names the setting for
 * an administrator and links to the hub's alternatives: projects, whose files can be viewed and edited here, and the
 * workspace.
 */
export function CodeInTheCloudPage() {
  const viewer = useViewer();
  const permitted = usePermission('cloud-notebooks');
  const [search] = useSearchParams();
  const location = useLocation();
  const refused = viewer === null ? 'login-required' : permitted ? null : 'limited';
  const { data, loading, error, refetch } = useNotebookServerQuery(refused === null ? {} : skipToken);
  const server = data?.notebookServerUrl ?? null;
  const target = server === null ? null : notebookTarget(server, search, window.location.origin);
  useEffect(() => {
    if (refused !== null) openModal(refused);
  }, [refused]);
  useEffect(() => {
    if (target !== null) page.leave(target);
  }, [target]);
  const newProject = paths.projects.href({}, { new: 'project' });
  const workspace = <ButtonLink to={paths.workspace.href()}>{t.toWorkspace}</ButtonLink>;
  return (
    <Page title={t.title}>
      {refused === 'login-required' ? (
        <EmptyState
          kind="no-permission"
          heading="h1"
          title={t.signIn}
          action={
            <ButtonLink
              variant="solid"
              to={paths.signIn.href({}, { returnUrl: `${location.pathname}${location.search}` })}
            >
              {t.signInButton}
            </ButtonLink>
          }
        >
          {t.signInText}
        </EmptyState>
      ) : refused === 'limited' ? (
        <EmptyState kind="no-permission" heading="h1" title={t.limited}>
          {t.limitedText}
        </EmptyState>
      ) : target !== null ? (
        <EmptyState
          kind="first-use"
          heading="h1"
          title={t.going}
          action={
            <a className={look('button')} href={target}>
              {t.goOn}
            </a>
          }
        >
          {t.goingText}
        </EmptyState>
      ) : loading ? (
        <HeadSkeleton label={t.title} />
      ) : error ? (
        <ErrorState what={t.title.toLowerCase()} error={error} onRetry={refetch} />
      ) : server !== null ? (
        <EmptyState kind="no-such-thing" heading="h1" title={t.wrong} action={workspace}>
          {t.wrongText}
        </EmptyState>
      ) : search.get('action') === 'new-project' ? (
        <Navigate replace to={newProject} />
      ) : (
        <EmptyState
          kind="no-such-thing"
          heading="h1"
          title={t.none}
          action={
            <Row wrap>
              <ButtonLink variant="solid" to={newProject}>
                {t.newProject}
              </ButtonLink>
              {workspace}
            </Row>
          }
        >
          {t.noneText}
        </EmptyState>
      )}
    </Page>
  );
}
