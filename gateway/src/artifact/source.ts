import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import DataLoader from 'dataloader';
import type {
  PackageArchive,
  PackageMetadata,
  ArchivePath,
  ArchiveText,
  Package,
  PackageDecisionFilter,
  Cve,
  AppliedVexStatement,
  CveFile,
  CveFilesArgs,
  Dependent,
  Dependency,
  PackageFile,
  FeaturedPackages,
  VulnerabilitySummary,
  PackagesKnowledge,
  Decision,
} from '../gen/schema.ts';
import {
  decisionOf,
  severityOf,
  toId,
  vexJustificationOf,
  vexStatusOf,
  enumOf,
  wordOf,
  type PagedBy,
  type AskedPage,
} from '../graphql/index.ts';
import {
  path,
  pointersOf,
  portions,
  UpstreamError,
  type CursorList,
  type List,
  type Query,
  type RestClient,
  type Answer,
  type Item,
  type Schemas,
} from '../rest/index.ts';

/** Status of a CVE. */
export const cveStatusOf = enumOf('CveStatus');
/** What an address in an archive leads to. */
const archiveAddressKindOf = enumOf('PackageLinkKind');
/** When clients run a script. */
const archiveScriptKindOf = enumOf('ArchiveScriptKind');
/** What became of a script since the build before. */
const untoldScriptOf = enumOf('ScriptTextOmission');
const scriptChangeOf = enumOf('ScriptChange');
/** Which build has a line of a script. */
const lineMarkOf = enumOf('DiffLineKind');
/** Whether a file is signed; a state we do not know proves nothing. */
const trustOf = enumOf('SignatureStatus');
/** Whether an archive was read; of a state we do not know there is nothing to show. */
const archiveStateOf = enumOf('ArchiveState');
/** How a file left the index; what is not clearly yanked is harmful. */
const withdrawalOf = enumOf('FileState');
/** Vulnerability states. An unrecognized state is read as unknown. */
const vulnerabilityStateOf = enumOf('VulnerabilityState');
/** Reasons for an unknown state. An unrecognized reason is read as the one that promises least. */
const unknownReasonOf = enumOf('VulnerabilityUnknownReason');

type RestCve = Item<'/api/ce/cves'>;
type RestVulnerabilities = Schemas['Vulnerabilities'];
type RestArtifact = Item<'/api/organizations/{org}/channels/{channel}/artifacts'>;
type RestArtifactsOfChannel = Answer<'/api/ce/packages/{channel}/artifacts'>;
type RestFoundArtifact = Item<'/api/ce/packages'>;
type RestFile = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files'>;
type RestFilesOfPackage = Item<'/api/organizations/{org}/channels/{channel}/artifact-files'>;
type RestCvesOfChannel = Item<'/api/organizations/{org}/channel-cves'>;
type RestDependency = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependencies'>;
type RestDependant = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependants'>;
type RestArchive = Schemas['Archive'];
type RestArchivePath = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/archive/paths'>;
type RestCveFile = Item<'/api/ce/cves/{id}/files'>;

/** A channel by the names it is reached with. */
export interface ChannelKey {
  organizationName: string;
  channelName: string;
  /** Address of a channel that was found by its name alone. Undefined for one that was found by its organization. */
  foundAt?: string | undefined;
}

/** A package without what has a call of its own. */
export interface PackageModel
  extends
    ChannelKey,
    Omit<
      Package,
      | 'channel'
      | 'archive'
      | 'versions'
      | 'files'
      | 'alternatives'
      | 'dependencies'
      | 'dependents'
      | 'cves'
      | 'vexStatements'
    > {}

/** Converts the combined vulnerability state of several packages. */
export const toPackagesKnowledge = (known: Schemas['PackagesKnowledge']): PackagesKnowledge => {
  const state = vulnerabilityStateOf(known.state);
  return {
    state,
    unknownReason: state === 'UNKNOWN' ? unknownReasonOf(known.reason ?? 'not_checked') : null,
    packageCount: known.package_count,
    notCheckedCount: known.not_checked_count,
    undeterminedCount: known.undecided_count,
    affectedCount: known.affected_count,
    notAffectedCount: known.not_affected_count,
    noneKnownCount: known.none_known_count,
    highestScore: known.worst_score,
    highestSeverity: severityOf(known.worst_score),
  };
};

/** The combined vulnerability state of files. */
export type VulnerabilitySummaryModel = VulnerabilitySummary;

/** Converts the vulnerability state of files. Without one in the response, it is unknown. */
export const toVulnerabilitySummary = (known: RestVulnerabilities | undefined): VulnerabilitySummary => {
  const state = vulnerabilityStateOf(known?.state ?? 'unknown');
  return {
    state,
    unknownReason: state === 'UNKNOWN' ? unknownReasonOf(known?.reason ?? 'not_checked') : null,
    cveCount: known?.known_count ?? 0,
    unscoredCount: known?.unscored_count ?? 0,
    undeterminedCount: known?.undecided_count ?? 0,
    highestScore: known?.worst_score ?? null,
    highestSeverity: severityOf(known?.worst_score ?? null),
    decisions: (known?.decisions ?? []).map(({ status, by }) => ({ status: cveStatusOf(status), by })),
  };
};

const toPackage = ({ organizationName, channelName, foundAt }: ChannelKey, artifact: RestArtifact): PackageModel => ({
  foundAt,
  id: toId('Package', organizationName, channelName, artifact.name),
  organizationName,
  channelName,
  name: artifact.name,
  family: artifact.family,
  summary: artifact.summary,
  homepageUrl: artifact.home,
  license: artifact.license,
  licenseFamily: artifact.license_family,
  latestVersion: artifact.latest_version,
  latestAllowedVersion: artifact.latest_allowed_version,
  latestInstallableVersion: artifact.latest_installable_version,
  versionCount: artifact.version_count,
  fileCount: artifact.file_count,
  allowedFileCount: artifact.allowed_count,
  blockedFileCount: artifact.refused_count,
  highestServedScore: artifact.worst_served_score,
  vulnerabilities: toVulnerabilitySummary(artifact.vulnerabilities),
  updatedAt: artifact.updated_at,
});

/** Packages of the main page. */
export interface FeaturedPackagesModel extends Omit<FeaturedPackages, 'packages'> {
  packages: PackageModel[];
}

/** A channel that was found by its name alone. */
interface FoundChannel extends ChannelKey {
  foundAt: string;
}

/** A channel that was found by its name alone, with the pages of its packages. */
export type ChannelPackagesModel = FoundChannel & PagedBy<{ packages: { nodes: PackageModel[] } }, 'packages'>;

/** Packages that the main page shows (ART-06). */
const MAIN_PAGE = 10;

/** A file without what has a call of its own. */
export interface PackageFileModel extends ChannelKey, Omit<PackageFile, 'cves' | 'vexStatements'> {}

const toPackageFile = ({ organizationName, channelName, foundAt }: ChannelKey, file: RestFile): PackageFileModel => ({
  foundAt,
  id: toId('PackageFile', organizationName, channelName, file.subdir, file.file_name),
  organizationName,
  channelName,
  name: file.name,
  fileName: file.file_name,
  subdir: file.subdir,
  version: file.version,
  build: file.build,
  buildNumber: file.build_number,
  size: file.size,
  sha256: file.sha256,
  license: file.license,
  signatureStatus: trustOf(file.trust),
  createdAt: file.created_at,
  decision: decisionOf(file.decision),
  decidingRule: file.decided_by,
  cooldownUntil: file.held_until,
  withdrawn: file.withdrawn && withdrawalOf(file.withdrawn),
  removedFromSourceAt: file.gone_at,
  labels: file.labels,
  dependencies: file.depends,
  downloadUrl: file.download_path,
});

/** What an archive holds, without what has a call of its own; and whose archive it is. */
export interface PackageMetadataModel extends ChannelKey, Omit<PackageMetadata, 'paths'> {
  /** Name of the package. */
  name: string;
  file: PackageArchive['file'];
}
/** The archive of a file. */
export interface PackageArchiveModel extends Omit<PackageArchive, 'contents'> {
  contents: PackageMetadataModel | null;
}

const toPackageArchive = (key: ChannelKey, name: string, archive: RestArchive): PackageArchiveModel => {
  const file = { subdir: archive.subdir, fileName: archive.file_name };
  const { contents } = archive;
  return {
    file,
    version: archive.version,
    state: archiveStateOf(archive.state),
    reason: archive.reason,
    contents: contents && {
      organizationName: key.organizationName,
      channelName: key.channelName,
      name,
      file,
      summary: contents.summary,
      description: contents.description,
      license: contents.license,
      licenseFamily: contents.license_family,
      keywords: contents.keywords,
      links: contents.addresses.map(({ kind, url }) => ({ kind: archiveAddressKindOf(kind), url })),
      sourceRevision: contents.source_revision,
      readme: contents.readme && { path: null, text: contents.readme.text, isTruncated: contents.readme.is_cut },
      recipe: contents.recipe && toText(contents.recipe),
      licenses: contents.licenses.map(toText),
      scripts: contents.scripts.map(({ kind, is_cut, change, difference, untold, ...script }) => ({
        ...script,
        textOmission: untold && untoldScriptOf(untold),
        change: change && scriptChangeOf(change),
        diff: difference && difference.map(({ mark, text }) => ({ kind: lineMarkOf(mark), text })),
        kind: archiveScriptKindOf(kind),
        isTruncated: is_cut,
      })),
      previousBuild: contents.scripts_compared_with && {
        fileName: contents.scripts_compared_with.file_name,
        version: contents.scripts_compared_with.version,
      },
      removedScriptPaths: contents.scripts_gone,
      runExports: contents.run_exports,
      hasTextPrefix: contents.text_prefix,
      hasBinaryPrefix: contents.binary_prefix,
      fileCount: contents.file_count,
      unpackedSize: contents.unpacked_size,
      // The platform lets nothing through but pictures; a page shows it as an image, which runs nothing.
      icon: contents.icon && `data:image/png;base64,${contents.icon}`,
    },
  };
};
const toText = ({ is_cut, ...text }: { path: string; text: string; is_cut: boolean }): ArchiveText => ({
  ...text,
  isTruncated: is_cut,
});

/** A CVE without its files; where it was asked for in a channel, with what it hits there. */
export interface CveModel extends Omit<Cve, 'files' | 'vexStatements' | 'environments'> {
  fileCount: number | null;
  servedFileCount: number | null;
  openFileCount: number | null;
  vexStatement: AppliedVexStatement | null;
}

/** A CVE in a list of a channel. */
export interface CveEdgeModel {
  cursor: string;
  node: CveModel;
}

/** Shapes a CVE. */
export const toCve = (cve: RestCve): CveModel => ({
  id: toId('Cve', cve.id),
  externalId: cve.id,
  score: cve.score,
  severity: severityOf(cve.score),
  status: cveStatusOf(cve.status),
  summary: cve.summary,
  publishedAt: cve.published_at,
  withdrawnAt: cve.withdrawn_at,
  references: cve.references,
  packages: cve.packages.map(({ name, affected, fixed_in }) => ({ name, affected, fixedIn: fixed_in })),
  scores: cve.scores.map(({ source, version, vector, score, is_counted: isCounted }) => ({
    source,
    version,
    vector,
    score,
    severity: severityOf(score)!,
    isUsedByPolicies: isCounted,
  })),
  exploitation: cve.urgency && {
    kevAddedOn: cve.urgency.exploited_since,
    remediationDueOn: cve.urgency.due,
    isUsedInRansomware: cve.urgency.ransomware,
    epss: cve.urgency.epss,
    epssPercentile: cve.urgency.epss_percentile,
    epssDate: cve.urgency.epss_day,
  },
  fileCount: cve.file_count ?? null,
  servedFileCount: cve.served_file_count ?? null,
  openFileCount: cve.open_file_count ?? null,
  vexStatement: toAppliedVexStatement(cve)[0] ?? null,
});

/** VEX statement about a CVE in the requested files. It isn't part of the CVE, which is the same everywhere. */
const toAppliedVexStatement = ({ id, curation }: Pick<RestCve, 'id' | 'curation'>): AppliedVexStatement[] =>
  curation
    ? [
        {
          cveId: id,
          status: vexStatusOf(curation.status),
          justification: curation.justification === null ? null : vexJustificationOf(curation.justification),
          note: curation.note,
          authorName: curation.by,
          isPartial: curation.partly,
        },
      ]
    : [];

/** Which files of a package to list. */
export interface FileFilter {
  version?: string | null;
  subdir?: string | null;
  decision?: Decision | null;
}

type Page = AskedPage;

/** A page of something that several of one kind have: `within` is where they are, `name` which one. */
interface PageKey {
  within: string;
  name: string;
  query: Query;
}

/**
 * Loads a page for each key: with the single call for one key, and with the batch call for several.
 * A failed call fails only its own keys.
 */
function pageLoader<T>(
  one: (key: PageKey) => Promise<CursorList<T>>,
  several: (within: string, names: string, query: Query) => Promise<{ name: string; page: CursorList<T> }[]>,
): DataLoader<PageKey, CursorList<T>> {
  const groupOf = ({ within, query }: PageKey): string => `${within} ${JSON.stringify(query)}`;
  return new DataLoader(
    async (keys) => {
      const found = new Map<string, Map<string, CursorList<T> | Error>>();
      await Promise.all(
        [...Map.groupBy(keys, groupOf)].map(async ([group, [first, ...others]]) => {
          const pages = new Map<string, CursorList<T> | Error>();
          found.set(group, pages);
          const names = [...new Set([first!, ...others].map(({ name }) => name))];
          const failed =
            (of: readonly string[]) =>
            (error: unknown): void => {
              for (const name of of) pages.set(name, error instanceof Error ? error : new Error(String(error)));
            };
          if (names.length === 1)
            return one(first!).then((page) => {
              pages.set(first!.name, page);
            }, failed(names));
          await Promise.all(
            portions(names).map((part) =>
              several(first!.within, part.join(','), first!.query).then((answers) => {
                for (const { name, page } of answers) pages.set(name, page);
              }, failed(part)),
            ),
          );
        }),
      );
      return keys.map(
        (key) =>
          found.get(groupOf(key))!.get(key.name) ??
          new UpstreamError('NOT_FOUND', `'${key.name}' was just deleted, or you don't have access. Reload the page.`),
      );
    },
    { cache: false },
  );
}

const channelPath = ({ organizationName, channelName }: ChannelKey): string =>
  path`/api/organizations/${organizationName}/channels/${channelName}`;
const artifactPath = (key: ChannelKey, name: string): string => channelPath(key) + path`/artifacts/conda/${name}`;
/** The same, at the address where the channel was found. */
const foundPath = (key: ChannelKey, name: string): string =>
  (key.foundAt ?? channelPath(key)) + path`/artifacts/conda/${name}`;

/** REST calls of the artifact area. */
export class ArtifactSource {
  readonly #rest: RestClient;
  /** Pages of files of a channel's packages. */
  readonly #files: DataLoader<PageKey, CursorList<RestFile>>;
  /** Pages of CVEs of an organization's channels. */
  readonly #cves: DataLoader<PageKey, CursorList<RestCve>>;

  constructor(rest: RestClient) {
    this.#rest = rest;
    this.#files = pageLoader(
      ({ within, name, query }) => rest.get(`${within}${path`/artifacts/conda/${name}/files`}`, query),
      async (within, names, query) =>
        (await rest.get<List<RestFilesOfPackage>>(`${within}/artifact-files`, { ...query, names })).items.map(
          (page) => ({ name: page.name, page }),
        ),
    );
    this.#cves = pageLoader(
      ({ within, name, query }) =>
        rest.get(`${within}${path`/channels/${name}/cves`}`, query, query['q'] === null ? 'read' : 'search'),
      async (within, names, query) =>
        (await rest.get<List<RestCvesOfChannel>>(`${within}/channel-cves`, { ...query, channels: names })).items.map(
          (page) => ({ name: page.channel, page }),
        ),
    );
  }

  /** A page of a channel's packages. */
  async list(
    key: ChannelKey,
    filter: { q: string | null; decision: PackageDecisionFilter },
    page: Page,
  ): Promise<CursorList<PackageModel>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestArtifact>>(
      `${channelPath(key)}/artifacts`,
      { ...page, q: filter.q, decision: wordOf('PackageDecisionFilter', filter.decision) },
      filter.q === null ? 'read' : 'search',
    );
    return { ...list, items: items.map((artifact) => toPackage(key, artifact)) };
  }

  /**
   * The first packages of the channel main, for the hub's main page (ART-06).
   * @returns null if the caller can't read a channel with that name
   */
  async mainPackages(): Promise<FeaturedPackagesModel | null> {
    const page = await this.#rest.find<RestArtifactsOfChannel>(`/api/ce/packages/${DEFAULT_CHANNEL}/artifacts`, {
      limit: MAIN_PAGE,
    });
    if (page === null) return null;
    const key = { organizationName: page.organization, channelName: page.channel };
    return { ...key, totalCount: page.total_count, packages: page.items.map((artifact) => toPackage(key, artifact)) };
  }

  /**
   * A page of packages of a channel that is found by its name alone.
   * @returns null if the caller can't read a channel with that name
   */
  async channelPackages(
    channel: string,
    subchannel: string | null,
    page: Page,
  ): Promise<(FoundChannel & CursorList<PackageModel>) | null> {
    const above = path`/api/ce/packages/${channel}`;
    const foundAt = subchannel === null ? above : above + path`/subchannels/${subchannel}`;
    const found = await this.#rest.find<RestArtifactsOfChannel>(`${foundAt}/artifacts`, page);
    if (found === null) return null;
    const key = { organizationName: found.organization, channelName: found.channel, foundAt };
    return {
      ...key,
      ...pointersOf(found),
      items: found.items.map((artifact) => toPackage(key, artifact)),
    };
  }

  /** A package of a channel that was found by its name alone; null when there is none. */
  async packageOf(key: FoundChannel, name: string): Promise<PackageModel | null> {
    const artifact = await this.#rest.find<RestArtifact>(foundPath(key, name));
    return artifact && toPackage(key, artifact);
  }

  /** A page of the packages of all channels that the caller can read. */
  async packages(q: string | null, page: Page): Promise<CursorList<PackageModel>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestFoundArtifact>>(
      '/api/ce/packages',
      { ...page, q },
      'search',
    );
    return {
      items: items.map((artifact) =>
        toPackage({ organizationName: artifact.organization, channelName: artifact.channel }, artifact),
      ),
      ...list,
    };
  }

  /** A page of the files of a whole channel. */
  async filesOfChannel(
    key: ChannelKey,
    {
      q,
      subdir,
      decision,
      label,
    }: { q: string | null; subdir: string | null; decision: Decision | null; label: string | null },
    page: Page,
  ): Promise<CursorList<PackageFileModel>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestFile>>(
      `${channelPath(key)}/files`,
      { ...page, q, subdir, label, decision: wordOf('Decision', decision) },
      q === null ? 'read' : 'search',
    );
    return { ...list, items: items.map((file) => toPackageFile(key, file)) };
  }

  /** A package by name; null when there is none. */
  async find(organizationName: string, channelName: string, name: string): Promise<PackageModel | null> {
    const key = { organizationName, channelName };
    const artifact = await this.#rest.find<RestArtifact>(artifactPath(key, name));
    return artifact && toPackage(key, artifact);
  }

  /** A page of a package's files. */
  async files(key: ChannelKey, name: string, filter: FileFilter, page: Page): Promise<CursorList<PackageFileModel>> {
    const query = {
      ...page,
      version: filter.version,
      subdir: filter.subdir,
      decision: wordOf('Decision', filter.decision),
    };
    const { items, ...list } = await (key.foundAt === undefined
      ? this.#files.load({ within: channelPath(key), name, query })
      : this.#rest.get<CursorList<RestFile>>(`${foundPath(key, name)}/files`, query));
    return { ...list, items: items.map((file) => toPackageFile(key, file)) };
  }

  /** A file by its name, or null. The file name contains its package and version (CEP 26). */
  async file(
    organizationName: string,
    channelName: string,
    subdir: string,
    fileName: string,
  ): Promise<PackageFileModel | null> {
    const [, name, version] = /^(.+)-([^-]+)-([^-]+?)(?:\.conda|\.tar\.bz2)$/.exec(fileName) ?? [];
    if (name === undefined || version === undefined) return null;
    const key = { organizationName, channelName };
    const found = await this.#rest.find<List<RestFile>>(`${artifactPath(key, name)}/files`, {
      limit: 100,
      offset: 0,
      version,
      subdir,
    });
    const file = found?.items.find((item) => item.file_name === fileName);
    return file ? toPackageFile(key, file) : null;
  }

  /** What the newest allowed files of a package depend on. */
  async dependencies(artifact: PackageModel): Promise<Dependency[]> {
    const { items } = await this.#rest.get<List<RestDependency>>(`${foundPath(artifact, artifact.name)}/dependencies`);
    return items.map(({ allowed, in_channel, unmet_specs, ...item }) => ({
      ...item,
      isAllowed: allowed,
      isInChannel: in_channel,
      unsatisfiedSpecs: unmet_specs,
    }));
  }

  /** Packages that depend on a package. */
  async dependants(artifact: PackageModel): Promise<Dependent[]> {
    const { items } = await this.#rest.get<List<RestDependant>>(`${foundPath(artifact, artifact.name)}/dependants`);
    return items.map(({ name, file_count }) => ({ name, fileCount: file_count }));
  }

  /** Metadata in the archive of a package file. Null if the file doesn't exist. */
  async archive(
    artifact: PackageModel,
    { subdir, fileName }: { subdir?: string | null; fileName?: string | null },
  ): Promise<PackageArchiveModel | null> {
    const archive = await this.#rest.find<RestArchive>(`${artifactPath(artifact, artifact.name)}/archive`, {
      subdir,
      file_name: fileName,
    });
    return archive && toPackageArchive(artifact, artifact.name, archive);
  }

  /** A page of the files that a file installs. */
  archivePaths(
    { file, name, ...key }: PackageMetadataModel,
    q: string | null,
    page: Page,
  ): Promise<CursorList<ArchivePath>> {
    return this.#rest.get<CursorList<RestArchivePath>>(`${artifactPath(key, name)}/archive/paths`, {
      ...page,
      subdir: file.subdir,
      file_name: file.fileName,
      q,
    });
  }

  /** CVEs of a package, worst first. */
  async cvesOfArtifact(artifact: PackageModel): Promise<CveModel[]> {
    return (await this.#cvesOfArtifact(artifact)).items.map(toCve);
  }

  /** What the organization said of the CVEs of a package. */
  async vexStatementsOfPackage(artifact: PackageModel): Promise<AppliedVexStatement[]> {
    return (await this.#cvesOfArtifact(artifact)).items.flatMap(toAppliedVexStatement);
  }

  #cvesOfArtifact(artifact: PackageModel): Promise<List<RestCve>> {
    return this.#rest.get<List<RestCve>>(`${artifactPath(artifact, artifact.name)}/cves`);
  }

  /** CVEs of a file, worst first. */
  async cvesOfFile(file: PackageFileModel): Promise<CveModel[]> {
    return (await this.#cvesOfFile(file)).items.map(toCve);
  }

  /** What the organization said of the CVEs of a file. */
  async vexStatementsOfFile(file: PackageFileModel): Promise<AppliedVexStatement[]> {
    return (await this.#cvesOfFile(file)).items.flatMap(toAppliedVexStatement);
  }

  #cvesOfFile(file: PackageFileModel): Promise<List<RestCve>> {
    return this.#rest.get<List<RestCve>>(foundPath(file, file.name) + path`/files/${file.fileName}/cves`, {
      subdir: file.subdir,
    });
  }

  /** A page of CVEs: of a channel, or of all. */
  async cves(key: ChannelKey | null, q: string | null, page: Page): Promise<CursorList<CveModel>> {
    const { items, ...list } = await (key
      ? this.#cves.load({
          within: path`/api/organizations/${key.organizationName}`,
          name: key.channelName,
          query: { ...page, q },
        })
      : this.#rest.get<CursorList<RestCve>>('/api/ce/cves', { ...page, q }, q === null ? 'read' : 'search'));
    return { ...list, items: items.map(toCve) };
  }

  /** A CVE by its id; null when unknown. */
  async cve(cveId: string): Promise<CveModel | null> {
    // Without an id that is the address of the list.
    const cve = cveId === '' ? null : await this.#rest.find<RestCve>(path`/api/ce/cves/${cveId}`);
    return cve && toCve(cve);
  }

  /** Files that a CVE hits in channels that the caller may read. */
  async filesOfCve(cve: CveModel, filter: CveFilesArgs): Promise<CveFile[]> {
    const files: RestCveFile[] = [];
    for (const offset of [0, 100]) {
      const { items, total_count } = await this.#rest.get<List<RestCveFile>>(
        path`/api/ce/cves/${cve.externalId}/files`,
        {
          limit: 100,
          offset,
          ...filter,
        },
      );
      files.push(...items);
      if (files.length >= total_count) break;
    }
    return files.map(({ file_name, decision, ...file }) => ({
      ...file,
      fileName: file_name,
      decision: decisionOf(decision),
    }));
  }
}
