import { PRODUCT_NAMES } from '@terrarium/domain/access';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { areaLabel } from '../../lib/areas.ts';
import { planName } from '../../lib/planName.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { useViewer, type Viewer, type ViewerOrganization } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns, Page, PageHead, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { MainPackages } from './MainPackages.tsx';
import { text } from './messages.ts';
import { NoOrganizations } from './NoOrganizations.tsx';
import { Welcome } from './Welcome.tsx';
import { look } from '../../ui/theme/look.ts';

/** Number of organizations on the home page before the link to all. */
const shown = 6;

function Organizations({ organizations }: { organizations: readonly ViewerOrganization[] }) {
  return (
    <Panel>
      <Table
        label={text.organizationTable}
        columns={[
          { key: 'organization', title: text.organization },
          { key: 'role', title: text.role, hide: 'small' },
          { key: 'plan', title: text.plan },
          { key: 'open', title: text.open },
        ]}
      >
        {organizations.slice(0, shown).map((organization) => {
          const org = organization.name;
          const areas = [
            { label: areaLabel('channels'), to: paths.channels.href({ org }) },
            { label: areaLabel('policies'), to: paths.policies.href({ org }) },
            ...(organization.features.includes('environments')
              ? [{ label: text.environments, to: paths.environments.href({ org }) }]
              : []),
          ];
          return (
            <tr key={organization.id}>
              <RowHead>
                <Link className={look('text', { tone: 'plain' })} to={paths.organization.href({ org })}>
                  {organization.title}
                </Link>
              </RowHead>
              <td>{messages.roles[organization.role ?? 'UNKNOWN']}</td>
              <td>{planName(organization.activeProduct) ?? PRODUCT_NAMES.free_subscription}</td>
              <td>
                <Row wrap gap={12}>
                  {areas.map((area) => (
                    <Link key={area.to} to={area.to} aria-label={`${area.label}, ${organization.title}`}>
                      {area.label}
                    </Link>
                  ))}
                </Row>
              </td>
            </tr>
          );
        })}
      </Table>
    </Panel>
  );
}

function Hub({ viewer }: { viewer: Viewer }) {
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  const name = text.welcome(viewer.firstName || viewer.displayName);
  return (
    <Page title={name}>
      <PageHead
        title={name}
        actions={
          <ButtonLink icon={Plus} to={paths.newOrganization.href()}>
            {text.create}
          </ButtonLink>
        }
      />
      <Columns>
        <Section
          title={messages.nav.myOrganizations}
          actions={
            organizations.length > shown ? <Link to={paths.organizations.href()}>{messages.nav.viewAll}</Link> : null
          }
        >
          {organizations.length > 0 ? <Organizations organizations={organizations} /> : <NoOrganizations />}
        </Section>
        <Section title={text.more}>
          <Panel>
            {text.places
              .filter(({ path }) => path !== 'workspace' || viewer.subscriptions?.length !== 0)
              .map((place) => (
                <Pad key={place.path} gap={4}>
                  <Link to={paths[place.path].href()}>{place.label}</Link>
                  <p className={look('text', { tone: 'muted' })}>{place.text}</p>
                </Pad>
              ))}
          </Panel>
        </Section>
      </Columns>
      <MainPackages />
    </Page>
  );
}

/**
 * `/`: the home page (ROUTE-12): the user's organizations by recent visit, and links to everything else (NAV-01); an
 * introduction for visitors.
 */
export function HomePage() {
  const viewer = useViewer();
  return viewer ? <Hub viewer={viewer} /> : <Welcome />;
}
