import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useOrganizationUpdates } from '../../../lib/apollo/updates.ts';
import { useStartedRunsQuery } from '../../../gen/policy.ts';
import { paths } from '../../../paths.ts';
import { look } from '../../../ui/theme/look.ts';
import { separators, text } from '../messages.ts';
import type { Saved } from './notice.ts';

/** Poll interval until all runs have started, in milliseconds. */
const askEvery = 1000;

/**
 * Channels to which a save is applied, each with a link to its run. A run starts after the save, or after the previous
 * run; until then the link leads to the channel's runs.
 */
export function StartedRuns({
  org,
  saved: { name, revision, namesOfChannelsAppliedTo: names },
}: {
  org: string;
  saved: Saved;
}) {
  const { data, refetch } = useStartedRunsQuery({
    variables: { org },
    skip: names.length === 0,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const runs = new Map(
    (data?.organization?.channels ?? []).flatMap((channel) => {
      const run = channel.latestRun;
      return run?.policyName === name && (run.revision ?? 0) >= revision ? [[channel.name, run.id] as const] : [];
    }),
  );
  const waits = names.some((channel) => !runs.has(channel));
  useOrganizationUpdates(org, { kinds: waits ? ['RUNS'] : [], refetch, pollEvery: waits ? askEvery : null });
  if (names.length === 0) return null;
  return (
    <>
      {' '}
      <span className={look('text', { tone: 'muted' })}>
        {text.runStarted}{' '}
        {separators(names).map(([channel, behind]) => {
          const runId = runs.get(channel);
          return (
            <Fragment key={channel}>
              <Link
                to={
                  runId === undefined
                    ? paths.channel.href({ org, channel }, { tab: 'policy' })
                    : paths.run.href({ org, channel, runId })
                }
                aria-label={text.runOn(channel)}
              >
                {channel}
              </Link>
              {behind}
            </Fragment>
          );
        })}
      </span>
    </>
  );
}
