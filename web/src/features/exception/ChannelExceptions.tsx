import { Link } from 'react-router-dom';
import { useChannelExceptionsQuery } from '../../gen/exception.ts';
import type { ChannelExceptionsProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { Loaded } from '../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { GrantedTable } from './GrantedTable.tsx';
import { text } from './messages.ts';

/** The active exceptions of a channel. */
export function ChannelExceptions({ org, channel }: ChannelExceptionsProps) {
  const query = useChannelExceptionsQuery({ variables: { org, channel } });
  const organization = shownOf(query)?.organization;
  const exceptions = organization?.channel?.exceptions;
  // Hidden from non-members of the organization.
  if (query.data && !exceptions) return null;
  return (
    <Section title={text.title} actions={<Link to={paths.exceptions.href({ org })}>{text.granted.all}</Link>}>
      <Loaded what={text.granted.what} query={query} value={exceptions}>
        {(found) =>
          found.nodes.length === 0 ? (
            <Panel>
              <Pad>
                <p className={look('text', { tone: 'muted' })}>{text.granted.noneOfChannel}</p>
              </Pad>
            </Panel>
          ) : (
            <Panel>
              <GrantedTable org={org} exceptions={found.nodes} ofChannel isAdmin={organization?.role === 'ADMIN'} />
            </Panel>
          )
        }
      </Loaded>
    </Section>
  );
}
