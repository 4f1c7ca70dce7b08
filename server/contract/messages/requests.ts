export function conversationRequest<T extends { receiverId: string }>({ receiverId, ...rest }: T) {
  return { ...rest, recieverId: receiverId };
}
