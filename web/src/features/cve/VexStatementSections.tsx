import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  OpenVexDocument,
  useCurationRowFragment,
  useRevokeVexStatementMutation,
  type CurationRowFragment,
  type CvePageQuery,
} from '../../gen/cve.ts';
import { saveText } from '../../lib/download.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { Panel, Row, Section } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { reloadCve } from './reloadCve.ts';
import { VexStatementDialog } from './VexStatementDialog.tsx';
import { ImportVexDialog } from './ImportVexDialog.tsx';
import { text as t } from './messages.ts';

const AllowDialog = lazy(async () => ({ default: (await import('./AllowDialog.tsx')).AllowDialog }));

type OfOrganization = NonNullable<NonNullable<CvePageQuery['cve']>['vexStatements']>[number];

const productOf = ({ package: name, versions, build, subdir, channel }: CurationRowFragment): string =>
  [name, versions ?? t.everyOne, build, subdir, channel === null ? null : t.onlyIn(channel)]
    .filter((part) => part !== null)
    .join(' ');

function CurationRow({
  of,
  canEdit,
  onWithdraw,
}: {
  of: FragmentType<CurationRowFragment>;
  canEdit: boolean;
  onWithdraw: () => void;
}) {
  const one = useCurationRowFragment(of);
  if (!one) return null;
  return (
    <tr>
      <RowHead mono>{productOf(one)}</RowHead>
      <td>{t.vex[one.status]}</td>
      <td className={look('text', { wrap: true })}>
        {[
          ...(one.justification === null ? [] : [t.justifications[one.justification]]),
          ...(one.note === '' ? [] : [one.note]),
          ...(one.withdrawnAdvisoryIds.length > 0 ? [t.lookAgainText(one.withdrawnAdvisoryIds.join(', '))] : []),
        ].join(' · ')}
      </td>
      <td>
        {one.author ?? (one.source === null ? t.gone : null)}
        {one.source === null ? null : <div>{t.from(one.source)}</div>}
      </td>
      <td>
        <DateText at={one.createdAt} />
      </td>
      <td>
        {one.revokedAt !== null ? (
          <span className={look('text', { tone: 'muted' })}>
            {t.ended} <DateText at={one.revokedAt} /> {one.revokedBy}
          </span>
        ) : (
          <Row>
            {one.withdrawnAdvisoryIds.length > 0 ? <Tag>{t.lookAgain}</Tag> : null}
            {canEdit ? (
              <Button size="sm" aria-label={t.withdrawOf(productOf(one))} onClick={onWithdraw}>
                {t.withdraw}
              </Button>
            ) : (
              t.stands
            )}
          </Row>
        )}
      </td>
    </tr>
  );
}

/** VEX statements of the user's organizations on a CVE, with their history; admins add them here. */
export function VexStatementSections({
  cveId,
  packages,
  channel,
  of,
}: {
  cveId: string;
  packages: readonly { name: string; affected: string | null }[];
  /** The channel that the page is about; null for all. */
  channel: string | null;
  of: readonly OfOrganization[];
}) {
  return of.map((one) => (
    <OneOrganization key={one.organization} cveId={cveId} packages={packages} channel={channel} of={one} />
  ));
}

function OneOrganization({
  cveId,
  packages,
  channel,
  of: { organization, title, canEdit, vexStatements },
}: {
  cveId: string;
  packages: readonly { name: string; affected: string | null }[];
  channel: string | null;
  of: OfOrganization;
}) {
  const client = useApolloClient();
  const [open, setOpen] = useState<'allow' | 'curate' | 'import' | null>(null);
  const [withdraw] = useRevokeVexStatementMutation(reloadCve);
  const close = () => setOpen(null);
  const save = async () => {
    try {
      const { data } = await client.query({
        query: OpenVexDocument,
        variables: { org: organization },
        fetchPolicy: 'network-only',
      });
      const document = data?.organization?.openVex;
      if (document) saveText(`${organization}.openvex.json`, JSON.stringify(document, null, 2), 'application/json');
    } catch (error) {
      showFailure(error);
    }
  };
  const takeBack = async ({ id: statementId }: OfOrganization['vexStatements'][number]) => {
    const input = { organization, statementId };
    if (await runMutation(withdraw({ variables: { input } }), (data) => data.revokeVexStatement))
      showToast({ kind: 'success', title: t.isWithdrawn });
  };
  return (
    <Section
      title={t.said(title)}
      actions={
        <Row wrap>
          <Link to={paths.vexSources.href({ org: organization })}>{t.others}</Link>
          <Button size="sm" aria-label={t.exportVexOf(title)} onClick={() => void save()}>
            {t.exportVex}
          </Button>
          {canEdit ? (
            <>
              <Button size="sm" aria-label={t.importVexOf(title)} onClick={() => setOpen('import')}>
                {t.importVex}
              </Button>
              <Button size="sm" aria-label={t.allowOf(cveId, title)} onClick={() => setOpen('allow')}>
                {t.allow}
              </Button>
              <Button size="sm" aria-label={t.curateOf(cveId, title)} onClick={() => setOpen('curate')}>
                {t.curate}
              </Button>
            </>
          ) : null}
        </Row>
      }
    >
      {vexStatements.length === 0 ? (
        <EmptyState kind="first-use" title={t.nothingSaid}>
          {t.nothingSaidText} {t.saidLead}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.saidTable(title)}
            columns={[
              { key: 'product', title: t.product },
              { key: 'status', title: t.status },
              { key: 'why', title: t.why },
              { key: 'by', title: t.by, hide: 'small' },
              { key: 'when', title: t.when, hide: 'small' },
              { key: 'does', title: t.action },
            ]}
          >
            {vexStatements.map((one) => (
              <CurationRow key={one.id} of={one} canEdit={canEdit} onWithdraw={() => void takeBack(one)} />
            ))}
          </Table>
        </Panel>
      )}
      {open === 'allow' ? (
        <LazyBoundary>
          <AllowDialog
            cveId={cveId}
            organization={organization}
            title={title}
            channel={channel}
            spec={packages[0]?.affected ?? packages[0]?.name ?? ''}
            onClose={close}
          />
        </LazyBoundary>
      ) : null}
      {open === 'curate' ? (
        <VexStatementDialog
          cveId={cveId}
          organization={organization}
          packageName={packages[0]?.name ?? ''}
          onClose={close}
        />
      ) : null}
      {open === 'import' ? <ImportVexDialog organization={organization} title={title} onClose={close} /> : null}
    </Section>
  );
}
