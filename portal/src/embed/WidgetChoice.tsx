import { WIDGETS, type WidgetReference } from '@crewdock/sdk/reference';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { MOBILE, NARROW } from '../ui/styles/screen.ts';
import { WidgetPicture } from './WidgetPicture.tsx';

interface Props {
  widget: WidgetReference;
  onChange: (widget: WidgetReference) => void;
}

export function WidgetChoice({ widget, onChange }: Props) {
  return (
    <Group
      aria-label={t(messages.widgetLabel)}
      value={widget.tag}
      onChange={(picked) => onChange(WIDGETS.find(({ tag }) => tag === picked)!)}
    >
      {WIDGETS.map(({ tag, label, text }) => (
        <Card key={tag} value={tag}>
          <WidgetPicture of={tag} />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
        </Card>
      ))}
    </Group>
  );
}

const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;

  ${MOBILE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

const Card = styled(Radio)`
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  overflow: clip;
  cursor: pointer;
  transition: border-color var(--swift);
  -webkit-tap-highlight-color: transparent;

  > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    background: var(--sunken);
  }

  > span {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 10px 14px 14px;
  }

  strong {
    font-weight: 600;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  &:hover {
    border-color: var(--control);
  }

  &[data-selected] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${NARROW} {
    grid-template: none / 104px 1fr;
    align-items: center;

    > span {
      padding: 10px 14px;
    }
  }
`;
