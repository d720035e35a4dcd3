import { type Attribute, WIDGETS } from '@crewdock/sdk/reference';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { noteLook } from '../ui/styles/fieldLook.ts';
import { SelectField } from '../ui/patterns/form/SelectField.tsx';
import { Switch } from '../ui/primitives/Switch.tsx';
import { type WidgetConfiguration, getFormAttributes, readValue } from './choice.ts';
import { ColorField } from './ColorField.tsx';
import { DraftField } from './DraftField.tsx';
import { FiltersField } from './FiltersField.tsx';
import { JobField } from './JobField.tsx';
import type { Embed } from './useEmbed.ts';
import { ReferenceText, plainWords } from './Words.tsx';

interface Props {
  choice: WidgetConfiguration;
  /** The default colours. */
  colors: Colors;
  /** Whether to include options for developers. */
  forDevelopers: boolean;
  onSet: Embed['set'];
}

export interface Colors {
  brand: string;
  font: string;
}

/**
 * Renders a field for each attribute of the widget: first its specific attributes, then the attributes of all widgets.
 */
export function OptionFields({ choice: { widget, values }, colors, forDevelopers, onSet }: Props) {
  const asked = getFormAttributes(widget).filter(({ isForDevelopers }) => forDevelopers || !isForDevelopers);
  const own = asked.filter((attribute) => !isCommon(attribute));
  const field = (attribute: Attribute) => (
    <OptionField
      // The key contains the widget, so that filters are reset when another widget is chosen.
      key={`${widget.tag} ${attribute.name}`}
      attribute={attribute}
      value={values[attribute.name] ?? ''}
      colors={colors}
      onChange={(value, how) => onSet(attribute.name, value, how)}
    />
  );
  return (
    <Fields>
      {own.map(field)}
      {asked.filter(isCommon).map(field)}
    </Fields>
  );
}

function isCommon({ name }: Attribute): boolean {
  return WIDGETS.every(({ attributes }) => attributes.some((attribute) => attribute.name === name));
}

interface FieldProps {
  attribute: Attribute;
  value: string;
  colors: Colors;
  onChange: (value: string, how?: 'type' | 'pick') => void;
}

function OptionField({ attribute: { name, label, input, text, without }, value, colors, onChange }: FieldProps) {
  const typed = (next: string) => onChange(next, 'type');
  const read = (given: string) => readValue(input, given);
  const description = plainWords(text);
  switch (input.kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          description={<ReferenceText>{t(messages.choiceDescription, { text, fallback: without })}</ReferenceText>}
          value={value || null}
          options={Object.entries(input.choices).map(([id, choice]) => ({ id, label: choice }))}
          none={t(messages.notSet)}
          onChange={(picked) => onChange(picked ?? '')}
        />
      );
    case 'color':
      return (
        <ColorField
          label={label}
          description={description}
          value={value}
          standard={name === 'brand-color' ? colors.brand : colors.font}
          onChange={typed}
        />
      );
    case 'number':
      return (
        <DraftField
          {...{ label, description, value, read }}
          placeholder={without}
          problem={t(messages.numberProblem, { min: input.min, max: input.max })}
          inputMode="numeric"
          onChange={typed}
        />
      );
    case 'name':
      return (
        <DraftField
          {...{ label, description, value, read }}
          placeholder={t(messages.none)}
          problem={t(messages.nameProblem)}
          onChange={typed}
        />
      );
    case 'filters':
      return (
        <FiltersField
          {...{ label, value }}
          description={<ReferenceText>{text}</ReferenceText>}
          of={input.of}
          onChange={onChange}
        />
      );
    case 'words':
      return (
        <DraftField
          {...{ label, description, value, read }}
          placeholder={t(messages.none)}
          problem={t(messages.tooLong, { max: input.max })}
          maxLength={input.max}
          onChange={typed}
        />
      );
    case 'switch':
      return (
        <div>
          <Switch isSelected={value !== ''} onChange={(isOn) => onChange(isOn ? 'true' : '')}>
            {label}
          </Switch>
          <Note>{description}</Note>
        </div>
      );
    case 'job':
      return <JobField {...{ label, description, value }} onChange={onChange} />;
    default:
      return null;
  }
}

const Note = styled.p`
  ${noteLook}
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;
