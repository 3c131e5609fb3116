import { Check, Minus, X } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { Link } from 'react-router';
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
import { Ask, WhoCanChange } from './Refused.tsx';
import { SbomButtons } from './SbomButtons.tsx';
import { themeColor } from '../../ui/theme/color.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

const FileSignatures = lazy(async () => ({ default: (await import('./FileSignatures.tsx')).FileSignatures }));

const t = text.why;
/** CVEs that one rule names; the rest are on the CVEs tab. */
const cveLimit = 3;

type Explanation = NonNullable<NonNullable<NonNullable<ExplainFileQuery['organization']>['channel']>['explain']>;
type Section = Explanation['sections'][number];

const verdicts = {
  PASSED: [Check, themeColor('decision.allowed.fg')],
  EXCEPTED: [Check, themeColor('decision.waived.fg')],
  REFUSED: [X, themeColor('decision.refused.fg')],
  NOT_CONCERNED: [Minus, themeColor('fg.subtle')],
} as const;

function TraceRow({ section, name }: { section: Section; name: string }) {
  const [icon, color] = verdicts[section.verdict];
  // Where something refuses or excepts, only that is told; where all pass, what passed.
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
                    <div key={cve.cveId}>
                      <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.cveId })}>
                        {cve.cveId}
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

/** The command that installs something, to be copied, or what it lacks. @param spec what is installed */
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

/** That a file is served and cannot be installed, by platform, and what installs instead. */
function Uninstallable({ at, why, from }: { at: PackageAddress; why: Explanation; from: InstallFrom }) {
  const broken = why.installable.filter(({ isInstallable }) => !isInstallable);
  if (broken.length === 0) return null;
  return (
    <Pad gap={12}>
      <h3>{t.uninstallable(broken.map(({ platform }) => platform))}</h3>
      {broken.map(({ platform, detail, isBrokenWithout }) => (
        <p key={platform} className={look('text', { wrap: true })}>
          {detail}
          {isBrokenWithout ? <span className={look('text', { tone: 'muted' })}> {t.brokenWithout}</span> : null}
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
  const refused = why.decision === 'REFUSED';
  const decided = why.sections.flatMap((section) => section.rules).filter((rule) => rule.decided);
  return (
    <>
      <Pad gap={12}>
        {refused && decided.length > 0 ? (
          <p>
            {why.heldUntil ? t.heldBy(formatDate(why.heldUntil)) : t.refusedBy(decided.length)}{' '}
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
              ...(why.inForceSince
                ? [
                    {
                      name: t.since,
                      value: `${formatDate(why.inForceSince)}${why.appliedBy ? t.setBy(why.appliedBy.displayName) : ''}`,
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
      {refused && (why.policy || why.nearestAllowedVersion) ? (
        <Pad>
          {why.nearestAllowedVersion ? (
            <>
              <h3>{t.use(why.nearestAllowedVersion)}</h3>
              <p className={look('text', { tone: 'muted' })}>{t.nearest}</p>
              <InstallLine from={from} spec={`${at.name}=${why.nearestAllowedVersion}`} />
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

/** What the panel explains. It promises nothing as long as the answer isn't there. */
function titleOf(why: Explanation | null | undefined): string {
  if (!why) return t.whether;
  if (why.heldUntil) return t.held;
  if (why.decision === 'REFUSED') return t.refused;
  if (why.installable.length === 0) return t.allowedOnly;
  if (isUninstallable(why)) return t.uninstallableTitle;
  return why.installable.some(({ isInstallable }) => !isInstallable) ? t.someInstallable : t.allowed;
}

/** Why a file is allowed or refused: the rules, the policy, and the way out. Takes the focus when it opens on small screens. */
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
  /** Global id of the channel, for who may withdraw its files; null for others. */
  managed: string | null;
  onClose: () => void;
}) {
  const { data, loading, error, refetch } = useExplainFileQuery({
    variables: { org: at.org, channel: at.channel, ...file },
  });
  const why = data?.organization?.channel?.explain;
  const panel = useRef<HTMLElement>(null);
  const title = titleOf(why);
  useEffect(() => {
    if (!why) return;
    announce(`${title}. ${why.detail}`);
    const rect = panel.current?.getBoundingClientRect();
    // Beside the table it is in sight; below it, on a small screen, it is brought there.
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
          <ErrorState what={text.what.explanation} error={error} onRetry={() => void refetch()} />
        </Pad>
      ) : (
        <EmptyState bare kind="no-such-thing" heading="h3" title={t.gone} />
      )}
    </aside>
  );
}
