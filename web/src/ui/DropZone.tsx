import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/**
 * Drop zone that also opens a file picker; one file unless `multiple`. Dropped files can be more, and of other types:
 * validate them.
 * @param onFolders allows folders; called with the dropped items if one is a folder
 */
export function DropZone({
  title,
  hint,
  label,
  accept,
  multiple,
  disabled,
  onFiles,
  onFolders,
}: {
  title: string;
  hint: string;
  /** Accessible name of the file input. */
  label: string;
  /** As `accept` of HTML. */
  accept: string;
  multiple?: boolean;
  /** Presses and drops do nothing now. */
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  onFolders?: (dropped: FileSystemEntry[]) => void;
}) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes(look('panel'), look('dropZone', { over }))}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) input.current?.click();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const { files, items } = event.dataTransfer;
          if (disabled) return;
          // Read it now, because the browser clears dropped items after this handler.
          const entries = onFolders
            ? [...(items ?? [])].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
            : [];
          if (entries.some(({ isDirectory }) => isDirectory)) onFolders?.(entries);
          else if (files.length > 0) onFiles([...files]);
        }}
      >
        <Icon of={FileUp} />
        <span className={look('text', { strong: true })}>{title}</span>
        <span className={look('text', { tone: 'muted' })}>{hint}</span>
      </button>
      <label className={look('srOnly')} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={look('srOnly')}
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows selecting the same file again after it was fixed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
