declare module "virtual:offline-script" {
  /** Built of `page-script.ts`. */
  const script: string;
  export default script;
}
