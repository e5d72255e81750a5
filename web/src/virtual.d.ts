declare module "virtual:catalogues" {
  type Loader = () => Promise<{ default: string }>;
  const parts: Record<"core" | "lobby" | "guide" | "replay" | "help" | "settings", Record<"en" | "sv" | "nb" | "is", Loader>>;
  export default parts;
}
