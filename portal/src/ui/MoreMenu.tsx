import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { MenuEntry, MenuPanel } from './menuLook.ts';

interface MoreEntry {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

interface Props {
  /** Names the button and the menu: `More for Ada Lovelace`. */
  label: string;
  entries: readonly (MoreEntry | false | null)[];
  /** Beside other buttons of a page it looks like them. */
  isFramed?: boolean;
}

/** What can be done besides a page's or a row's first and second action, behind one button. None without entries. */
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
