import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import type { ReactNode } from 'react';
import { ChakraTheme } from '../theme/ChakraTheme.tsx';

/**
 * The open panel: Escape, click or focus outside; loaded on intent. The button stays outside and is found by its ID.
 */
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
        // Like the menu: in its button's landmark, after it in reading order. Tab enters it.
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
