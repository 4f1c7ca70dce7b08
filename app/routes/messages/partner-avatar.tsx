import type { Conversation } from "../../api/types.ts";
import { Avatar } from "../../components/avatar.tsx";
import { Icon } from "../../icons/icon.tsx";

export function PartnerAvatar({ partner: { id, fullName, image, isGone } }: { partner: Conversation["partner"] }) {
  return isGone ? (
    <span className="avatar size-40">
      <Icon name="user-round" />
    </span>
  ) : (
    <Avatar name={fullName} image={image} size={40} id={id} />
  );
}
