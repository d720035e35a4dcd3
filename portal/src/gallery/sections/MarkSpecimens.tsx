import BadgeCheck from 'lucide-react/icons/badge-check';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Count } from '../../ui/primitives/Count.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { Monogram } from '../../ui/primitives/Monogram.tsx';
import { ProgressLine } from '../../ui/primitives/ProgressLine.tsx';
import { UploadProgress } from '../../ui/patterns/UploadProgress.tsx';
import { ContactLinks } from '../../ui/primitives/Reach.tsx';
import { SentAlong } from '../../ui/patterns/SentAlong.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { SkillIcon } from '../../ui/primitives/SkillIcon.tsx';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';
import { Tick } from '../../ui/primitives/Tick.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

const TONES = ['green', 'amber', 'red'] as const;

/** Gallery section: badges and other display-only components. */
export function MarkSpecimens() {
  return (
    <Specimens title="Marks">
      <Specimen name="Badge">
        <Actions>
          {TONES.map((tone) => (
            <Badge key={tone} $tone={tone}>
              <BadgeCheck aria-hidden="true" />
              {tone}
            </Badge>
          ))}
        </Actions>
      </Specimen>
      <Specimen name="UserText, UserTexts">
        <p>
          Proposed by <UserText>יעל כהן</UserText>, <UserTexts parts={['مهندس برمجيات', 'Amman', null]} />
        </p>
      </Specimen>
      <Specimen name="Count">
        <Actions>
          Nothing
          <Count of={0} />
          a few
          <Count of={7} />
          many
          <Count of={12_345} />
        </Actions>
      </Specimen>
      <Specimen name="Avatar">
        <Actions>
          {[1, 8, 15].map((placeholder) => (
            <Avatar key={placeholder} photo={null} placeholder={placeholder} size={40} />
          ))}
        </Actions>
      </Specimen>
      <Specimen name="Monogram">
        <Actions>
          <Monogram name="Northwind" size={40} />
          <Monogram name="Ångström" size={28} />
        </Actions>
      </Specimen>
      <Specimen name="SkillIcon">
        <Actions>
          <SkillIcon image="/skill-images/react.svg" />
          React
        </Actions>
      </Specimen>
      <Specimen name="Tick">
        <Actions>
          <Tick />
          <Tick isIndeterminate />
        </Actions>
      </Specimen>
      <Specimen name="ProgressLine">
        {TONES.map((tone, at) => (
          <ProgressLine key={tone} label={`Import ${at + 1}`} at={at * 40} of={100} tone={tone} />
        ))}
      </Specimen>
      <Specimen name="UploadProgress">
        <UploadProgress what="people.csv" share={0.42} onCancel={() => undefined} />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton $width="60%" role="status" aria-label="Loading" />
        <Skeleton $width={40} $height={40} $round />
      </Specimen>
      <Specimen name="Hint">
        <Hint>Only you see this.</Hint>
      </Specimen>
      <Specimen name="Reach">
        <ContactLinks email="ada@people.example" phone="+49 30 901820" />
      </Specimen>
      <Specimen name="SentAlong">
        <SentAlong fields={{ utm_source: 'newsletter', utm_campaign: 'autumn' }} />
      </Specimen>
      <Specimen name="VisuallyHidden">
        <p>
          What follows is for screen readers. <VisuallyHidden>Only they read this.</VisuallyHidden>
        </p>
      </Specimen>
    </Specimens>
  );
}
