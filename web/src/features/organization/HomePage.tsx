import { Navigate } from 'react-router-dom';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page, Row, Stack } from '../../ui/layout.tsx';
import { text } from './messages.ts';

/** `/`: what the product is for visitors; a member goes on to the organization visited last. */
export function HomePage() {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <Page title={text.home}>
        <Stack gap={16} className="welcome">
          <h1>{messages.product}</h1>
          <p>{messages.productSentence}</p>
          <Row><ButtonLink variant="solid" to={paths.signIn.href()}>{messages.account.signIn}</ButtonLink></Row>
        </Stack>
      </Page>
    );
  }
  const [first] = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  if (first) return <Navigate replace to={paths.organization.href({ org: first.name })} />;
  return (
    <Page title={text.welcome(viewer.firstName || viewer.displayName)}>
      <Stack gap={16} className="welcome">
        <h1>{text.welcome(viewer.firstName || viewer.displayName)}</h1>
        <p>{text.welcomeText}</p>
        <Row><ButtonLink to={paths.cves.href()}>{text.lookUp}</ButtonLink></Row>
      </Stack>
    </Page>
  );
}
