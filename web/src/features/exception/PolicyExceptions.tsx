import { Link } from 'react-router-dom';
import { usePolicyExceptionsQuery } from '../../gen/exception.ts';
import type { PolicyExceptionsProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { Loaded } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { GrantedTable } from './GrantedTable.tsx';
import { text } from './messages.ts';

/** Exceptions on the channels of a policy, with owner and expiration, separate from the policy's own text. */
export function PolicyExceptions({ org, channels }: PolicyExceptionsProps) {
  const query = usePolicyExceptionsQuery({ variables: { org } });
  const exceptions = shownOf(query)?.organization?.exceptions;
  // Hidden from non-members of the organization.
  if (query.data && !exceptions) return null;
  return (
    <Section title={text.granted.beside} actions={<Link to={paths.exceptions.href({ org })}>{text.granted.all}</Link>}>
      <Loaded what={text.granted.what} query={query} value={exceptions} rows={1}>
        {({ nodes, totalCount }) => {
          const own = nodes.filter(({ channelName }) => channels.includes(channelName));
          return (
            <>
              {own.length === 0 ? (
                <p className={look('text', { tone: 'muted' })}>{text.granted.noneBeside}</p>
              ) : (
                <Panel>
                  <GrantedTable org={org} exceptions={own} isAdmin={false} />
                </Panel>
              )}
              {totalCount > nodes.length ? (
                <p className={look('text', { tone: 'muted' })}>{text.granted.newest(nodes.length, totalCount)}</p>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
