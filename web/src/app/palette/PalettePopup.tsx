import type { ComponentProps } from 'react';
import { PaletteList } from './PaletteList.tsx';
import { look } from '../../ui/theme/look.ts';

/** The palette below the header's text field. */
export default function PalettePopup(props: Omit<ComponentProps<typeof PaletteList>, 'first'>) {
  return (
    <div className={look('palettePopup')}>
      <PaletteList {...props} first={false} />
    </div>
  );
}
