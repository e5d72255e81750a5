declare module "virtual:catalogues*" {
  type Loader = () => Promise<{ default: string }>;
  type Part = keyof typeof import("../build/catalogues").PARTS;
  const parts: Partial<Record<Part, Record<import("./generated/constants").Language, Loader>>>;
  export default parts;
}
