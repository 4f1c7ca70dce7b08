interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  sentences?: { missing?: string | undefined; wrong?: string | undefined };
}

export type Constraints = Record<string, Constraint>;
