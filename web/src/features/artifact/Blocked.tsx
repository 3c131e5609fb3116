import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import {
  useExplainFileQuery,
  usePackageAlternativesQuery,
  usePackageVersionsQuery,
  type ExplainFileQuery,
  type PackageAlternativesQuery,
} from '../../gen/artifact.ts';
import { useSlots } from '../../lib/slots.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths, withSearch } from '../../paths.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Lines } from '../../ui/feedback.tsx';
import { fileParam } from './address.ts';
import { askMail } from './ask.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { themeColor } from '../../ui/theme/color.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

type Explanation = NonNullable<
  NonNullable<NonNullable<ExplainFileQuery['organization']>['channel']>['decisionExplanation']
>;
type Alternatives = NonNullable<
  NonNullable<NonNullable<NonNullable<PackageAlternativesQuery['organization']>['channel']>['package']>['alternatives']
>;

/** Admins who can change the policy, as a link to an email with the facts; plain names without addresses. */
export function WhoCanChange({ at, why }: { at: PackageAddress; why: Explanation }) {
  const names = why.admins.map((admin) => admin.displayName).join(', ');
  const file = fileParam(why.file);
  const mail = askMail(why.admins, {
    ...at,
    version: why.version,
    file,
    policy: why.policy?.name ?? null,
    revision: why.revision,
    detail: why.detail,
    rules: why.sections
      .flatMap((section) => section.rules)
      .filter((rule) => rule.isDeciding)
      .map((rule) => rule.rule),
    address: `${window.location.origin}${paths.package.href(at, { file })}`,
  });
  return mail === undefined ? (
    text.why.admins(names)
  ) : (
    <a href={mail} title={text.ask.link(names)}>
      {text.why.admins(names)}
    </a>
  );
}

/** Other channels that serve the package. Says so if the user can read none. */
function Elsewhere({ at, of }: { at: PackageAddress; of: Alternatives }) {
  return (
    <p className={look('row', { wrap: true })}>
      <span>{of.length > 0 ? text.refused.instead : text.refused.nowhere}</span>
      {of.map(({ organization, channel, version }) => (
        <Link
          key={`${organization}/${channel}`}
          className={look('text', { mono: true })}
          to={paths.package.href({ org: organization, channel, name: at.name })}
        >
          {text.refused.from(version, organization === at.org ? channel : `${organization}/${channel}`)}
        </Link>
      ))}
    </p>
  );
}

/** Requests an exception for a spec of a package; reserves the button's space while its code loads. */
export function Ask({ at, spec }: { at: PackageAddress; spec: string }) {
  const { CreateExceptionRequest } = useSlots();
  const viewer = useViewer();
  const room = (
    <div className={look('row')} aria-hidden style={{ visibility: 'hidden' }}>
      <span className={look('button', { size: 'sm' })} />
    </div>
  );
  return (
    <LazyBoundary fallback={viewer === null ? null : room}>
      <CreateExceptionRequest {...at} spec={spec} />
    </LazyBoundary>
  );
}

/** Notice above a completely blocked package: policy and rule, alternatives, and contacts. */
export function Blocked({ at, files, search }: { at: PackageAddress; files: number; search: URLSearchParams }) {
  const versions =
    usePackageVersionsQuery({ variables: { ...at } }).data?.organization?.channel?.package?.versions ?? [];
  const [newest] = versions;
  const { data, loading } = useExplainFileQuery(
    newest
      ? {
          variables: {
            org: at.org,
            channel: at.channel,
            subdir: newest.representativeFile.subdir,
            fileName: newest.representativeFile.fileName,
          },
        }
      : skipToken,
  );
  const elsewhere = usePackageAlternativesQuery({ variables: { ...at } });
  const alternatives = elsewhere.data?.organization?.channel?.package?.alternatives;
  const why = data?.organization?.channel?.decisionExplanation;
  const rules = why?.sections.flatMap((section) => section.rules).filter((rule) => rule.isDeciding) ?? [];
  const inTheWay = why?.sections.flatMap((section) => section.rules).filter((rule) => rule.verdict === 'BLOCKED') ?? [];
  const others = new Set(versions.flatMap(({ decidingRule }) => decidingRule ?? [])).size - 1;
  return (
    <section className={classes(look('panel'), look('refusedBanner'))} aria-label={text.refused.label}>
      <Icon of={Ban} color={themeColor('decision.refused.fg')} />
      <div className={classes(look('stack', { tight: true }), look('grow'))}>
        {why && !elsewhere.loading ? (
          <>
            <p>
              <b className={look('text', { strong: true })}>
                {why.policy ? (
                  <>
                    {text.refused.by}{' '}
                    <Link to={paths.policy.href({ org: at.org, policyId: why.policy.id }, { on: at.channel })}>
                      {why.policy.name}
                    </Link>
                  </>
                ) : (
                  text.refused.noPolicy
                )}
              </b>
              {why.revision === null ? null : (
                <span className={look('text', { tone: 'muted' })}>{text.why.revision(why.revision)}</span>
              )}
              {rules.length > 0 ? (
                <>
                  :{' '}
                  <b className={look('text', { strong: true, wrap: true })}>
                    {rules.map((rule) => rule.rule).join('; ')}
                  </b>
                </>
              ) : null}
            </p>
            <p className={look('text', { tone: 'muted' })}>
              {rules.map((rule) => `${rule.reason}.`).join(' ') || why.detail} {text.refused.whole(files)}
              {newest && inTheWay.length === 1 ? ` ${text.refused.alone(newest.version)}` : ''}
              {others > 0 ? ` ${text.refused.others(others)}` : ''}
            </p>
            {alternatives ? <Elsewhere at={at} of={alternatives} /> : null}
            <p className={look('row', { wrap: true })}>
              <Link to={withSearch(search, { file: fileParam(why.file) })} preventScrollReset>
                {text.refused.see}
              </Link>
              {why.admins.length > 0 ? (
                <span className={look('text', { tone: 'muted' })}>
                  {text.refused.ask}: <WhoCanChange at={at} why={why} />
                </span>
              ) : null}
            </p>
            {why.policy ? <Ask at={at} spec={at.name} /> : null}
          </>
        ) : loading || elsewhere.loading || !newest ? (
          <Lines label={text.what.explanation} />
        ) : (
          <p>{text.refused.whole(files)}</p>
        )}
      </div>
    </section>
  );
}
