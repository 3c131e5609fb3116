/**
 * Pages of packages, versions, files, dependencies, and CVEs: the index selects them, SQL adds what only a page needs.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { parseFileName } from '@terrarium/domain/conda';
import { versionOrder, vulnerabilitiesOf } from '@terrarium/domain/policy';
import type { Curation, Decision } from '@terrarium/domain/policy';
import { vulnerabilitiesAnswer, withoutDeciders } from '../advisory/index.ts';
import type { Advisories, CveAnswer, VulnerabilitiesAnswer } from '../advisory/index.ts';
import { MAIN_LABEL } from '@terrarium/domain/repo';
import { labelsOfColumn } from '../channel/index.ts';
import type { ChannelName, ChannelRow, Channels, Reader } from '../channel/index.ts';
import { cursorPage, ItemOrder } from '../db/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import { csvStream, HttpError, notFound, whole } from '../http/index.ts';
import type { ArchiveAnswer, Archives } from '../publish/index.ts';
import { channelIdsOf } from '../repo/index.ts';
import type { ChannelIndex, FileSignature, Repo } from '../repo/index.ts';
import {
  isHitBy,
  artifactOf,
  cveOrder,
  cvesOf,
  cvesOfChannel,
  decidedBy,
  exceptionOf,
  heldOf,
  decisionOf,
  fileOrder,
  filesAcrossChannels,
  filesOf,
  filesOfChannel,
  isAllowed,
  namesMatching,
  packageOrder,
  rank,
  timeOf,
  versionFacts,
  versionsOf,
  withdrawnAs,
} from './browse.ts';
import type { CveCount, DecisionFilter, FileOfChannel, FileSelection } from './browse.ts';
import { MOST_ALTERNATIVES, MOST_DEPENDANTS, MOST_VERSIONS } from './contract.ts';
import type {
  Alternative,
  ArtifactAnswer,
  ArtifactListAnswer,
  CveFile,
  FileAnswer,
  FoundArtifact,
  InstalledFacts,
  SignatureAnswer,
  VersionAnswer,
} from './contract.ts';
import { dependantsOf, dependenciesOf } from './dependencies.ts';
import type { Dependant, Dependency } from './dependencies.ts';
import { cycloneDxOf, spdxOf } from './sbom.ts';
import type { SbomFormat, SbomSubject } from './sbom.ts';
import { artifactTexts, attestedFile, channelsHolding, fileDetails, fileNames, labelledFiles } from './store.ts';

/** A page of a list. */
export interface Page<T> {
  items: T[];
  total_count: number;
}

/** Name of an installed package, as in `conda list`. Without a subdir, any matches. */
export interface InstalledName {
  name: string;
  version: string;
  build: string;
  subdir: string | undefined;
}

/**
 * Finds the record of an installed package in a channel; undefined if the channel doesn't have it.
 * Its names are lowercase.
 */
export function installedRecord(
  { byName, records }: Pick<ChannelIndex, 'byName' | 'records'>,
  { name, version, build, subdir }: InstalledName,
): number | undefined {
  return byName
    .get(name)
    ?.find(
      (each) =>
        records.versions[records.versionOf[each]!] === version &&
        records.builds[records.buildOf[each]!] === build &&
        (subdir === undefined || records.subdirs[records.subdirOf[each]!] === subdir),
    );
}

/** Decision of a channel about the file of an installed package. */
export interface InstalledDecision {
  channel: string;
  decision: Decision;
  /** Deciding rule as text; null without a policy. */
  decided_by: string | null;
}

/** Selects a file of a package. Default: the newest visible one, or else the newest. */
export interface ArchiveKey {
  subdir?: string | undefined;
  file_name?: string | undefined;
}

/** Source of channels in memory. */
export type IndexSource = Pick<Repo, 'index' | 'indexes'>;

/** Dependencies of the service. */
export interface ArtifactDependencies {
  db: Db;
  channels: Channels;
  advisories: Advisories;
  archives: Archives;
  repo: IndexSource & Pick<Repo, 'signatures'>;
  /** Origin at which users reach the hub, without trailing slash. */
  publicUrl: string;
}

/** Returns channels with their columns in memory, in order. Deleted ones are left out. */
export async function* indexedChannels(
  repo: Pick<IndexSource, 'indexes'>,
  rows: readonly ChannelName[],
): AsyncGenerator<[row: ChannelName, index: ChannelIndex]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for await (const index of repo.indexes([...byId.keys()])) yield [byId.get(index.channelId)!, index];
}

const channelOrder = new ItemOrder<ChannelName>('channels by name', ['string', 'string'], (row) => [
  row.organization_name,
  row.name,
]);

/** Rows of a table to read at a time. */
const TABLE_PAGE = 500;
/** Maximum number of channels to check for alternatives to a package. */
const MOST_LOOKED_INTO = 20;
/** Maximum number of channels per search. Callers can filter by organization or channel. */
const MOST_SEARCHED = 200;

const signatureAnswer = ({ targetChannel, ...signature }: FileSignature): SignatureAnswer => ({
  ...signature,
  target_channel: targetChannel,
});

function noFile(channel: ChannelRow, fileName: string): HttpError {
  return notFound(`The file '${fileName.slice(0, 220)}' in the channel '${channel.name}'`, 'file_not_found');
}

/** Packages of channels. */
export class Artifacts {
  readonly #db: Db;
  readonly #channels: Channels;
  readonly #advisories: Advisories;
  readonly #archives: Archives;
  readonly #repo: ArtifactDependencies['repo'];
  readonly #publicUrl: string;

  constructor({ db, channels, advisories, archives, repo, publicUrl }: ArtifactDependencies) {
    this.#db = db;
    this.#channels = channels;
    this.#advisories = advisories;
    this.#archives = archives;
    this.#repo = repo;
    this.#publicUrl = publicUrl;
  }

  /** Returns a page of a channel's packages, by name (ART-21). */
  async list(
    channel: ChannelRow,
    { q, decision, ...page }: PageRequest & { q?: string | undefined; decision: DecisionFilter },
    forMembers: boolean,
  ): Promise<ArtifactListAnswer> {
    const index = await this.#repo.index(channel.id);
    const names = namesMatching(index, q, decision);
    const { items: shown, pointers } = packageOrder(q).page(names, page);
    return {
      items: await this.#answers(channel, index, shown, forMembers),
      total_count: names.length,
      ...pointers,
      organization: channel.organization_name,
      channel: channel.name,
    };
  }

  /**
   * Returns all packages of a channel that match a filter, as CSV.
   * Reads the index before it resolves, so that errors can still be returned.
   */
  async table(
    channel: ChannelRow,
    { q, decision }: { q?: string | undefined; decision: DecisionFilter },
  ): Promise<Readable> {
    const index = await this.#repo.index(channel.id);
    function* lines(): Generator<(string | number)[]> {
      for (const name of namesMatching(index, q, decision)) {
        const facts = artifactOf(index, name)!;
        yield [
          name,
          facts.latest_version,
          facts.latest_allowed_version ?? '',
          facts.license ?? '',
          facts.version_count,
          facts.file_count,
          facts.allowed_count,
          facts.refused_count,
          facts.vulnerabilities.state,
          facts.worst_served_score ?? '',
          facts.updated_at ?? '',
        ];
      }
    }
    return csvStream(
      [
        'name',
        'latest_version',
        'latest_allowed_version',
        'license',
        'versions',
        'files',
        'allowed',
        'refused',
        'vulnerabilities',
        'worst_served_score',
        'updated_at',
      ],
      lines(),
    );
  }

  /** Returns a package by name (ART-22). @throws HttpError 404 */
  async one(channel: ChannelRow, name: string, forMembers: boolean): Promise<ArtifactAnswer> {
    const index = await this.#open(channel, name);
    return (await this.#answers(channel, index, [name], forMembers))[0]!;
  }

  /** Returns the versions of a package, newest first. @throws HttpError 404 */
  async versions(channel: ChannelRow, name: string, forMembers: boolean): Promise<Page<VersionAnswer>> {
    const index = await this.#open(channel, name);
    const groups = versionsOf(index, name);
    const facts = groups.slice(0, MOST_VERSIONS).map((group) => versionFacts(index, group));
    const names = await fileNames(
      this.#db,
      facts.map(({ sample }) => index.fileIds[sample]!),
    );
    const items = facts.map(({ sample, ...version }, at) => ({
      ...version,
      vulnerabilities: told(version.vulnerabilities, channel, forMembers),
      decided_by: decidedBy(index, sample),
      held_until: heldOf(index, sample),
      exception: exceptionOf(index, groups[at]!.records),
      sample_file: {
        subdir: index.records.subdirs[index.records.subdirOf[sample]!]!,
        file_name: names.get(index.fileIds[sample]!) ?? '',
      },
    }));
    return { items, total_count: groups.length };
  }

  /** Returns a page of a package's files, newest first (ART-24). @throws HttpError 404 */
  async files(
    channel: ChannelRow,
    name: string,
    selection: PageRequest & FileSelection,
  ): Promise<CursorPage<FileAnswer>> {
    const index = await this.#open(channel, name);
    return (await this.#filePages(channel, index, [name], selection))[0]!;
  }

  /** Returns the same page for several packages, package by package. Missing ones are omitted. */
  async filesOfSeveral(
    channel: ChannelRow,
    names: readonly string[],
    selection: PageRequest & FileSelection,
  ): Promise<Page<CursorPage<FileAnswer> & { name: string }>> {
    const index = await this.#repo.index(channel.id);
    const there = names.filter((name) => index.byName.has(name));
    const pages = await this.#filePages(channel, index, there, selection);
    return whole(pages.map((page, i) => ({ name: there[i]!, ...page })));
  }

  async #filePages(
    channel: ChannelRow,
    index: ChannelIndex,
    names: readonly string[],
    selection: PageRequest & FileSelection,
  ): Promise<CursorPage<FileAnswer>[]> {
    const order = fileOrder(index);
    const all = names.map((name) => filesOf(index, name, selection));
    const pages = all.map((files) => order.page(files, selection));
    const answers = await this.#fileAnswers(
      channel,
      index,
      pages.flatMap(({ items }) => items),
    );
    return pages.map((page, i) => cursorPage(page, (record) => answers.get(record), all[i]!.length));
  }

  /** Returns a page of a channel's files, by package and newest first. */
  async filesOfChannel(
    channel: ChannelRow,
    { label, ...selection }: PageRequest & FileSelection & { q?: string | undefined; label?: string | undefined },
  ): Promise<CursorPage<FileAnswer>> {
    const index = await this.#repo.index(channel.id);
    const labelled = label === undefined ? null : await labelledFiles(this.#db, channelIdsOf(index.contentKey));
    const carries = (fileId: number): boolean => (labelled?.get(fileId) ?? [MAIN_LABEL]).includes(label!);
    const files = filesOfChannel(index, { ...selection, ...(labelled === null ? {} : { carries }) });
    const page = fileOrder(index).page(files, selection);
    const answers = await this.#fileAnswers(channel, index, page.items);
    return cursorPage(page, (record) => answers.get(record), files.length);
  }

  /** Converts records. Those deleted since the index was loaded are omitted. */
  async #fileAnswers(
    channel: ChannelRow,
    index: ChannelIndex,
    of: readonly number[],
  ): Promise<Map<number, FileAnswer>> {
    const details = await fileDetails(
      this.#db,
      of.map((record) => index.fileIds[record]!),
    );
    const { records } = index;
    return new Map(
      of.flatMap((record): [number, FileAnswer][] => {
        const detail = details.get(index.fileIds[record]!);
        if (detail === undefined) return [];
        const subdir = records.subdirs[records.subdirOf[record]!]!;
        return [
          [
            record,
            {
              id: String(detail.id),
              name: records.names[records.nameOf[record]!]!,
              file_name: detail.file_name,
              subdir,
              version: records.versions[records.versionOf[record]!]!,
              build: records.builds[records.buildOf[record]!]!,
              build_number: records.buildNumberOf[record]!,
              size: detail.size,
              sha256: detail.sha256,
              license: records.licenses[records.licenseOf[record]!]?.license ?? null,
              trust: detail.trust,
              created_at: timeOf(records.createdAt[record]!),
              decision: decisionOf(index, record),
              decided_by: decidedBy(index, record),
              held_until: heldOf(index, record),
              withdrawn: withdrawnAs(index, record),
              gone_at: isoTime(detail.gone_at),
              labels: labelsOfColumn(detail.labels),
              depends: detail.depends,
              download_path:
                detail.available && isAllowed(index, record)
                  ? `/repo/${channel.organization_name}/${channel.name}/${subdir}/${detail.file_name}`
                  : null,
            },
          ],
        ];
      }),
    );
  }

  /**
   * Returns a channel's facts about installed packages, in order; null if it doesn't have the file.
   * @returns one entry per package
   */
  async installed(channel: ChannelRow, packages: readonly InstalledName[]): Promise<(InstalledFacts | null)[]> {
    const index = await this.#repo.index(channel.id);
    const { records } = index;
    const found = packages.map(({ name, version, build, subdir }) =>
      filesOf(index, name, { version, subdir }).find((record) => records.builds[records.buildOf[record]!] === build),
    );
    const names = await fileNames(
      this.#db,
      found.flatMap((record) => (record === undefined ? [] : [index.fileIds[record]!])),
    );
    return found.map((record) =>
      record === undefined
        ? null
        : {
            channel: channel.name,
            subdir: records.subdirs[records.subdirOf[record]!]!,
            file_name: names.get(index.fileIds[record]!) ?? '',
            decision: decisionOf(index, record),
            decided_by: decidedBy(index, record),
            vulnerabilities: vulnerabilitiesAnswer(vulnerabilitiesOf(index.advisories, records, [record])),
          },
    );
  }

  /**
   * Returns the decisions about installed packages, in order; null if a channel doesn't have the file.
   * Needs no query once the channel is in memory.
   */
  async installedDecisions(
    channel: ChannelRow,
    packages: readonly InstalledName[],
  ): Promise<(InstalledDecision | null)[]> {
    const index = await this.#repo.index(channel.id);
    return packages.map(({ name, version, build, subdir }) => {
      const record = installedRecord(index, { name, version, build, subdir });
      return record === undefined
        ? null
        : {
            channel: channel.name,
            decision: decisionOf(index, record),
            decided_by: decidedBy(index, record),
          };
    });
  }

  /**
   * Returns other channels from which a package can be installed now and that the reader can read: same organization
   * first, then newest version.
   * @throws HttpError 404
   */
  async alternatives(channel: ChannelRow, name: string, reader: Reader): Promise<Alternative[]> {
    await this.#open(channel, name);
    const holding = await channelsHolding(this.#db, [name]);
    const away = (row: ChannelName): number => (row.organization_id === channel.organization_id ? 0 : 1);
    const candidates = (await this.#channels.readableNames(reader))
      .filter((row) => row.id !== channel.id && holding.has(row.id))
      .sort((a, b) => away(a) - away(b))
      .slice(0, MOST_LOOKED_INTO);
    const found: { row: ChannelName; answer: Alternative }[] = [];
    for await (const [row, index] of indexedChannels(this.#repo, candidates)) {
      const facts = artifactOf(index, name);
      if (facts === undefined || facts.latest_installable_version === null) continue;
      const { latest_installable_version: version, allowed_count } = facts;
      found.push({ row, answer: { organization: row.organization_name, channel: row.name, version, allowed_count } });
    }
    return found
      .sort((a, b) => away(a.row) - away(b.row) || versionOrder(b.answer.version, a.answer.version))
      .slice(0, MOST_ALTERNATIVES)
      .map(({ answer }) => answer);
  }

  /** Returns a package's dependencies (ART-26). @throws HttpError 404 */
  async dependencies(channel: ChannelRow, name: string): Promise<Page<Dependency>> {
    const items = dependenciesOf(await this.#open(channel, name), name);
    return { items, total_count: items.length };
  }

  /** Returns a package's dependents by name (ART-27). @throws HttpError 404 */
  async dependants(channel: ChannelRow, name: string): Promise<Page<Dependant>> {
    const items = dependantsOf(await this.#open(channel, name), name);
    return { items: items.slice(0, MOST_DEPENDANTS), total_count: items.length };
  }

  /** Returns a package's CVEs, most severe first (ART-23). @throws HttpError 404 */
  async cvesOfArtifact(channel: ChannelRow, name: string, forMembers: boolean): Promise<Page<CveAnswer>> {
    const index = await this.#open(channel, name);
    const cves = cvesOf(index, index.byName.get(name)!);
    return { items: await this.#cves(cves, tellsWords(channel, forMembers)), total_count: cves.length };
  }

  /** Returns a file's CVEs (ART-25, ART-15). Without a subdir, any file with the name matches. @throws HttpError 404 */
  async cvesOfFile(
    channel: ChannelRow,
    name: string,
    fileName: string,
    subdir: string | undefined,
    forMembers: boolean,
  ): Promise<Page<CveAnswer>> {
    const index = await this.#open(channel, name);
    const record = await this.#findFile(index, name, fileName, subdir);
    if (record === undefined) throw noFile(channel, fileName);
    const items = (await this.#cves(cvesOf(index, [record]), tellsWords(channel, forMembers))).map(
      ({ file_count: _files, served_file_count: _served, open_file_count: _open, ...cve }) => cve,
    );
    return { items, total_count: items.length };
  }

  /**
   * Returns a file's SBOM (ART-28).
   * Without a subdir, the newest file with the name is used.
   * @returns the JSON document
   * @throws HttpError 404
   */
  async sbom(
    channel: ChannelRow,
    fileName: string,
    { subdir, format }: { subdir?: string | undefined; format: SbomFormat },
    forMembers: boolean,
  ): Promise<string> {
    const name = parseFileName(fileName)?.name;
    const index = await this.#repo.index(channel.id);
    const record = name === undefined ? undefined : await this.#findFile(index, name, fileName, subdir);
    if (name === undefined || record === undefined) throw noFile(channel, fileName);
    const id = index.fileIds[record]!;
    const [answers, details, texts, cves] = await Promise.all([
      this.#fileAnswers(channel, index, [record]),
      fileDetails(this.#db, [id]),
      artifactTexts(this.#db, index.sourceIds, [name]),
      this.#cves(cvesOf(index, [record]), tellsWords(channel, forMembers)),
    ]);
    const file = answers.get(record);
    if (file === undefined) throw noFile(channel, fileName);
    const text = texts.get(name);
    const subject: SbomSubject = {
      ...file,
      organization: channel.organization_name,
      channel: channel.name,
      md5: details.get(id)?.md5 ?? null,
      summary: text?.summary ?? '',
      home: text?.home ?? null,
      address: file.download_path === null ? null : this.#publicUrl + file.download_path,
      vulnerabilities: told(
        vulnerabilitiesAnswer(vulnerabilitiesOf(index.advisories, index.records, [record])),
        channel,
        forMembers,
      ),
      cves,
    };
    const moment = { id: randomUUID(), at: new Date() };
    return format === 'spdx' ? spdxOf(subject, moment, this.#publicUrl) : cycloneDxOf(subject, moment);
  }

  /** Returns the content of a file's archive, see {@link ArchiveKey}. @throws HttpError 404 */
  async archive(channel: ChannelRow, name: string, key: ArchiveKey): Promise<ArchiveAnswer> {
    const { index, record, fileName } = await this.#archiveFile(channel, name, key);
    const { records } = index;
    return {
      subdir: records.subdirs[records.subdirOf[record]!]!,
      file_name: fileName,
      version: records.versions[records.versionOf[record]!]!,
      ...(await this.#archives.of(index.fileIds[record]!, channel.organization_id, filesBefore(index, name, record))),
    };
  }

  /** Returns a page of the files that a package file installs, see {@link ArchiveKey}. @throws HttpError 404 */
  async archivePaths(
    channel: ChannelRow,
    name: string,
    { subdir, file_name, ...page }: ArchiveKey & PageRequest & { q?: string | undefined },
  ): Promise<CursorPage<{ path: string; size: number }>> {
    const { index, record } = await this.#archiveFile(channel, name, { subdir, file_name });
    return this.#archives.paths(index.fileIds[record]!, page);
  }

  /**
   * Returns the verification results of a file's attestations.
   * Without a subdir, the newest file with the name is used.
   * @throws HttpError 404
   */
  async signatures(channel: ChannelRow, fileName: string, subdir: string | undefined): Promise<Page<SignatureAnswer>> {
    const name = parseFileName(fileName)?.name;
    const index = await this.#repo.index(channel.id);
    const record = name === undefined ? undefined : await this.#findFile(index, name, fileName, subdir);
    const file = record === undefined ? undefined : await attestedFile(this.#db, index.fileIds[record]!);
    if (file === undefined) throw noFile(channel, fileName);
    const { digest, sha256, ...rest } = file;
    if (digest === null) return whole([]);
    // Without a hash in its record, the bytes can't be identified.
    return whole((await this.#repo.signatures(digest, { ...rest, sha256: sha256 ?? '' })).map(signatureAnswer));
  }

  async #archiveFile(
    channel: ChannelRow,
    name: string,
    { subdir, file_name: given }: ArchiveKey,
  ): Promise<{ index: ChannelIndex; record: number; fileName: string }> {
    const index = await this.#open(channel, name);
    const record =
      given === undefined
        ? (filesOf(index, name, { subdir, decision: 'allowed' })[0] ?? filesOf(index, name, { subdir })[0])
        : await this.#findFile(index, name, given, subdir);
    if (record === undefined) throw noFile(channel, given ?? '');
    const id = index.fileIds[record]!;
    return { index, record, fileName: given ?? (await fileNames(this.#db, [id])).get(id) ?? '' };
  }

  /** Returns a page of a channel's CVEs, most severe first (ART-20). */
  async cvesOfChannel(
    channel: ChannelRow,
    { q, ...asked }: PageRequest & { q?: string | undefined },
    forMembers: boolean,
  ): Promise<CursorPage<CveAnswer>> {
    const cves = await this.#cvesMatching(channel, q);
    const page = cveOrder.page(cves, asked);
    const answers = await this.#cveAnswers(page.items, tellsWords(channel, forMembers));
    return cursorPage(page, (cve) => answers.get(cve), cves.length);
  }

  /** Returns all CVEs of a channel that match a text, most severe first, as CSV. */
  async cveTable(channel: ChannelRow, q: string | undefined): Promise<Readable> {
    const counts = await this.#cvesMatching(channel, q);
    const read = (at: number) => this.#cves(counts.slice(at, at + TABLE_PAGE), false);
    async function* lines(): AsyncGenerator<(string | number)[]> {
      for (let at = 0; at < counts.length; at += TABLE_PAGE) {
        for (const cve of await read(at)) {
          const fixes = cve.packages.flatMap(({ name, fixed_in }) =>
            fixed_in === null ? [] : [`${name} ${fixed_in}`],
          );
          yield [
            cve.id,
            cve.score ?? '',
            cve.status,
            [...new Set(cve.packages.map(({ name }) => name))].join(' '),
            fixes.join(', '),
            cve.file_count ?? 0,
            cve.served_file_count ?? 0,
            cve.published_at ?? '',
            cve.summary,
          ];
        }
      }
    }
    return csvStream(
      ['id', 'score', 'status', 'packages', 'fixed_in', 'files', 'served_files', 'published_at', 'summary'],
      lines(),
    );
  }

  /** Returns the same page of CVEs for several channels, channel by channel. */
  async cvesOfSeveral(
    channels: readonly ChannelRow[],
    { q, ...page }: PageRequest & { q?: string | undefined },
    forMembers: boolean,
  ): Promise<Page<CursorPage<CveAnswer> & { channel: string }>> {
    const pages: (CursorPage<CveAnswer> & { channel: string })[] = [];
    for (const channel of channels)
      pages.push({ channel: channel.name, ...(await this.cvesOfChannel(channel, { q, ...page }, forMembers)) });
    return whole(pages);
  }

  async #cvesMatching(channel: ChannelRow, q: string | undefined): Promise<CveCount[]> {
    const wanted = (q ?? '').trim().toLowerCase();
    return cvesOfChannel(await this.#repo.index(channel.id)).filter(
      ({ advisory }) =>
        advisory.id.toLowerCase().includes(wanted) || advisory.packages.some(({ name }) => name.includes(wanted)),
    );
  }

  /**
   * Returns the files affected by a CVE, in channels that the reader can read (ART-18).
   * @throws HttpError 404 for an unknown CVE
   */
  async filesOfCve(
    id: string,
    reader: Reader,
    {
      organization,
      channel,
      ...asked
    }: PageRequest & { organization?: string | undefined; channel?: string | undefined },
  ): Promise<CursorPage<CveFile>> {
    const cve = (await this.#advisories.cves([id])).get(id);
    if (cve === undefined) throw notFound(`The CVE '${id.slice(0, 40)}'`, 'cve_not_found');
    const names = cve.packages.map(({ name }) => name).sort();
    const holding = await channelsHolding(this.#db, names);
    const readable = channelOrder.sorted(
      (await this.#channels.readableNames(reader, { organization, name: channel })).filter((row) =>
        holding.has(row.id),
      ),
    );
    const found: FileOfChannel[] = [];
    for await (const [row, index] of indexedChannels(this.#repo, readable)) {
      for (const name of names) {
        for (const record of filesOf(index, name))
          if (isHitBy(index, record, id)) found.push({ channel: row, index, record });
      }
    }
    const { items: shown, pointers } = filesAcrossChannels.page(found, asked);
    const fileNamesById = await fileNames(
      this.#db,
      shown.map(({ index, record }) => index.fileIds[record]!),
    );
    const items = shown.map(({ channel: row, index, record }) => ({
      organization: row.organization_name,
      channel: row.name,
      subdir: index.records.subdirs[index.records.subdirOf[record]!]!,
      file_name: fileNamesById.get(index.fileIds[record]!) ?? '',
      name: index.records.names[index.records.nameOf[record]!]!,
      version: index.records.versions[index.records.versionOf[record]!]!,
      decision: decisionOf(index, record),
    }));
    return { items, total_count: found.length, ...pointers };
  }

  /** Searches packages by name in all channels that the reader can read, best match first (ART-19). */
  async search(
    reader: Reader,
    {
      q,
      organization,
      channel,
      ...page
    }: PageRequest & { q: string; organization?: string | undefined; channel?: string | undefined },
  ): Promise<CursorPage<FoundArtifact>> {
    const wanted = q.trim().toLowerCase();
    const readable = (await this.#channels.readableNames(reader, { organization, name: channel })).slice(
      0,
      MOST_SEARCHED,
    );
    const found: { channel: ChannelName; name: string }[] = [];
    for await (const [row, index] of indexedChannels(this.#repo, readable))
      for (const name of namesMatching(index, wanted)) found.push({ channel: row, name });
    const order = new ItemOrder<(typeof found)[number]>(
      'found packages',
      ['number', 'string', 'string', 'string'],
      ({ channel: row, name }) => [rank(name, wanted), name, row.organization_name, row.name],
    );
    const shown = order.page(order.sorted(found), page);
    const answers = new Map<(typeof found)[number], FoundArtifact>();
    for (const one of shown.items) {
      const { channel: row, name } = one;
      for (const answer of await this.#answers(row, await this.#repo.index(row.id), [name], false))
        answers.set(one, { ...answer, organization: row.organization_name, channel: row.name });
    }
    return cursorPage(shown, (one) => answers.get(one), found.length);
  }

  async #open(channel: ChannelRow, name: string): Promise<ChannelIndex> {
    const index = await this.#repo.index(channel.id);
    if (!index.byName.has(name))
      throw notFound(`A package named '${name.slice(0, 128)}' in the channel '${channel.name}'`, 'artifact_not_found');
    return index;
  }

  async #answers(
    channel: Pick<ChannelRow, 'privacy'>,
    index: ChannelIndex,
    names: readonly string[],
    forMembers: boolean,
  ): Promise<ArtifactAnswer[]> {
    const texts = await artifactTexts(this.#db, index.sourceIds, names);
    return names.flatMap((name) => {
      const facts = artifactOf(index, name);
      const text = texts.get(name);
      return facts === undefined
        ? []
        : [
            {
              ...facts,
              vulnerabilities: told(facts.vulnerabilities, channel, forMembers),
              family: 'conda' as const,
              summary: text?.summary ?? '',
              home: text?.home ?? null,
            },
          ];
    });
  }

  async #cves(counts: readonly CveCount[], words: boolean): Promise<CveAnswer[]> {
    return [...(await this.#cveAnswers(counts, words)).values()];
  }

  /** @param words whether the reader can see the organization's VEX statements */
  async #cveAnswers(counts: readonly CveCount[], words: boolean): Promise<Map<CveCount, CveAnswer>> {
    const known = await this.#advisories.cves(counts.map(({ advisory }) => advisory.id));
    return new Map(
      counts.flatMap((count): [CveCount, CveAnswer][] => {
        const { advisory, file_count, served_file_count, open_file_count, partly } = count;
        const cve = known.get(advisory.id);
        if (cve === undefined) return [];
        const { said } = advisory;
        const told = words && said !== undefined && { curation: curationAnswer(said, partly) };
        return [[count, { ...cve, ...told, file_count, served_file_count, open_file_count }]];
      }),
    );
  }

  /**
   * Finds the record of a file.
   * Its name contains version and build. Only the database knows whether it is a .conda or a .tar.bz2.
   */
  async #findFile(
    index: ChannelIndex,
    name: string,
    fileName: string,
    subdir: string | undefined,
  ): Promise<number | undefined> {
    const parts = parseFileName(fileName);
    if (parts === undefined || parts.name !== name) return undefined;
    const candidates = filesOf(index, name, { version: parts.version, subdir }).filter(
      (record) => index.records.builds[index.records.buildOf[record]!] === parts.build,
    );
    const names = await fileNames(
      this.#db,
      candidates.map((record) => index.fileIds[record]!),
    );
    return candidates.find((record) => names.get(index.fileIds[record]!) === fileName);
  }
}

/**
 * VEX statements are visible to members, and to other readers of a channel that isn't public, because they were granted
 * access.
 */
const tellsWords = ({ privacy }: Pick<ChannelRow, 'privacy'>, forMembers: boolean): boolean =>
  forMembers || privacy !== 'public';

const told = (
  known: VulnerabilitiesAnswer,
  channel: Pick<ChannelRow, 'privacy'>,
  forMembers: boolean,
): VulnerabilitiesAnswer => (tellsWords(channel, forMembers) ? known : withoutDeciders(known));

function curationAnswer({ vex, justification, note, by }: Curation, partly: boolean): CveAnswer['curation'] {
  return { status: vex, justification: justification ?? null, note: note ?? '', by: by ?? '', partly };
}

/** Maximum number of earlier files of a package to check for install scripts. */
const MOST_BEFORE = 50;

/** Returns the IDs of a package's earlier files in the same subdir, newest first. */
function filesBefore(index: ChannelIndex, name: string, record: number): number[] {
  const subdir = index.records.subdirs[index.records.subdirOf[record]!]!;
  const files = filesOf(index, name, { subdir });
  return files
    .slice(files.indexOf(record) + 1, files.indexOf(record) + 1 + MOST_BEFORE)
    .map((each) => index.fileIds[each]!);
}
