import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

export interface Shared {
  title: string;
  address: string;
}

export function WhatsAppLink({ title, address }: Shared) {
  return (
    <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener">
      <Icon name="send" />
      {m.whatsApp()}
    </a>
  );
}
