import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/Icon.tsx';
import { impactText } from './messages.ts';

/** Which channel the impact is shown for. `prefix` stands inside the control. */
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
    <span className="select sm pick">
      {prefix ? (
        <span className="muted" aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <select
        className="m"
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
