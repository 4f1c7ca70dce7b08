export interface NumberTables {
  tally: TallyTable;
  dailyTally: DailyTallyTable;
}

export interface DailyTallyTable {
  name:
    | "posts"
    | "comments"
    | "activeMembers"
    | "errors"
    | "reminders"
    | "remindersRefused"
    | "members"
    | "activeIn7Days"
    | "activeIn30Days"
    | "databaseBytes"
    | "uploadBytes"
    | "countedMinute";
  day: string;
  value: number;
}

/** Kept counts, and rows that serve as locks; `contentWrites` is both. */
export interface TallyTable {
  name: "shownPosts" | "roleChanges" | "settingSaves" | "contentWrites";
  value: number;
}
