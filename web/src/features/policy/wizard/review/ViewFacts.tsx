import { looseFilters } from '@terrarium/domain/policy';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useSlots } from '../../../../lib/slots.ts';
import { paths } from '../../../../paths.ts';
import { LazyBoundary } from '../../../../ui/LazyBoundary.tsx';
import { Moment } from '../../../../ui/time.tsx';
import { text, wizardText } from '../../messages.ts';
import { SummaryPanel } from '../side/SummaryPanel.tsx';
import type { StoredPolicy } from '../useWizard.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.review;

/** What a policy is to who only looks at it: its rules in plain words, where it is applied and what is excepted there, who saved it and when. */
export function ViewFacts({ org, policy }: { org: string; policy: StoredPolicy }) {
  const channels = policy.namesOfChannelsAppliedTo;
  const { PolicyExceptions } = useSlots();
  return (
    <>
      <SummaryPanel filters={looseFilters(policy.filters)} policy={null} />
      <dl className={classes(look('descriptions'), look('reviewDl'))}>
        <dt>{words.appliedTo}</dt>
        <dd className={look('text', { wrap: true })}>
          {channels.length === 0
            ? text.appliedNowhere
            : channels.map((channel, index) => (
                <Fragment key={channel}>
                  {index > 0 ? ', ' : ''}
                  <Link className={look('text', { mono: true })} to={paths.channel.href({ org, channel })}>
                    {channel}
                  </Link>
                </Fragment>
              ))}
        </dd>
        <dt>{words.revision}</dt>
        <dd>{policy.revision}</dd>
        <dt>{words.saved}</dt>
        <dd>
          <Moment at={policy.updatedAt} />
          {policy.updatedBy ? ` ${words.by(policy.updatedBy.displayName)}` : ''}
        </dd>
      </dl>
      {channels.length > 0 ? (
        <LazyBoundary>
          <PolicyExceptions org={org} channels={channels} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
