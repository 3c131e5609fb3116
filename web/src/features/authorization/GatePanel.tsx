import type { ReactNode } from 'react';
import { Page, Pad, Panel } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';

/** A page that is one panel in the middle. */
export function GatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <div className={look('gate')}>
        <Panel>
          <Pad gap={16}>{children}</Pad>
        </Panel>
      </div>
    </Page>
  );
}
