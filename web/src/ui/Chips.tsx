import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { announce } from '../lib/announce.ts';
import { messages } from '../messages.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/** Entries as chips around an input; a bad entry is red in place and says why. */
export function Chips({
  values,
  mono = true,
  badReason,
  inputRef,
  onChange,
  children,
}: {
  values: readonly string[];
  mono?: boolean;
  badReason?: (value: string) => string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (values: string[]) => void;
  children: ReactNode;
}) {
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value));
    announce(`${messages.remove(value)}.`);
    inputRef.current?.focus();
  };
  return (
    <div
      className={look('chips')}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) {
          event.preventDefault();
          inputRef.current?.focus();
        }
      }}
    >
      {values.length > 0 ? (
        <ul className={look('contents')}>
          {values.map((value) => {
            const reason = badReason?.(value);
            return (
              <li key={value} className={look('chip', { sans: !mono, bad: reason !== undefined })} title={reason}>
                <span className={look('text', { clip: true })}>{value}</span>
                <button type="button" aria-label={messages.remove(value)} onClick={() => remove(value)}>
                  <Icon of={X} />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {children}
    </div>
  );
}
