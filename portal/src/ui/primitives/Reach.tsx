import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';

/** Contact links: email address and phone number. */
export function ContactLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <Ways>
      <a href={`mailto:${encodeURIComponent(email)}`}>
        <Mail aria-hidden="true" />
        {email}
      </a>
      {phone && (
        <span>
          <Phone aria-hidden="true" />
          {phone}
        </span>
      )}
    </Ways>
  );
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  overflow-wrap: anywhere;

  > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    color: inherit;
  }
`;
