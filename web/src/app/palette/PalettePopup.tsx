import type { ComponentProps } from 'react';
import { PaletteList } from './PaletteList.tsx';

/** The palette below the header's text field. */
export default function PalettePopup(props: Omit<ComponentProps<typeof PaletteList>, 'first'>) {
  return (
    <div className="palette-popup">
      <PaletteList {...props} first={false} />
    </div>
  );
}
