import { Component, Suspense, type ReactNode } from 'react';
import { capital } from '../lib/format.ts';
import { messages } from '../messages.ts';
import { Button } from './Button.tsx';
import { Banner } from './feedback.tsx';
import { showToast } from './toasts.tsx';
import { look } from './theme/look.ts';

interface LazyBoundaryProps {
  /** Names what it shows, in lower case: 'files'. Without it the part lies over the page, and its failure is a notification. */
  what?: string;
  /** What stands in its place until its code is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * The boundary of a part of a page whose code is fetched when it is needed. Where that fails (the hub is away, or a newer version is in place) or the part
 * itself fails, the part says so and the page around it stays as it was. Loading the page again is the way on: a module that failed once
 * stays failed in this document.
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
