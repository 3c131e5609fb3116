import { Link, useParams } from 'react-router-dom';
import { useHubDefaultPlansQuery, usePersonQuery, type PersonQuery } from '../../gen/operator.ts';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Address } from '../../ui/Address.tsx';
import { shownOf } from '../../ui/ListPanel.tsx';
import { Banner, EmptyState } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { frameText, peopleText as t } from './messages.ts';
import { OperatorDetail } from './OperatorDetail.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { PlanSection } from './PlanSection.tsx';
import { look } from '../../ui/theme/look.ts';
import { sessionSources } from '../../lib/sessionSources.ts';

/** A user as in the page's query. */
export type Person = NonNullable<NonNullable<PersonQuery['operator']>['user']>;

function Memberships({ memberships }: { memberships: NonNullable<Person['memberships']> }) {
  return (
    <Section title={t.memberships}>
      {memberships.length === 0 ? (
        <EmptyState kind="first-use" title={t.noMembership}>
          {t.noMembershipText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.membershipsTable}
            columns={[
              { key: 'organization', title: t.organization },
              { key: 'role', title: t.role },
            ]}
          >
            {memberships.map(({ name, title, role }) => (
              <tr key={name}>
                <RowHead>
                  <Link className={look('text', { tone: 'plain' })} to={paths.hubOrganization.href({ name })}>
                    {title}
                  </Link>
                </RowHead>
                <td>{messages.roles[role]}</td>
              </tr>
            ))}
          </Table>
        </Panel>
      )}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: NonNullable<Person['sessions']> }) {
  return (
    <Section title={t.sessions}>
      {sessions.length === 0 ? (
        <EmptyState kind="first-use" title={t.noSession} />
      ) : (
        <Panel>
          <Table
            label={t.sessionsTable}
            columns={[
              { key: 'device', title: t.device },
              { key: 'how', title: t.how, hide: 'small' },
              { key: 'since', title: t.since, hide: 'small' },
              { key: 'used', title: t.used, numeric: true },
            ]}
          >
            {sessions.map((session) => (
              <tr key={session.id}>
                <RowHead>{session.device}</RowHead>
                <td>{sessionSources[session.source]}</td>
                <td>
                  <DateText at={session.createdAt} />
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Since at={session.lastUsedAt} />
                </td>
              </tr>
            ))}
          </Table>
        </Panel>
      )}
    </Section>
  );
}

/** `/operator/people/{id}`: one user, and operator actions. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const query = usePersonQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  const defaults = useHubDefaultPlansQuery();
  const person = shownOf(query)?.operator?.user;
  return (
    <OperatorDetail
      below="people"
      title={person?.displayName ?? frameText.pages.people}
      beside={person ? <PersonBadges person={person} /> : null}
      what={t.whatOne}
      query={{ ...query, loading: query.loading || defaults.loading }}
      unknown={{ title: t.unknown, text: t.unknownText, back: t.back }}
    >
      {person && !defaults.loading ? (
        <>
          {person.deletedAt ? <Banner>{t.deletedNote(formatDate(person.deletedAt))}</Banner> : null}
          <Section title={t.account}>
            <Panel>
              <Pad>
                <DescriptionList
                  items={[
                    { name: t.email, value: <Address of={person.email} /> },
                    { name: t.username, value: person.username, mono: true },
                    { name: t.created, value: <DateText at={person.createdAt} /> },
                    { name: t.lastSignIn, value: person.lastSignInAt ? <Since at={person.lastSignInAt} /> : t.never },
                  ]}
                />
              </Pad>
              <Pad>
                <PersonActions person={person} />
              </Pad>
            </Panel>
          </Section>
          <Memberships memberships={person.memberships ?? []} />
          <PlanSection
            holder={{ kind: 'person', userId: person.id, name: person.displayName }}
            plans={person.plans ?? []}
            defaults={defaults.data?.paymentConfig}
            {...(person.isDisabled ? { disabledReason: t.badges.disabled } : {})}
          />
          <Sessions sessions={person.sessions ?? []} />
        </>
      ) : null}
    </OperatorDetail>
  );
}
