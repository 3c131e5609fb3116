import { User } from 'lucide-react';
import { useState } from 'react';
import { initialsOf, type Viewer } from '../../../lib/viewer.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * URL of a user's picture at the avatar service, 64 px wide, by the SHA-256 of the email address (SHELL-28). Returns
 * 404 without one.
 */
const pictureOf = (hash: string): string => `https://gravatar.com/avatar/${hash}?d=404&s=64`;

/** A user's picture; without one the initials, and without a name a user icon (SHELL-28, SHELL-29, SHELL-30). */
export function Avatar({ viewer }: { viewer: Viewer }) {
  const [missing, setMissing] = useState<string | null>(null);
  const hash = viewer.avatarHash;
  return (
    <>
      {initialsOf(viewer) || <Icon of={User} />}
      {hash !== null && hash !== missing ? (
        <img
          src={pictureOf(hash)}
          alt=""
          width={28}
          height={28}
          referrerPolicy="no-referrer"
          onError={() => setMissing(hash)}
        />
      ) : null}
    </>
  );
}
