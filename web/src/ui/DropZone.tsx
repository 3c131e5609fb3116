import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/**
 * Where files are dropped, or chosen by a press; one at a time unless `multiple`. What is dropped may be more and of other kinds: look at it.
 * @param onFolders where folders may be dropped, too: is given what was dropped when a folder is among it
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
  /** Name of the field behind it. */
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
          // Known now only: the browser forgets what was dropped when this handler ends.
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
          // The same file can be chosen again after it was mended.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
