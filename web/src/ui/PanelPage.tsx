import type { ReactNode } from 'react';
import { Page, Pad, Panel } from './layout.tsx';
import { look } from './theme/look.ts';

/**
 * A page with one centered panel: heading, text, and actions.
 * @param title title of the document, and the heading unless `ownHeading`
 */
export function PanelPage({
  title,
  intro,
  ownHeading = false,
  wide,
  children,
}: {
  title: string;
  intro?: ReactNode;
  ownHeading?: boolean;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <Page title={title}>
      <div className={look('panelPage', { wide })}>
        <Panel>
          <Pad gap={16}>
            {ownHeading ? null : (
              <div className={look('stack')}>
                <h1>{title}</h1>
                {intro ? <p className={look('text', { tone: 'muted' })}>{intro}</p> : null}
              </div>
            )}
            {children}
          </Pad>
        </Panel>
      </div>
    </Page>
  );
}
