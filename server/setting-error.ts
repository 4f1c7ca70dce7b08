export class SettingError extends Error {}
