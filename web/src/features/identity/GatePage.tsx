import type { ReactNode } from 'react';
import { Page, Pad, Panel } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';

/** A page that is one panel: a heading, a sentence, and what to do. */
export function GatePage({
  title,
  intro,
  wide,
  children,
}: {
  title: string;
  intro?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <Page title={title}>
      <div className={look('gate', { wide })}>
        <Panel>
          <Pad gap={16}>
            <div className={look('stack')}>
              <h1>{title}</h1>
              {intro ? <p className={look('text', { tone: 'muted' })}>{intro}</p> : null}
            </div>
            {children}
          </Pad>
        </Panel>
      </div>
    </Page>
  );
}
