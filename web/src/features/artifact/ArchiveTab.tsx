import { useOrganizationUpdates } from '../../lib/apollo/updates.ts';
import {
  usePackageArchivePathsQuery,
  usePackageArchiveQuery,
  type PackageArchiveQuery,
} from '../../gen/artifactArchive.ts';
import { formatBytes } from '../../lib/format.ts';
import { withUnseen } from '../../lib/unseen.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { Banner, EmptyState, Loaded } from '../../ui/feedback.tsx';
import { DescriptionList, Mono, Pad, Panel, Row, Section, Stack } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Chip, Tag } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { chosenFile, fileParam } from './address.ts';
import { text as t } from './archiveMessages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/archive.css';

type Archive = NonNullable<
  NonNullable<NonNullable<NonNullable<PackageArchiveQuery['organization']>['channel']>['package']>['archive']
>;
type Contents = NonNullable<Archive['contents']>;

/** Poll interval until an archive is read, in milliseconds. */
const askEvery = 1000;
const pageSize = 20;

/** A text out of an archive, as it is written. */
const Source = ({ label, text, isCut }: { label: string; text: string; isCut: boolean }) => (
  <>
    <pre className={look('archiveText')} tabIndex={0} aria-label={label}>
      {text}
    </pre>
    {isCut ? <p className={look('help')}>{t.cut}</p> : null}
  </>
);

type Script = Contents['scripts'][number];

/** Diff of a script's lines with the previous build. */
function Difference({ of: { path, diff } }: { of: Script }) {
  if (!diff) return <p className={look('help')}>{t.scripts.tooLong}</p>;
  return (
    <pre className={look('archiveText')} tabIndex={0} aria-label={t.scripts.difference(withUnseen(path))}>
      {diff.map(({ kind, text }, at) => (
        // Lines are distinguished only by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={look('scriptLine', { mark: kind })}>
          {t.scripts.marks[kind] ? <span className={look('srOnly')}>{t.scripts.marks[kind]} </span> : null}
          {withUnseen(text)}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** A script: what changed in it first, where something did. */
function ScriptText({ of: script }: { of: Script }) {
  if (script.text === null)
    return (
      <p className={look('text', { tone: 'muted', wrap: true })}>
        {script.change === 'CHANGED' ? `${t.scripts.differs} ` : null}
        {script.textOmission ? t.scripts.untold[script.textOmission](script.size ?? 0) : t.scripts.noText}
      </p>
    );
  const whole = <Source label={withUnseen(script.path)} text={withUnseen(script.text)} isCut={script.isTruncated} />;
  if (script.change !== 'CHANGED') return whole;
  return (
    <>
      <Difference of={script} />
      <details>
        <summary>{t.scripts.whole}</summary>
        {whole}
      </details>
    </>
  );
}

/** The build that the scripts are compared with, and removed scripts. */
function Compared({ of: { scripts, previousBuild, removedScriptPaths } }: { of: Contents }) {
  if (!previousBuild)
    return scripts.length === 0 ? null : <p className={look('text', { tone: 'muted' })}>{t.scripts.nothingBefore}</p>;
  const isSame = removedScriptPaths.length === 0 && scripts.every(({ change }) => change === 'UNCHANGED');
  if (scripts.length === 0 && isSame) return null;
  return (
    <p className={look('text', { tone: 'muted', wrap: true })}>
      {t.scripts.compared(previousBuild.version)} <Mono>{previousBuild.fileName}</Mono>
      {isSame ? ` ${t.scripts.unchanged}` : null}
      {removedScriptPaths.length > 0 ? (
        <>
          {' '}
          {t.scripts.gone} <Mono>{withUnseen(removedScriptPaths.join(', '))}</Mono>
        </>
      ) : null}
    </p>
  );
}

/** What clients run when they install, remove or activate the package. */
function Scripts({ of: contents }: { of: Contents }) {
  const of = contents.scripts;
  return (
    <Section title={t.scripts.title} mark={of.length > 0 ? <Tag>{of.length}</Tag> : null}>
      {of.length === 0 ? (
        <>
          <p className={look('text', { tone: 'muted' })}>{t.scripts.none}</p>
          <Compared of={contents} />
        </>
      ) : (
        <Stack gap={12}>
          <Banner kind="warning">
            {of.every(({ kind }) => kind === 'ENVIRONMENT_VARIABLES')
              ? t.scripts.variables
              : t.scripts.warning(of.length)}
          </Banner>
          <Compared of={contents} />
          {of.map((script) => (
            <Panel key={script.path} label={withUnseen(script.path)}>
              <Pad>
                <Row wrap>
                  <Mono className={look('text', { strong: true, wrap: true })}>{withUnseen(script.path)}</Mono>
                  <Tag>{t.scripts.kinds[script.kind]}</Tag>
                  {script.change ? <Tag>{t.scripts.changes[script.change]}</Tag> : null}
                </Row>
                <ScriptText of={script} />
              </Pad>
            </Panel>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** Descriptive metadata of the package. */
function About({ of }: { of: Contents }) {
  const prefix =
    of.hasTextPrefix && of.hasBinaryPrefix
      ? 'both'
      : of.hasTextPrefix
        ? 'texts'
        : of.hasBinaryPrefix
          ? 'programs'
          : null;
  const line = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);
  return (
    <Section title={t.about.title}>
      <Panel>
        <Pad gap={12}>
          <div className={look('archiveAbout')}>
            {of.icon ? <img className={look('archiveIcon')} src={of.icon} alt={t.about.icon} /> : null}
            <Stack>
              {of.summary ? <p className={look('text', { strong: true })}>{of.summary}</p> : null}
              {of.description ? <p>{of.description}</p> : null}
              {of.summary || of.description ? null : (
                <p className={look('text', { tone: 'muted' })}>{t.about.silent}</p>
              )}
            </Stack>
          </div>
          <DescriptionList
            items={[
              ...line(t.about.license, of.license),
              ...of.links.map(({ kind, url }) => ({
                name: t.about.addresses[kind],
                value: (
                  <a href={url} target="_blank" rel="noreferrer noopener nofollow">
                    {url}
                  </a>
                ),
              })),
              ...line(t.about.revision, of.sourceRevision),
              ...line(t.about.keywords, of.keywords.join(', ') || null),
              { name: t.about.unpacked, value: t.about.unpackedText(formatBytes(of.unpackedSize), of.fileCount) },
              ...line(t.about.prefix, prefix && t.about.prefixIn[prefix]),
              ...of.runExports.map(({ kind, specs }) => ({
                name: t.about.exports(kind),
                value: (
                  <Row wrap>
                    {specs.map((spec) => (
                      <Chip key={spec}>{spec}</Chip>
                    ))}
                  </Row>
                ),
              })),
            ]}
          />
        </Pad>
      </Panel>
    </Section>
  );
}

/** README, recipe, and licenses, each in a collapsed section. */
function Texts({ of }: { of: Contents }) {
  const all = [
    ...(of.readme ? [{ label: t.texts.readme, key: 'readme', ...of.readme }] : []),
    ...(of.recipe ? [{ ...of.recipe, label: `${t.texts.recipe}: ${of.recipe.path ?? ''}`, key: 'recipe' }] : []),
    ...of.licenses.map((one) => ({ ...one, label: `${t.texts.license}: ${one.path ?? ''}`, key: one.path ?? '' })),
  ];
  if (all.length === 0) return null;
  return (
    <Section title={t.texts.title}>
      <Panel>
        {all.map(({ key, label, text, isTruncated }) => (
          <Pad key={key}>
            <details>
              <summary>{label}</summary>
              <Source label={label} text={text} isCut={isTruncated} />
            </details>
          </Pad>
        ))}
      </Panel>
    </Section>
  );
}

const table = {
  name: 'archive-paths',
  label: t.paths.table,
  columns: [
    { key: 'path', title: t.paths.path },
    { key: 'size', title: t.paths.size, numeric: true },
  ],
};

/** The files that the file installs, by path. */
function Paths({ at, file }: { at: PackageAddress; file: Archive['file'] }) {
  const [search] = useQueryParams();
  const query = usePackageArchivePathsQuery({
    variables: {
      ...at,
      subdir: file.subdir,
      fileName: file.fileName,
      q: search.get('path') ?? null,
      offset: (pageOf(search) - 1) * pageSize,
    },
  });
  return (
    <Section title={t.paths.title}>
      <ListPanel
        what={t.paths.what}
        list={shownOf(query)?.organization?.channel?.package?.archive?.contents?.paths}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.paths.filter, by: 'path' }}
        empty={
          <EmptyState kind="first-use" title={t.paths.unknown}>
            {t.paths.unknownText}
          </EmptyState>
        }
        noMatch={{ title: t.paths.noMatch, clear: t.paths.clear }}
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map(({ path, size }) => (
              <tr key={path}>
                <RowHead mono>
                  <span className={look('text', { wrap: true })}>{withUnseen(path)}</span>
                </RowHead>
                <td className={look('text', { numeric: true })}>{formatBytes(size)}</td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </Section>
  );
}

/**
 * Package metadata of the selected file or the newest one: scripts, about, texts, installed files. Unknown parts are
 * shown as unknown.
 */
export function ArchiveTab({ at }: { at: PackageAddress }) {
  const [search] = useQueryParams();
  const file = chosenFile(search);
  const { data, ...query } = usePackageArchiveQuery({
    variables: { ...at, subdir: file?.subdir ?? null, fileName: file?.fileName ?? null },
    notifyOnNetworkStatusChange: false,
  });
  const found = data?.organization?.channel?.package?.archive;
  const isReading = found?.state === 'SCANNING';
  useOrganizationUpdates(at.org, {
    kinds: isReading ? ['ARCHIVES'] : [],
    refetch: query.refetch,
    pollEvery: isReading ? askEvery : null,
  });
  return (
    <Loaded what={t.what} value={found} query={query}>
      {(archive) => (
        <Stack gap={20}>
          <p className={look('text', { tone: 'muted', wrap: true })}>
            {t.of} <Mono className={look('text', { wrap: true })}>{fileParam(archive.file)}</Mono>
            {file ? null : ` ${t.newest}`}
          </p>
          {archive.state === 'SCANNING' ? <Banner>{t.reading}</Banner> : null}
          {archive.state === 'NOT_DOWNLOADED' ? (
            <EmptyState kind="first-use" title={t.absent}>
              {t.absentText}
            </EmptyState>
          ) : null}
          {archive.state === 'UNREADABLE' ? (
            <Banner kind="warning">
              <b className={look('text', { strong: true })}>{t.unreadable}</b> {archive.reason}
            </Banner>
          ) : null}
          {archive.contents ? (
            <>
              <Scripts of={archive.contents} />
              <About of={archive.contents} />
              <Texts of={archive.contents} />
              <Paths at={at} file={archive.file} />
            </>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}
