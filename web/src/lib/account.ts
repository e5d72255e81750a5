import type { Account, AccountState, Ceremony, CeremonyOptions, Departure, RecoveryWords, Scope, TokenMade } from "../generated/accounts";
import { asGuest, ask, beGuest } from "./api";
import { remove } from "./removing";
import { makePasskey, usePasskey } from "./passkeys";
import { settings } from "./settings.svelte";

const begin = async (kind: Ceremony): Promise<Record<string, unknown>> =>
  (await ask<CeremonyOptions>("account/ceremonies", { kind })).options;

/** What a new passkey is called until somebody calls it something else: the kind of device. */
function device(usual: string): string {
  const agent = navigator as Navigator & { userAgentData?: { platform?: string } };
  return (agent.userAgentData?.platform || usual).slice(0, 20);
}

/** The browser is called as its account is. */
export function known(account: Account): Account {
  settings.set("guest", account.name);
  settings.set("name", account.name);
  return account;
}

export const accountState = (): Promise<AccountState> => ask<AccountState>("account");
export const ownAccount = async (): Promise<Account | null> => (await accountState()).account;

/** Goes to the other site, from which the browser comes back signed in; what is refused there is told then. */
export async function signInElsewhere(): Promise<void> {
  if (settings.name) await beGuest(settings.name);
  location.assign((await ask<Departure>("account/oidc", {})).address);
}

/** Why somebody who has come back is not signed in: the code of a refusal, told once. */
export function refusedElsewhere(): string {
  const code = new URLSearchParams(location.search).get("refused") ?? "";
  if (code) history.replaceState(history.state, "", location.pathname);
  return /^(oidc|ceremony|account|too|storage)-[a-z]+$/.test(code) ? code : "";
}

export const partWithIssuer = (): Promise<Account> => remove<Account>("account/oidc");

export async function signUp(usual: string): Promise<Account> {
  await beGuest(settings.name);
  const { options } = await asGuest<CeremonyOptions>("account/ceremonies", { kind: "new" });
  return known(await ask<Account>("account", { credential: await makePasskey(options), name: device(usual) }));
}

export async function signIn(): Promise<Account> {
  return known(await ask<Account>("account/sessions", { credential: await usePasskey(await begin("sign-in")) }));
}

export const recover = async (words: string): Promise<Account> => known(await ask<Account>("account/recovery", { words }));

export async function addPasskey(usual: string): Promise<Account> {
  const credential = await makePasskey(await begin("add"));
  return ask<Account>("account/passkeys", { credential, name: device(usual) });
}

export const namePasskey = (passkey: string, name: string): Promise<Account> => ask<Account>(`account/passkeys/${passkey}`, { name });
export const removePasskey = (passkey: string): Promise<Account> => remove<Account>(`account/passkeys/${passkey}`);
export const newWords = async (): Promise<string[]> => (await ask<RecoveryWords>("account/recovery-words", {})).words;
export const makeToken = (name: string, scopes: Scope[]): Promise<TokenMade> => ask<TokenMade>("account/tokens", { name, scopes });
export const removeToken = (token: string): Promise<Account> => remove<Account>(`account/tokens/${token}`);

/** From then on this browser is somebody new. */
async function left(path: string): Promise<void> {
  await remove<AccountState>(path);
  settings.set("guest", "");
}

export const signOut = (everywhere: boolean): Promise<void> => left(`account/sessions${everywhere ? "?everywhere=true" : ""}`);
export const deleteAccount = (): Promise<void> => left("account");
