import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import type { MenuItem } from './Menu.tsx';
import { ChakraTheme } from '../theme/ChakraTheme.tsx';
import { classes } from '../classes.ts';
import { look } from '../theme/look.ts';

/** Options with a mark at selected ones; selecting keeps the menu open. */
function Group({ of: { kind, id, label, options } }: { of: Extract<MenuItem, { kind: 'several' | 'one' }> }) {
  const contentOf = ({ label: text, checked }: (typeof options)[number]) => (
    <>
      <span className={classes(look('grow'), look('text', { clip: true }))}>{text}</span>
      {checked ? <Icon of={Check} /> : null}
    </>
  );
  if (kind === 'several')
    return (
      <ChakraMenu.ItemGroup id={id}>
        <ChakraMenu.ItemGroupLabel>{label}</ChakraMenu.ItemGroupLabel>
        {options.map((option) => (
          <ChakraMenu.CheckboxItem
            key={option.id}
            value={option.id}
            checked={option.checked}
            closeOnSelect={false}
            onCheckedChange={option.choose}
          >
            {contentOf(option)}
          </ChakraMenu.CheckboxItem>
        ))}
      </ChakraMenu.ItemGroup>
    );
  return (
    <ChakraMenu.RadioItemGroup
      id={id}
      value={options.find(({ checked }) => checked)?.id ?? ''}
      onValueChange={({ value }) => options.find((option) => option.id === value)?.choose()}
    >
      <ChakraMenu.ItemGroupLabel>{label}</ChakraMenu.ItemGroupLabel>
      {options.map((option) => (
        <ChakraMenu.RadioItem key={option.id} value={option.id} closeOnSelect={false}>
          {contentOf(option)}
        </ChakraMenu.RadioItem>
      ))}
    </ChakraMenu.RadioItemGroup>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <ChakraMenu.Separator />;
  if (item.kind === 'label') return <div className={look('menuLabel')}>{item.label}</div>;
  if ('options' in item) return <Group of={item} />;
  const content = (
    <>
      {item.icon ? <Icon of={item.icon} /> : null}
      <span className={classes(look('grow'), look('text', { clip: true }))}>{item.label}</span>
      {item.checked ? <Icon of={Check} /> : null}
    </>
  );
  if (item.kind === 'link')
    return (
      <ChakraMenu.Item value={item.id} disabled={item.disabled ?? false} asChild>
        <Link to={item.to} {...(item.newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
          {content}
        </Link>
      </ChakraMenu.Item>
    );
  return (
    <ChakraMenu.Item
      value={item.id}
      data-danger={item.danger || undefined}
      disabled={Boolean(item.disabledReason)}
      title={item.disabledReason ?? undefined}
    >
      {content}
    </ChakraMenu.Item>
  );
}

/**
 * The open menu: arrow keys, typeahead, Escape, click outside; loaded on intent. The button stays outside and is found
 * by its ID.
 */
export default function MenuImpl({
  label,
  items,
  triggerId,
  placement,
  onClose,
}: {
  label: string;
  items: readonly MenuItem[];
  triggerId: string;
  placement: 'bottom-end' | 'bottom-start' | 'right-start';
  onClose: () => void;
}) {
  return (
    <ChakraTheme>
      <ChakraMenu.Root
        defaultOpen
        ids={{ trigger: triggerId }}
        // Not portalled: the menu stays in its button's landmark, after it in reading order.
        positioning={{ placement, offset: { mainAxis: 6 }, strategy: 'fixed' }}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        onSelect={({ value }) => {
          const item = items.find((other) => other.id === value);
          if (item?.kind === 'action') item.run();
        }}
      >
        <ChakraMenu.Positioner>
          <ChakraMenu.Content aria-label={label}>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </ChakraMenu.Root>
    </ChakraTheme>
  );
}
