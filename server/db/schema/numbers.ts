export interface NumberTables {
  tally: TallyTable;
  dailyTally: DailyTallyTable;
}

/** A bare number of one day: added up as things happen, or as it stood when it was last looked at. */
export interface DailyTallyTable {
  name:
    | "posts"
    | "comments"
    | "activeMembers"
    | "errors"
    | "members"
    | "activeIn7Days"
    | "activeIn30Days"
    | "databaseBytes"
    | "uploadBytes";
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

/** Kept counts, and rows at which changes wait for each other. */
export interface TallyTable {
  name: "shownPosts" | "roleChanges" | "settingSaves" | "contentWrites";
  value: number;
}
