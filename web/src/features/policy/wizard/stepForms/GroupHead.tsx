import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/Button.tsx';
import { wizardText } from '../../messages.ts';
import { look } from '../../../../ui/theme/look.ts';
import { Push } from '../../../../ui/layout.tsx';

/** Title of one rule of several, with the way to take it out. */
export function GroupHead({ title, removable, onRemove }: { title: string; removable: boolean; onRemove: () => void }) {
  return (
    <legend>
      <span className={look('row')}>
        {title}
        <Push />
        {removable ? (
          <IconButton size="sm" icon={Trash2} label={wizardText.removeGroup(title)} onClick={onRemove} />
        ) : null}
      </span>
    </legend>
  );
}
