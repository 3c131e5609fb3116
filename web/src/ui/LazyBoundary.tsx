import { Component, Suspense, type ReactNode } from 'react';
import { capital } from '../lib/format.ts';
import { messages } from '../messages.ts';
import { Button } from './Button.tsx';
import { Banner } from './feedback.tsx';
import { showToast } from './toasts.tsx';
import { look } from './theme/look.ts';

interface LazyBoundaryProps {
  /** The content's name in lowercase: 'files'. Without it the part is an overlay, and its failure is a notification. */
  what?: string;
  /** Placeholder until the code is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Boundary of a lazily loaded part of a page. If loading fails (the hub is unreachable or was updated) or rendering
 * fails, the part says so and the rest of the page stays. It offers to reload the page, because a module that failed
 * once stays failed in this document.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    if (this.props.what === undefined)
      showToast({ kind: 'error', title: messages.errors.unexpected, text: messages.errors.stale });
  }

  override render(): ReactNode {
    const { what, fallback = null, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (what === undefined) return null;
    return (
      <Banner kind="error">
        <div className={look('row', { wrap: true })}>
          <span className={look('grow')}>
            <b className={look('text', { strong: true })}>{messages.errors.didNotLoad(capital(what))}</b>{' '}
            {messages.errors.stale}
          </span>
          <Button size="sm" onClick={() => location.reload()}>
            {messages.errors.reload}
          </Button>
        </div>
      </Banner>
    );
  }
}
