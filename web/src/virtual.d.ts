declare module "virtual:catalogues" {
  type Loader = () => Promise<{ default: string }>;
  type Part = "core" | "game" | "lobby" | "guide" | "replay" | "matches" | "help" | "settings";
  const parts: Record<Part, Record<"en" | "sv" | "nb" | "is", Loader>>;
  export default parts;
}
