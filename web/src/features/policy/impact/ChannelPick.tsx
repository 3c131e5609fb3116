import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/Icon.tsx';
import { impactText } from './messages.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** Selects the channel for the impact. `prefix` is shown inside the control. */
export function ChannelPick({
  channels,
  value,
  prefix,
  onChange,
}: {
  channels: readonly string[];
  value: string;
  prefix?: string;
  onChange: (channel: string) => void;
}) {
  return (
    <span className={classes(look('select', { size: 'sm' }), look('pick'))}>
      {prefix ? (
        <span className={look('text', { tone: 'muted' })} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <select
        className={look('text', { mono: true })}
        aria-label={impactText.onChannel}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {channels.map((channel) => (
          <option key={channel}>{channel}</option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
    </span>
  );
}
