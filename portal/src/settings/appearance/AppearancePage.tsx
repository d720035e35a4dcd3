import type { Message } from '@crewdock/contract/message';
import { useStore } from '@nanostores/react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { $singleKeys, setSingleKeys } from '../../browser/singleKeys.ts';
import { $colorScheme, type ColorScheme, setColorScheme } from '../../frame/colorScheme.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { SettingsControlSection } from '../Section.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { SchemePreview } from './SchemePreview.tsx';

const SCHEMES: { id: ColorScheme; label: Message<object>; about: Message<object> }[] = [
  { id: 'system', label: messages.systemScheme, about: messages.systemSchemeAbout },
  { id: 'light', label: messages.lightScheme, about: messages.lightSchemeAbout },
  { id: 'dark', label: messages.darkScheme, about: messages.darkSchemeAbout },
];

/** Settings page for the color scheme and keyboard shortcuts, both stored in this browser. */
export function AppearancePage() {
  const scheme = useStore($colorScheme);
  const hasKeys = useStore($singleKeys);
  return (
    <SettingsFrame>
      <SettingsControlSection title={t(messages.colorsTitle)} about={t(messages.colorsAbout)}>
        <Group
          aria-label={t(messages.colorsTitle)}
          value={scheme}
          onChange={(value) => setColorScheme(value as ColorScheme)}
        >
          {SCHEMES.map(({ id, label, about }) => (
            <Card key={id} value={id}>
              <SchemePreview scheme={id} />
              <Name>
                <Dot />
                <span>
                  <strong>{t(label)}</strong>
                  <small>{t(about)}</small>
                </span>
              </Name>
            </Card>
          ))}
        </Group>
      </SettingsControlSection>
      <SettingsControlSection title={t(messages.shortcutsTitle)} about={t(messages.shortcutsAbout)}>
        <Switch isSelected={hasKeys} onChange={setSingleKeys}>
          {t(messages.shortcutsLabel)}
        </Switch>
      </SettingsControlSection>
    </SettingsFrame>
  );
}

const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  inline-size: 100%;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin-block-start: 2px;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: var(--surface);
`;

const Name = styled.span`
  display: flex;
  gap: 8px;

  > span {
    display: grid;
  }

  strong {
    font-weight: 500;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Card = styled(Radio)`
  display: grid;
  gap: 10px;
  border-radius: var(--radius-card);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  > svg {
    inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    transition: border-color var(--swift);
  }

  &:hover > svg {
    border-color: var(--control);
  }

  &[data-selected] > svg {
    border-color: var(--brand);
    outline: 1px solid var(--brand);
  }

  &[data-selected] ${Dot} {
    border: 5px solid var(--brand);
  }

  ${NARROW} {
    grid-template-columns: 128px 1fr;
    align-items: center;
  }
`;
