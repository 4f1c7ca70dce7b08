declare module "virtual:offline-script" {
  const script: string;
  export default script;
}
