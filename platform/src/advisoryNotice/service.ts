/**
 * Advisories that affect served files: recorded once per advisory and channel, shown to members, and emailed to admins
 * if severe.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { severityOf } from '@terrarium/domain/policy';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { cvesOfChannel } from '../artifact/index.ts';
import type { Advisories } from '../advisory/index.ts';
import { readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { cursorPage, ItemOrder, splitPage } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import { csvStream } from '../http/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
import type { MailArea } from '../mail/index.ts';
import { mailedAdmins } from '../organization/index.ts';
import type { ChannelIndex, Repo } from '../repo/index.ts';
import type * as contract from './contract.ts';
import { hitFiles, idsOf, isGrave, urgencyOf } from './faults.ts';
import { listFindings, purgeFindings } from './findingStore.ts';
import type { FindingRow, FindingSelection } from './findingStore.ts';
import { noteFindings } from './findings.ts';
import { noticeMail } from './mails.ts';
import type { ToldFault } from './mails.ts';
import * as store from './store.ts';
import type { DueChannel, NewNotice } from './store.ts';

const JOB = 'advisory-notices';
/** Changes within this many seconds are sent together, so that policies can block files first. */
const TOGETHER_SECONDS = 60;

/** Findings to read at a time, and maximum rows of the table. */
const TABLE_PAGE = 500;
const MOST_ROWS = 100_000;
const FINDING_COLUMNS = [
  'channel',
  'cve',
  'package',
  'version',
  'file_count',
  'began_at',
  'begun_by',
  'begun_advisory',
  'begun_feed',
  'over_at',
  'ended_by',
  'ended_advisory',
  'ended_feed',
  'ended_note',
] as const satisfies (keyof Finding)[];

/** Order of alerts: latest first. */
const noticeOrder = new ItemOrder<{ row: store.NewsRow }>(
  'alerts',
  ['-number', '-number', 'string', 'string'],
  ({ row }) => [row.noticed_at.getTime(), row.score ?? -1, row.fault, row.channel_id],
);

type Finding = z.input<typeof contract.finding>;
type FindingChoice = Pick<z.output<typeof contract.findingsQuery>, 'channel' | 'cve' | 'package' | 'state'>;

interface Needs {
  advisories: Pick<Advisories, 'faults' | 'origins'>;
  channels: Pick<Channels, 'readableNames'>;
  mail: Pick<MailArea, 'write'>;
  repo: Pick<Repo, 'index'>;
}

/** Advisory alerts of channels. */
export class AdvisoryNotices {
  readonly #core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>;
  readonly #advisories: Needs['advisories'];
  readonly #channels: Needs['channels'];
  readonly #mail: Needs['mail'];
  readonly #repo: Needs['repo'];

  constructor(core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>, { advisories, channels, mail, repo }: Needs) {
    this.#core = core;
    this.#advisories = advisories;
    this.#channels = channels;
    this.#mail = mail;
    this.#repo = repo;
    core.jobs.defineJob(JOB, ({ signal }) => this.look(signal), { title: 'Notices of advisories' });
  }

  /** Requests a check of channels soon. If it is lost, the hourly cleanup job checks. */
  async wake(): Promise<void> {
    await this.#core.jobs
      .enqueue(JOB, {}, { singletonKey: 'due', startAfter: TOGETHER_SECONDS })
      .catch((error: unknown) => this.#core.log.warn({ err: error }, 'notices of advisories come later'));
  }

  /** Returns a page of recent alerts of the channels that the caller can read, latest first. */
  async list(
    organization: OrganizationContext,
    viewer: Principal,
    { channel: name, package: ofPackage, ...page }: z.output<typeof contract.noticesQuery>,
  ): Promise<CursorPage<z.input<typeof contract.advisoryNotice>>> {
    const channels = await this.#channels.readableNames(readerOf(viewer), {
      organizationId: organization.id,
      ...(name !== undefined && { name }),
    });
    const names = new Map(channels.map((channel) => [channel.id, channel.name]));
    // Alerts are written within the hour. Files dismissed or blocked since then are excluded immediately.
    const openOf = new Map<string, Map<string, number>>();
    const rows: { row: store.NewsRow; open: number }[] = [];
    for (const row of await store.newsOf(this.#core.db, [...names.keys()], ofPackage)) {
      let open = openOf.get(row.channel_id);
      if (open === undefined) openOf.set(row.channel_id, (open = openFiles(await this.#repo.index(row.channel_id))));
      const files = row.ids.reduce((most, id) => Math.max(most, open.get(id) ?? 0), 0);
      if (files > 0) rows.push({ row, open: files });
    }
    return cursorPage(
      noticeOrder.page(noticeOrder.sorted(rows), page),
      ({ row, open }) => ({
        channel: names.get(row.channel_id)!,
        cve: row.fault,
        packages: row.packages,
        served_file_count: open,
        score: row.score,
        severity: severityOf(row.score),
        is_exploited: row.exploited,
        is_malicious: row.malicious,
        noticed_at: isoTime(row.noticed_at),
      }),
      rows.length,
    );
  }

  /** Returns a page of findings in the channels that the caller can read, last started or ended first. */
  async findings(
    organization: OrganizationContext,
    viewer: Principal,
    query: FindingChoice & PageRequest,
  ): Promise<CursorPage<Finding>> {
    const [page, choice] = splitPage(query);
    const { names, selection } = await this.#selection(organization, viewer, choice);
    const { rows, total, pointers } = await listFindings(this.#core.db, selection, page);
    return { items: rows.map((row) => findingOf(row, names)), total_count: total, ...pointers };
  }

  /**
   * Returns the findings as a table with at most 100,000 rows.
   * Reads the first rows before it resolves, so that errors can still be returned.
   */
  async findingTable(organization: OrganizationContext, viewer: Principal, choice: FindingChoice): Promise<Readable> {
    const { names, selection } = await this.#selection(organization, viewer, choice);
    const read = async (offset: number): Promise<FindingRow[]> =>
      (await listFindings(this.#core.db, selection, { limit: TABLE_PAGE, offset })).rows;
    const first = await read(0);
    async function* lines(): AsyncGenerator<(string | number)[]> {
      for (
        let [rows, offset] = [first, 0];
        rows.length > 0;
        rows = rows.length < TABLE_PAGE || offset + TABLE_PAGE >= MOST_ROWS ? [] : await read((offset += TABLE_PAGE))
      )
        for (const row of rows) {
          const finding = findingOf(row, names);
          yield FINDING_COLUMNS.map((column) => finding[column] ?? '');
        }
    }
    return csvStream(FINDING_COLUMNS, lines());
  }

  /** Deletes findings that ended long ago. */
  purge(): Promise<void> {
    return purgeFindings(this.#core.db);
  }

  async #selection(
    organization: OrganizationContext,
    viewer: Principal,
    { channel: name, cve, package: ofPackage, state }: FindingChoice,
  ): Promise<{ names: ReadonlyMap<string, string>; selection: FindingSelection }> {
    const channels = await this.#channels.readableNames(readerOf(viewer), {
      organizationId: organization.id,
      ...(name !== undefined && { name }),
    });
    const fault = cve === undefined ? undefined : (await this.#advisories.faults([cve])).get(cve);
    return {
      names: new Map(channels.map((channel) => [channel.id, channel.name])),
      selection: {
        channelIds: channels.map(({ id }) => id),
        faults: cve === undefined ? undefined : [cve, ...(fault?.ids ?? [])],
        package: ofPackage,
        state,
      },
    };
  }

  /** Checks every channel that changed since its last check. A failure doesn't affect the others. */
  async look(signal: AbortSignal): Promise<void> {
    for (const channel of await store.dueChannels(this.#core.db)) {
      if (signal.aborted) return;
      try {
        await this.#lookAt(channel, await this.#repo.index(channel.id));
      } catch (error) {
        this.#core.log.warn({ err: error, channelId: channel.id }, 'a channel was not looked at for advisories');
      }
    }
  }

  async #lookAt(channel: DueChannel, index: ChannelIndex): Promise<void> {
    const hits = cvesOfChannel(index).filter(({ open_file_count }) => open_file_count > 0);
    const served = hitFiles(index, (record) => index.publication?.allowed[record] === 1);
    await this.#core.db.transaction().execute(async (trx) => {
      const former = await store.noteLook(trx, channel);
      await noteFindings(trx, channel, index, (...asked) => this.#advisories.origins(...asked));
      const before = await store.noticesOf(trx, channel.id);
      const notices = new Map<string, NewNotice>();
      const news: NewNotice[] = [];
      const knownOf = (ids: readonly string[]) => before.find((one) => one.ids.some((id) => ids.includes(id)));
      for (const { advisory, open_file_count } of hits) {
        const ids = idsOf(advisory);
        // Two advisories may turn out to be the same one, which was sent already.
        const known = knownOf(ids);
        const urgency = urgencyOf(advisory);
        const notice: NewNotice = {
          channel_id: channel.id,
          fault: known?.fault ?? advisory.id,
          ids,
          packages: served.get(advisory.id)?.packages ?? [],
          served_count: open_file_count,
          ...urgency,
          is_first: known?.is_first ?? channel.is_first,
          // An advisory that became severe later is sent too.
          is_told: isGrave(urgency) || known?.is_told === true,
        };
        const isNewlyGrave = isGrave(urgency) && !(known?.is_told ?? channel.is_first);
        if (isNewlyGrave || (known === undefined && !channel.is_first)) news.push(notice);
        notices.set(notice.fault, notice);
      }
      await store.writeNotices(trx, [...notices.values()]);
      await store.endOthers(trx, channel.id, [...notices.keys()]);
      const taken = former === null ? new Set<number>() : await store.takenSince(trx, channel.id, former);
      // Files that a policy blocked before the check: they were served when the advisory came, so users may have
      // installed them.
      const isTaken = (record: number): boolean => taken.has(index.fileIds[record]!) && index.withdrawn[record] === 0;
      const refused: ToldFault[] =
        taken.size === 0
          ? []
          : [...hitFiles(index, isTaken).values()]
              .filter(({ advisory }) => !notices.has(advisory.id) && knownOf(idsOf(advisory)) === undefined)
              .map(({ advisory, ...files }) => ({ fault: advisory.id, ...urgencyOf(advisory), ...files }))
              .filter(isGrave);
      // The email counts every new advisory, like the list, but is sent only for a severe one.
      if (!news.some(isGrave) && refused.length === 0) return;
      const mail = noticeMail(
        { organization: channel.organization, channel: channel.name, publicUrl: this.#core.config.publicUrl },
        { served: news.map((one) => ({ ...one, file_count: one.served_count })), refused },
      );
      for (const { id, email } of await mailedAdmins(trx, channel.organization_id))
        await this.#mail.write(trx, { ...mail, to: email, userId: id });
    });
  }
}

/** Returns the number of served files for which each CVE of a channel is active or reported, by every ID of the CVE. */
function openFiles(index: ChannelIndex): Map<string, number> {
  return new Map(
    cvesOfChannel(index).flatMap(({ advisory, open_file_count }) =>
      idsOf(advisory).map((id): [string, number] => [id, open_file_count]),
    ),
  );
}

function findingOf(row: FindingRow, names: ReadonlyMap<string, string>): Finding {
  return {
    id: row.id,
    channel: names.get(row.channel_id)!,
    cve: row.fault,
    package: row.package,
    version: row.version,
    file_count: row.file_count,
    began_at: isoTime(row.began_at),
    begun_by: row.begun_by,
    begun_advisory: row.begun_advisory,
    begun_feed: row.begun_feed,
    over_at: isoTime(row.over_at),
    ended_by: row.ended_by,
    ended_advisory: row.ended_advisory,
    ended_feed: row.ended_feed,
    ended_note: row.ended_note,
  };
}
