import { Icon } from "../icons/icon.tsx";

export interface Shared {
  title: string;
  address: string;
}

export function WhatsAppLink({ title, address }: Shared) {
  return (
    <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener">
      <Icon name="send" />
      WhatsApp
    </a>
  );
}
