import { useState } from 'react';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Combobox } from '../../ui/primitives/Combobox.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FieldFrame } from '../../ui/primitives/FieldFrame.tsx';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { RichTextField } from '../../ui/patterns/form/RichTextField.tsx';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { PickMany } from '../../ui/patterns/PickMany.tsx';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { Select } from '../../ui/primitives/Select.tsx';
import { DateField } from '../../ui/primitives/DateField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

const SKILLS = ['React', 'TypeScript', 'PostgreSQL', 'Go'].map((label, at) => ({ id: at + 1, label, image: null }));
const LEVELS = [
  { id: 'senior', label: 'Senior' },
  { id: 'lead', label: 'Lead' },
];

const SORTS = [
  { id: '-1', label: 'Relevance' },
  { id: 'rate', label: 'Rate: Lowest First' },
];

/** Gallery section: text fields and pickers. */
export function FieldSpecimens() {
  const [sort, setSort] = useState('-1');
  const [level, setLevel] = useState<string | null>(null);
  const [picked, setPicked] = useState([1, 3]);
  return (
    <Specimens title="Fields">
      <Specimen name="TextField">
        <TextField label="Name" placeholder="Ada Lovelace" isRequired />
        <TextField label="Hourly rate" prefix="$" defaultValue="54" description="What clients see." />
        <TextField label="Email" defaultValue="ada@" isInvalid />
        <TextField label="Account" defaultValue="ada@people.example" isDisabled />
      </Specimen>
      <Specimen name="DateField">
        <DateField label="Start date" defaultValue="2026-03-07" />
        <DateField label="Expires on" description="Leave blank for no expiry." />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label="Message" rows={3} description="They get it by mail." />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label="Password" autoComplete="new-password" defaultValue="harbour lights" />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField aria-label="Search talents" placeholder="Search" defaultValue="react" />
        <SearchField aria-label="Search jobs" placeholder="Title, skill or company" size="large" />
      </Specimen>
      <Specimen name="Select">
        <Actions>
          <Select label="Sort" value={sort} options={SORTS} onChange={setSort} />
        </Actions>
      </Specimen>
      <Specimen name="SelectField">
        <SelectField label="Seniority" value={level} options={LEVELS} none="Any" onChange={setLevel} isRequired />
        <SelectField
          label="English"
          value={null}
          options={LEVELS}
          none="Choose"
          error="Choose a level."
          onChange={() => {}}
        />
      </Specimen>
      <Specimen name="Combobox">
        <Combobox label="Country" placeholder="Begin to type" options={SKILLS} />
        <Combobox label="City" options={[]} isLoading />
        <Combobox label="Manager" options={[]} isDisabled defaultInputValue="Nobody" />
      </Specimen>
      <Specimen name="PickMany">
        <PickMany name="skills" label="Skills" options={SKILLS} picked={picked} max={3} onChange={setPicked} />
      </Specimen>
      <Specimen name="FieldFrame">
        <FieldFrame id="framed" label="Logo" description="SVG or PNG." error="This file is empty.">
          <Actions>
            <Button aria-describedby="framed-description framed-error">Choose a logo</Button>
          </Actions>
        </FieldFrame>
      </Specimen>
      <Specimen name="RichTextField" isWide>
        <RichTextField
          label="Summary"
          description="Paragraphs, headings and lists."
          initial="<p>Builds <strong>calm</strong> interfaces.</p><ul><li>React</li><li>PostgreSQL</li></ul>"
          onChange={() => {}}
        />
      </Specimen>
    </Specimens>
  );
}
