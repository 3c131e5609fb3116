import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { text } from '../messages.ts';
import type { Notice } from './notice.ts';

/** What was done, and what may be done next (POL-52, POL-53). */
export function NoticeBanner({ org, notice, admin, onDismiss }: { org: string; notice: Notice; admin: boolean; onDismiss: () => void }) {
  if (notice.kind === 'deleted') return <Banner kind="success" onDismiss={onDismiss}>{text.deleted(notice.name)}</Banner>;
  if (notice.kind === 'created') {
    return (
      <Banner kind="success" onDismiss={onDismiss}>
        <span>{text.created}</span>
        {admin ? <> <Link to={paths.applyPolicy.href({ org, policyId: notice.id })} preventScrollReset>{text.applyIt}</Link></> : null}
      </Banner>
    );
  }
  return (
    <Banner kind="success" onDismiss={onDismiss}>
      <span>{text.edited}</span>
      {notice.channels.length > 0 ? <> <span className="muted">{text.runStarted(notice.channels)}</span></> : null}
    </Banner>
  );
}
