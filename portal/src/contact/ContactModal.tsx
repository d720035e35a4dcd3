export default function ContactModal() {
  return null;
}
