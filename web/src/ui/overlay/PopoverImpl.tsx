import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import type { ReactNode } from 'react';
import { ChakraTheme } from '../theme/ChakraTheme.tsx';

/** The open panel: Escape, a press or a focus outside; loaded on intent. The button stays outside and is found by its id. */
export default function PopoverImpl({
  label,
  triggerId,
  onClose,
  children,
}: {
  label: string;
  triggerId: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ChakraTheme>
      <ChakraPopover.Root
        defaultOpen
        ids={{ trigger: triggerId }}
        // As the menu: in the landmark of its button, in reading order behind it. Tab leads into it.
        portalled={false}
        positioning={{ placement: 'bottom-end', offset: { mainAxis: 6 }, strategy: 'fixed', overflowPadding: 12 }}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <ChakraPopover.Positioner>
          <ChakraPopover.Content aria-label={label}>{children}</ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </ChakraPopover.Root>
    </ChakraTheme>
  );
}
