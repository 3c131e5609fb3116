import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import { useExplainFileQuery, usePackageVersionsQuery, type ExplainFileQuery } from '../../gen/artifact.ts';
import { paths, withSearch } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Lines } from '../../ui/feedback.tsx';
import { fileParam } from './address.ts';
import { askMail } from './ask.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';

type Explanation = NonNullable<NonNullable<NonNullable<ExplainFileQuery['organization']>['channel']>['explain']>;

/** Who can change the policy, as a link to a mail with the facts; plain names where no address is known. */
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
      .filter((rule) => rule.decided)
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

/** Above a package of which nothing is left: by which policy and rule, and whom to ask. */
export function Refused({ at, files, search }: { at: PackageAddress; files: number; search: URLSearchParams }) {
  const versions =
    usePackageVersionsQuery({ variables: { ...at } }).data?.organization?.channel?.artifact?.versions ?? [];
  const [newest] = versions;
  const { data, loading } = useExplainFileQuery(
    newest
      ? {
          variables: {
            org: at.org,
            channel: at.channel,
            subdir: newest.sampleFile.subdir,
            fileName: newest.sampleFile.fileName,
          },
        }
      : skipToken,
  );
  const why = data?.organization?.channel?.explain;
  const rules = why?.sections.flatMap((section) => section.rules).filter((rule) => rule.decided) ?? [];
  const others = new Set(versions.flatMap(({ decidedBy }) => decidedBy ?? [])).size - 1;
  return (
    <section className="panel refused-banner" aria-label={text.refused.label}>
      <Icon of={Ban} color="var(--refused)" />
      <div className="stack tight grow">
        {why ? (
          <>
            <p>
              <b className="strong">
                {why.policy ? (
                  <>
                    {text.refused.by}{' '}
                    <Link to={paths.policy.href({ org: at.org, policyId: why.policy.id })}>{why.policy.name}</Link>
                  </>
                ) : (
                  text.refused.noPolicy
                )}
              </b>
              {why.revision === null ? null : <span className="muted">{text.why.revision(why.revision)}</span>}
              {rules.length > 0 ? (
                <>
                  : <b className="strong wrap-any">{rules.map((rule) => rule.rule).join('; ')}</b>
                </>
              ) : null}
            </p>
            <p className="muted">
              {rules.map((rule) => `${rule.reason}.`).join(' ') || why.detail} {text.refused.whole(files)}
              {others > 0 ? ` ${text.refused.others(others)}` : ''}
            </p>
            <p className="row wrap">
              <Link to={withSearch(search, { file: fileParam(why.file) })} preventScrollReset>
                {text.refused.see}
              </Link>
              {why.admins.length > 0 ? (
                <span className="muted">
                  {text.refused.ask}: <WhoCanChange at={at} why={why} />
                </span>
              ) : null}
            </p>
          </>
        ) : loading || !newest ? (
          <Lines label={text.what.explanation} />
        ) : (
          <p>{text.refused.whole(files)}</p>
        )}
      </div>
    </section>
  );
}
