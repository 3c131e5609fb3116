import { looseFilters } from '@terrarium/domain/policy';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
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

/** A read-only policy: its rules in plain words, its channels and their exceptions, author and time of the save. */
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
