import type { FragmentType } from '@apollo/client';
import { DAY_PATTERN } from '@terrarium/domain/calendar';
import { auditActionText, HUB_ACTIONS, ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import {
  useAuditRow_AuditEntryFragment,
  type AuditPage_ConnectionFragment,
  type AuditRow_AuditEntryFragment as Entry,
} from '../../gen/audit.ts';
import type { AuditLogExportFormat } from '../../gen/types.ts';
import { formatNumber } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { CopyButton, EmptyState, type QueryState } from '../../ui/feedback.tsx';
import { Select, TextInput } from '../../ui/Field.tsx';
import { DescriptionList, Fact, Facts, Row } from '../../ui/layout.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { CloseFooter, Dialog, opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FilterInput, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { auditText as t } from './messages.ts';

const pageSize = 20;
const JSON_LINES = 'application/jsonl';

const whoOf = ({ actorType, actorName }: Entry): string =>
  actorType === 'HUB' ? t.hub : actorType === 'ORGANIZATION' ? t.organizationToken : (actorName ?? t.gone);

const factName = (name: string): string => name.replaceAll('_', ' ');

const toOf = ({ targetType, targetName }: Entry): string =>
  targetName ?? (targetType === 'member' || targetType === 'person' ? t.gone : '–');

/** Returns the start of a date in the URL, UTC; of the next day with `days` 1. */
function instantOf(day: string | null, days: number): string | null {
  if (day === null || !DAY_PATTERN.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? null : new Date(at + days * 86_400_000).toISOString();
}

/** Returns the page and filters in the URL. */
export function askedOf(search: URLSearchParams) {
  return {
    offset: (pageOf(search) - 1) * pageSize,
    actor: search.get('actor'),
    action: search.get('action'),
    target: search.get('target'),
    from: instantOf(search.get('from'), 0),
    to: instantOf(search.get('to'), 1),
  };
}

/** All that an entry says. */
function EntryDialog({ of, onClose }: { of: FragmentType<Entry>; onClose: () => void }) {
  const d = t.details;
  const entry = useAuditRow_AuditEntryFragment(of);
  if (!entry) return null;
  return (
    <Dialog
      title={t.open(entry.sequenceNumber)}
      size="md"
      onClose={onClose}
      footer={<CloseFooter label={d.close} onClose={onClose} />}
    >
      <DescriptionList
        items={[
          { name: d.at, value: <Moment at={entry.occurredAt} /> },
          { name: d.action, value: entry.action, mono: true },
          { name: d.who, value: whoOf(entry) },
          { name: d.to, value: `${toOf(entry)} (${factName(entry.targetType)})` },
          ...(entry.targetId === null ? [] : [{ name: d.id, value: entry.targetId, mono: true }]),
          ...entry.details.map(({ name, value }) => ({ name: factName(name), value })),
          ...(entry.httpRequestId === null ? [] : [{ name: d.request, value: entry.httpRequestId, mono: true }]),
          { name: d.previous, value: entry.previousHash, mono: true },
          { name: d.hash, value: entry.hash, mono: true },
        ]}
      />
    </Dialog>
  );
}

/** Values that mean nothing to readers: an ID, a hash, and false. */
const UNREADABLE = /^([0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|false)$/;

function EntryRow({ of, onOpen }: { of: FragmentType<Entry>; onOpen: () => void }) {
  const entry = useAuditRow_AuditEntryFragment(of);
  if (!entry) return null;
  const facts = entry.details.filter(({ value }) => !UNREADABLE.test(value));
  return (
    <tr>
      <th scope="row" className={look('text', { numeric: true })}>
        <Button variant="ghost" size="sm" aria-label={t.open(entry.sequenceNumber)} {...opensDialog} onClick={onOpen}>
          {formatNumber(entry.sequenceNumber)}
        </Button>
      </th>
      <td>{whoOf(entry)}</td>
      <td className={look('text', { wrap: true })}>
        {auditActionText(entry.action)} <span className={look('text', { strong: true })}>{toOf(entry)}</span>
        {facts.length > 0 ? (
          <span className={look('text', { tone: 'muted' })}>
            {' '}
            ({facts.map(({ name, value }) => `${factName(name)} ${value}`).join(', ')})
          </span>
        ) : null}
      </td>
      <td className={look('text', { mono: true, tone: 'muted' })}>{entry.action}</td>
      <td className={look('text', { nowrap: true })}>
        <Moment at={entry.occurredAt} />
      </td>
    </tr>
  );
}

/** Filters of the log in addition to the target: actor, action, and period. */
function Narrowing({ isHub }: { isHub: boolean }) {
  const [search, change] = useQueryParams();
  const set = (name: string, value: string | null) => change({ [name]: value || null, page: null }, { replace: true });
  const actions = isHub ? HUB_ACTIONS : ORGANIZATION_ACTIONS;
  return (
    <>
      <FilterInput label={t.filterActor} value={search.get('actor') ?? ''} onChange={(value) => set('actor', value)} />
      <Select
        small
        aria-label={t.action}
        value={search.get('action') ?? ''}
        onChange={({ target }) => set('action', target.value)}
        options={[{ value: '', label: t.anyAction }, ...actions.map((value) => ({ value, label: value }))]}
      />
      {(['from', 'to'] as const).map((name) => (
        // Browsers render two empty dates alike, so each needs a visible label.
        <label key={name} className={look('row')} style={{ gap: 8 }}>
          <span className={look('text', { tone: 'muted', nowrap: true })}>{t[name]}</span>
          <TextInput
            type="date"
            className={look('input', { size: 'sm' })}
            // A field is as wide as it can be, and two of them would leave no room for the others.
            style={{ width: 150 }}
            value={search.get(name) ?? ''}
            onChange={({ target }) => set(name, target.value)}
          />
        </label>
      ))}
    </>
  );
}

/**
 * An audit log with pages and downloads, filtered by the URL, with the hash of its newest entry.
 * @param name prefix of file names
 * @param isHub whether it is the hub's own log, with its own actions
 * @param ask loads a file
 */
export function AuditView({
  name,
  isHub = false,
  log,
  query,
  ask,
}: {
  name: string;
  isHub?: boolean;
  log: AuditPage_ConnectionFragment | null | undefined;
  query: QueryState;
  ask: (format: AuditLogExportFormat) => Promise<string | null | undefined>;
}) {
  const [open, setOpen] = useState<FragmentType<Entry> | null>(null);
  return (
    <>
      <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
      {log && log.headSequenceNumber > 0 ? (
        <>
          <Facts>
            <Fact name={t.head}>{formatNumber(log.headSequenceNumber)}</Fact>
            <Fact name={t.headHash}>
              <Row wrap>
                <span className={look('text', { mono: true, wrap: true })}>{log.headHash}</span>
                <CopyButton text={`${log.headSequenceNumber} ${log.headHash}`} label={t.copyHead} iconOnly />
              </Row>
            </Fact>
          </Facts>
          <p className={look('help')}>{t.headHelp}</p>
        </>
      ) : null}
      <ListPanel
        what={t.what}
        list={log}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.filterTarget, by: 'target' }}
        narrowedBy={['actor', 'action', 'from', 'to']}
        tools={<Narrowing isHub={isHub} />}
        end={
          <>
            <CsvButton label={t.csv} of={t.csvOf} name={t.fileName(name, 'csv')} ask={() => ask('CSV')} />
            <CsvButton
              label={t.lines}
              of={t.linesOf}
              name={t.fileName(name, 'jsonl')}
              type={JSON_LINES}
              ask={() => ask('JSON_LINES')}
            />
          </>
        }
        empty={
          <EmptyState kind="first-use" icon={ScrollText} title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        noMatch={{ title: t.noMatch, clear: t.clear }}
      >
        {({ nodes }) => (
          <Table
            label={t.table}
            columns={[
              { key: 'number', title: t.columns.number, numeric: true },
              { key: 'who', title: t.columns.who, hide: 'small' },
              { key: 'what', title: t.columns.what },
              { key: 'action', title: t.details.action, hide: 'mobile' },
              { key: 'at', title: t.columns.at },
            ]}
          >
            {nodes.map((entry) => (
              <EntryRow key={entry.id} of={entry} onOpen={() => setOpen(entry)} />
            ))}
          </Table>
        )}
      </ListPanel>
      {open ? <EntryDialog of={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
