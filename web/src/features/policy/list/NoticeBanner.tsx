import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { text } from '../messages.ts';
import type { Notice } from './notice.ts';
import { StartedRuns } from './StartedRuns.tsx';
import type { Deletable } from './useDeletion.ts';
import { look } from '../../../ui/theme/look.ts';

interface Props {
  org: string;
  notice: Notice;
  admin: boolean;
  onDismiss: () => void;
  onUndo: (policy: Deletable) => void;
  /** Whether undo is in progress. */
  undoing: boolean;
}

/** Focus the next step, because the focused row or button was removed. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Result of an action, with suggested next steps (POL-52, POL-53). */
export function NoticeBanner({ org, notice, admin, onDismiss, onUndo, undoing }: Props) {
  const sentence = useId();
  switch (notice.kind) {
    case 'refused':
      return (
        <Banner kind="error" onDismiss={onDismiss}>
          {notice.message}
        </Banner>
      );
    case 'deleted':
      return (
        <Banner kind="success" onDismiss={onDismiss}>
          <span className={look('undoable')}>
            <span id={sentence} className={look('text', { wrap: true })}>
              {text.deleted(notice.name)}
            </span>
            <Button
              ref={focus}
              size="sm"
              icon={Undo2}
              busy={undoing}
              aria-describedby={sentence}
              onClick={() => onUndo(notice)}
            >
              {messages.undo}
            </Button>
          </span>
        </Banner>
      );
    case 'restored':
      return (
        <Banner kind="success" onDismiss={onDismiss}>
          <span id={sentence}>{text.restored(notice.name)}</span>{' '}
          <Link
            ref={focus}
            to={paths.policy.href({ org, policyId: notice.id })}
            preventScrollReset
            aria-describedby={sentence}
          >
            {text.view}
          </Link>
        </Banner>
      );
    case 'created':
      return (
        <Banner kind="success" onDismiss={onDismiss}>
          <span>{text.created}</span>
          {admin ? (
            <>
              {' '}
              <Link
                to={paths.applyPolicy.href({ org, policyId: notice.id }, { on: notice.on ?? null })}
                preventScrollReset
              >
                {text.applyIt}
              </Link>
            </>
          ) : null}
        </Banner>
      );
    case 'rolledBack':
      return (
        <Banner kind="success" onDismiss={onDismiss}>
          <span>{text.rolledBack(notice.from, notice.saved.revision)}</span>
          <StartedRuns org={org} saved={notice.saved} />
        </Banner>
      );
    case 'edited':
      return (
        <Banner kind="success" onDismiss={onDismiss}>
          <span>{text.edited}</span>
          <StartedRuns org={org} saved={notice.saved} />
        </Banner>
      );
  }
}
