import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleCheck, CircleX, Info, Undo2, X } from 'lucide-react';
import { messages } from '../../messages.ts';
import { Button, IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { ChakraTheme } from '../theme/ChakraTheme.tsx';
import { themeColor } from '../theme/color.ts';
import { look } from '../theme/look.ts';
import type { Notification } from '../toasts.tsx';

/** How long a notification stays and how long it fades, in milliseconds (ERR-07, ERR-08). */
export const toastTimes = { stay: 10_000, fade: 400 } as const;

const side = 'var(--tr-spacing-4)';
const toaster = createToaster({
  placement: 'top-end',
  max: 5,
  gap: 12,
  duration: toastTimes.stay,
  removeDelay: toastTimes.fade,
  overlap: false,
  // A position that covers no button (ERR-09): see the recipe `toasts`.
  offsets: { top: 'var(--toasts-top)', right: 'var(--toasts-right)', bottom: side, left: side },
});

/** Shows a notification. */
export function show({ kind, title, text, undo }: Notification): void {
  toaster.create({ type: kind, title, description: text, meta: { undo } });
}

/** Removes all notifications. */
export const clear = (): void => void toaster.remove();

const icons = {
  success: [CircleCheck, themeColor('leaf.fg')],
  error: [CircleX, themeColor('decision.refused.fg')],
  info: [Info, themeColor('fg.muted')],
} as const;

/**
 * Chakra's toaster: a region with its own shortcut (Alt with T), and timers that pause while a notification is hovered
 * or focused.
 */
export default function ToasterImpl() {
  return (
    <ChakraTheme>
      <Toaster toaster={toaster} className={look('toasts')}>
        {({ id, type, title, description, meta }) => {
          const [icon, color] = icons[type as Notification['kind']];
          const { undo } = (meta ?? {}) as Pick<Notification, 'undo'>;
          const dismiss = () => toaster.remove(id);
          return (
            // The button's reach is the whole card (ERR-10): see the recipe `toast`.
            <Toast.Root unstyled className={look('toast')} role={type === 'error' ? 'alert' : 'status'}>
              <Icon of={icon} color={color} />
              <div>
                <Toast.Title className={look('text', { strong: true })}>{title}</Toast.Title>
                {description ? (
                  <Toast.Description className={look('text', { tone: 'muted' })}>{description}</Toast.Description>
                ) : null}
                {undo ? (
                  <Button
                    size="sm"
                    icon={Undo2}
                    onClick={() => {
                      dismiss();
                      void undo();
                    }}
                  >
                    {messages.undo}
                  </Button>
                ) : null}
              </div>
              <IconButton size="sm" icon={X} label={messages.dismiss} onClick={dismiss} />
            </Toast.Root>
          );
        }}
      </Toaster>
    </ChakraTheme>
  );
}
