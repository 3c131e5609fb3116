import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Page, Pad, Panel } from '../../ui/layout.tsx';

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
      <div className={classes('gate', wide && 'wide')}>
        <Panel>
          <Pad gap={16}>
            <div className="stack">
              <h1>{title}</h1>
              {intro ? <p className="muted">{intro}</p> : null}
            </div>
            {children}
          </Pad>
        </Panel>
      </div>
    </Page>
  );
}
