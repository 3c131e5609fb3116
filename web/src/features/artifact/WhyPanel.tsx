import { Check, Minus, X } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useExplainFileQuery, type ExplainFileQuery } from '../../gen/artifact.ts';
import { formatDate } from '../../lib/format.ts';
import { installCommand } from '../../lib/install.ts';
import { announce } from '../../lib/announce.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CopyButton, EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DescriptionList, Mono, Pad, Push, Row } from '../../ui/layout.tsx';
import { FileDecision, Severity } from '../../ui/badges.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { messages } from '../../messages.ts';
import { fileParam, type ChosenFile } from './address.ts';
import { FileHistory } from './FileHistory.tsx';
import { isUninstallable, TokenMissing, useInstallSource, type InstallFrom } from './InstallButton.tsx';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { Ask, WhoCanChange } from './Blocked.tsx';
import { SbomButtons } from './SbomButtons.tsx';
import { themeColor } from '../../ui/theme/color.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

const FileSignatures = lazy(async () => ({ default: (await import('./FileSignatures.tsx')).FileSignatures }));

const t = text.why;
/** CVEs that one rule names; the rest are on the CVEs tab. */
const cveLimit = 3;

type Explanation = NonNullable<
  NonNullable<NonNullable<ExplainFileQuery['organization']>['channel']>['decisionExplanation']
>;
type Section = Explanation['sections'][number];

const verdicts = {
  PASSED: [Check, themeColor('decision.allowed.fg')],
  EXCEPTED: [Check, themeColor('decision.waived.fg')],
  BLOCKED: [X, themeColor('decision.refused.fg')],
  NOT_APPLICABLE: [Minus, themeColor('fg.subtle')],
} as const;

function TraceRow({ section, name }: { section: Section; name: string }) {
  const [icon, color] = verdicts[section.verdict];
  // If rules block or allow by exception, show only those; if all pass, show what passed.
  const telling = section.rules.filter((rule) => rule.verdict === section.verdict);
  return (
    <li>
      <Icon of={icon} color={color} />
      <div>
        <div className={look('traceTitle')}>{section.title}</div>
        {telling.length === 0 ? <div className={look('text', { tone: 'muted' })}>{t.passed}</div> : null}
        {telling.map((rule) => (
          <div key={rule.rule} className={look('text', { tone: 'muted' })}>
            {rule.cves.length === 0
              ? rule.reason
              : rule.cves.slice(0, cveLimit).map((cve) => {
                  const fixed = cve.packages.find((one) => one.name === name)?.fixedIn;
                  return (
                    <div key={cve.externalId}>
                      <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.externalId })}>
                        {cve.externalId}
                      </Link>{' '}
                      <Severity score={cve.score} level={cve.severity} /> {text.status[cve.status].toLowerCase()}
                      <div>
                        {cve.summary}
                        {fixed ? `${/[.!?]$/.test(cve.summary) ? '' : '.'} ${t.fixedIn(fixed)}.` : ''}
                      </div>
                    </div>
                  );
                })}
            {rule.cves.length > cveLimit ? <div>{t.cves(String(rule.cves.length - cveLimit))}</div> : null}
          </div>
        ))}
      </div>
    </li>
  );
}

/** A command to copy that installs a spec, or what it lacks. */
function InstallLine({ from, spec }: { from: InstallFrom; spec: string }) {
  const { source, ready } = useInstallSource(from);
  const install = installCommand('conda', source, spec);
  return (
    <>
      <div className={classes(look('row'), look('code'), look('codeCopy'))}>
        <span className={classes(look('text', { clip: true }), look('grow'))}>{install}</span>
        <CopyButton text={install} label={t.copy} />
      </div>
      {ready ? null : (
        <p className={look('help')}>
          <TokenMissing channelPath={from.channelPath} />
        </p>
      )}
    </>
  );
}

/** Says on which platforms a served file can't be installed, with alternatives. */
function Uninstallable({ at, why, from }: { at: PackageAddress; why: Explanation; from: InstallFrom }) {
  const broken = why.installability.filter(({ isInstallable }) => !isInstallable);
  if (broken.length === 0) return null;
  return (
    <Pad gap={12}>
      <h3>{t.uninstallable(broken.map(({ subdir }) => subdir))}</h3>
      {broken.map(({ subdir, detail, isUninstallableWithoutPolicy }) => (
        <p key={subdir} className={look('text', { wrap: true })}>
          {detail}
          {isUninstallableWithoutPolicy ? (
            <span className={look('text', { tone: 'muted' })}> {t.brokenWithout}</span>
          ) : null}
        </p>
      ))}
      <p className={look('help')}>
        {from.usedWith.length > 0 ? t.withOthers(from.usedWith.map(({ name }) => name)) : t.alone}
      </p>
      {why.alternativeVersion && why.alternativeVersion !== why.version ? (
        <>
          <p>{t.instead(why.alternativeVersion)}</p>
          <InstallLine from={from} spec={`${at.name}=${why.alternativeVersion}`} />
        </>
      ) : null}
    </Pad>
  );
}

function Found({ at, why, from }: { at: PackageAddress; why: Explanation; from: InstallFrom }) {
  const refused = why.decision === 'BLOCKED';
  const decided = why.sections.flatMap((section) => section.rules).filter((rule) => rule.isDeciding);
  return (
    <>
      <Pad gap={12}>
        {refused && decided.length > 0 ? (
          <p>
            {why.cooldownUntil ? t.heldBy(formatDate(why.cooldownUntil)) : t.refusedBy(decided.length)}{' '}
            <b className={look('text', { strong: true })}>{decided.map((rule) => rule.rule).join('; ')}</b>
          </p>
        ) : (
          <p>{why.detail}</p>
        )}
        {refused && why.policy ? (
          <p className={look('text', { tone: 'muted' })}>
            {t.clientSays} <span className={look('text', { mono: true })}>{why.detail}</span>
          </p>
        ) : null}
      </Pad>
      <Uninstallable at={at} why={why} from={from} />
      {why.policy ? (
        <Pad gap={12}>
          <h3>{t.how}</h3>
          <ul className={look('trace')}>
            {why.sections.map((section) => (
              <TraceRow key={section.title} section={section} name={at.name} />
            ))}
          </ul>
          <DescriptionList
            items={[
              { name: t.file, value: `${why.file.subdir}/${why.file.fileName}`, mono: true },
              {
                name: t.policy,
                value: (
                  <>
                    <Link to={paths.policy.href({ org: at.org, policyId: why.policy.id }, { on: at.channel })}>
                      {why.policy.name}
                    </Link>
                    {why.revision === null ? '' : t.revision(why.revision)}
                  </>
                ),
              },
              ...(why.activeSince
                ? [
                    {
                      name: t.since,
                      value: `${formatDate(why.activeSince)}${why.appliedBy ? t.setBy(why.appliedBy.displayName) : ''}`,
                    },
                  ]
                : []),
              ...(refused && why.admins.length > 0
                ? [{ name: t.canChange, value: <WhoCanChange at={at} why={why} /> }]
                : []),
            ]}
          />
          {refused ? <Ask at={at} spec={`${at.name} ==${why.version}`} /> : null}
        </Pad>
      ) : refused ? null : (
        <Pad>
          <p className={look('text', { tone: 'muted' })}>{t.noPolicy}</p>
        </Pad>
      )}
      {refused && (why.policy || why.closestAllowedVersion) ? (
        <Pad>
          {why.closestAllowedVersion ? (
            <>
              <h3>{t.use(why.closestAllowedVersion)}</h3>
              <p className={look('text', { tone: 'muted' })}>{t.nearest}</p>
              <InstallLine from={from} spec={`${at.name}=${why.closestAllowedVersion}`} />
            </>
          ) : (
            <>
              <h3>{t.noneLeft}</h3>
              <p className={look('text', { tone: 'muted' })}>{t.noneLeftText}</p>
            </>
          )}
        </Pad>
      ) : null}
      <Pad>
        <Link to={paths.package.href(at, { tab: 'about', file: fileParam(why.file) })}>{t.about}</Link>
      </Pad>
    </>
  );
}

/** Title of the panel, neutral until the response arrives. */
function titleOf(why: Explanation | null | undefined): string {
  if (!why) return t.whether;
  if (why.cooldownUntil) return t.held;
  if (why.decision === 'BLOCKED') return t.refused;
  if (why.installability.length === 0) return t.allowedOnly;
  if (isUninstallable(why)) return t.uninstallableTitle;
  return why.installability.some(({ isInstallable }) => !isInstallable) ? t.someInstallable : t.allowed;
}

/**
 * Why a file is allowed or blocked: rules, policy, and possible actions. Takes the focus when it opens on small
 * screens.
 */
export function WhyPanel({
  at,
  file,
  from,
  managed,
  onClose,
}: {
  at: PackageAddress;
  file: ChosenFile;
  from: InstallFrom;
  /** Global ID of the channel for users who can yank its files; null for others. */
  managed: string | null;
  onClose: () => void;
}) {
  const { data, loading, error, refetch } = useExplainFileQuery({
    variables: { org: at.org, channel: at.channel, ...file },
  });
  const why = data?.organization?.channel?.decisionExplanation;
  const panel = useRef<HTMLElement>(null);
  const title = titleOf(why);
  useEffect(() => {
    if (!why) return;
    announce(`${title}. ${why.detail}`);
    const rect = panel.current?.getBoundingClientRect();
    // Next to the table it is visible; on a small screen it is below, so scroll to it.
    if (rect && rect.top > window.innerHeight - 120) panel.current?.scrollIntoView({ block: 'start' });
  }, [why, title]);
  return (
    <aside ref={panel} className={classes(look('panel'), look('why'))} aria-labelledby="why-title">
      <Pad>
        <Row>
          {why ? <FileDecision of={why} /> : null}
          <Mono className={look('text', { strong: true })}>
            {at.name} {why?.version ?? ''}
          </Mono>
          <Push />
          <IconButton size="sm" icon={X} label={messages.close} onClick={onClose} />
        </Row>
        <h2 id="why-title">{title}</h2>
      </Pad>
      {why ? (
        <>
          <Found at={at} why={why} from={from} />
          <SbomButtons at={at} file={why.file} />
          <LazyBoundary what={text.what.signatures}>
            <FileSignatures at={at} file={why.file} />
          </LazyBoundary>
          <FileHistory at={at} file={file} managed={managed} />
        </>
      ) : loading ? (
        <TableSkeleton label={text.what.explanation} />
      ) : error ? (
        <Pad>
          <ErrorState what={text.what.explanation} error={error} onRetry={refetch} />
        </Pad>
      ) : (
        <EmptyState bare kind="no-such-thing" heading="h3" title={t.gone} />
      )}
    </aside>
  );
}
