declare module "virtual:catalogues" {
  type Loader = () => Promise<{ default: string }>;
  const parts: Record<"core" | "lobby" | "guide" | "replay" | "matches", Record<"en" | "sv" | "nb" | "is", Loader>>;
  export default parts;
}
