import { Fragment } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useHubDefaultPlansQuery, useHubOrganizationQuery, type HubOrganizationQuery } from '../../gen/operator.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { organizationsText as t } from './messages.ts';
import { OperatorDetail } from './OperatorDetail.tsx';
import { PlanSection } from './PlanSection.tsx';
import { look } from '../../ui/theme/look.ts';

type Organization = NonNullable<NonNullable<HubOrganizationQuery['operator']>['organization']>;

function Channels({ channels }: { channels: NonNullable<Organization['channels']> }) {
  return (
    <Section title={t.channels}>
      {channels.length === 0 ? (
        <EmptyState kind="first-use" title={t.noChannel} />
      ) : (
        <>
          <Panel>
            <Table
              label={t.channelsTable}
              columns={[
                { key: 'channel', title: t.channel },
                { key: 'type', title: t.type },
                { key: 'files', title: t.files, numeric: true, hide: 'small' },
                { key: 'size', title: t.size, numeric: true },
              ]}
            >
              {channels.map(({ name, type, fileCount, size }) => (
                <tr key={name}>
                  <RowHead mono>{name}</RowHead>
                  <td>{t.types[type]}</td>
                  <NumberCell value={fileCount} />
                  <NumberCell quiet={size === 0}>{formatBytes(size)}</NumberCell>
                </tr>
              ))}
            </Table>
          </Panel>
          <p className={look('text', { tone: 'muted' })}>{t.sizeNote}</p>
        </>
      )}
    </Section>
  );
}

const Admins = ({ admins }: { admins: NonNullable<Organization['admins']> }) =>
  admins.length === 0 ? (
    <span className={look('text', { tone: 'zero' })}>{t.noAdmins}</span>
  ) : (
    <>
      {admins.map(({ uuid: userId, username }, at) => (
        <Fragment key={userId}>
          {at > 0 ? ', ' : ''}
          <Link to={paths.hubPerson.href({ userId })}>{username}</Link>
        </Fragment>
      ))}
    </>
  );

/** `/operator/organizations/{name}`: one organization by names and numbers, and its plan. */
export function OrganizationPage() {
  const { name = '' } = useParams();
  const query = useHubOrganizationQuery({ variables: { name }, fetchPolicy: 'cache-and-network' });
  const defaults = useHubDefaultPlansQuery();
  const organization = shownOf(query)?.operator?.organization;
  return (
    <OperatorDetail
      below="organizations"
      title={organization?.title ?? name}
      what={t.whatOne}
      query={{ ...query, loading: query.loading || defaults.loading }}
      unknown={{ title: t.unknown, text: t.unknownText, back: t.back }}
    >
      {organization && !defaults.loading ? (
        <>
          <Panel>
            <Pad>
              <DescriptionList
                items={[
                  { name: t.plan, value: organization.plan?.productName ?? t.noPlan },
                  { name: t.members, value: formatNumber(organization.memberCount) },
                  { name: t.channels, value: formatNumber(organization.channelCount) },
                  { name: t.size, value: formatBytes(organization.size) },
                  { name: t.admins, value: <Admins admins={organization.admins ?? []} /> },
                  { name: t.created, value: <DateText at={organization.createdAt} /> },
                ]}
              />
            </Pad>
          </Panel>
          <PlanSection
            holder={{ kind: 'organization', org: organization.name, name: organization.title }}
            plans={organization.plans ?? []}
            defaults={defaults.data?.paymentConfig}
          />
          <Channels channels={organization.channels ?? []} />
        </>
      ) : null}
    </OperatorDetail>
  );
}
