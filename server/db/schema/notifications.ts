export interface NotificationTables {
  mutedTopic: MutedTopicTable;
}

export interface MutedTopicTable {
  memberId: string;
  topic: string;
}
