/** What is sent or asked for between two members, as the contract names them. */
export function conversationRequest<T extends { receiverId: string }>({ receiverId, ...rest }: T) {
  return { ...rest, recieverId: receiverId };
}
