import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { MenuEntry, MenuPanel } from '../styles/menuLook.ts';

interface MoreEntry {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

interface Props {
  /** Accessible name of the button and the menu: `More for Ada Lovelace`. */
  label: string;
  entries: readonly (MoreEntry | false | null)[];
  /** Whether the button looks like the page's other buttons. */
  isFramed?: boolean;
}

/** Menu with additional actions of a page or a row. Renders nothing without entries. */
export function MoreMenu({ label, entries, isFramed = false }: Props) {
  const present = entries.filter((entry) => entry !== false && entry !== null);
  if (present.length === 0) return null;
  const icon = <Ellipsis aria-hidden="true" />;
  return (
    <MenuTrigger>
      {isFramed ? <Button aria-label={label}>{icon}</Button> : <IconButton aria-label={label}>{icon}</IconButton>}
      <MenuPanel placement="bottom end">
        <Menu aria-label={label} onAction={(key) => present.find((entry) => entry.label === key)!.run()}>
          {present.map(({ label: name, icon: Icon }) => (
            <MenuEntry key={name} id={name} textValue={name}>
              <Icon aria-hidden="true" />
              <Text slot="label">{name}</Text>
            </MenuEntry>
          ))}
        </Menu>
      </MenuPanel>
    </MenuTrigger>
  );
}
