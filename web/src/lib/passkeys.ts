import { Fault } from "./api";

/** Passkeys as browsers have them, and as the server writes them: bytes in texts of letters, digits, - and _. */
type Written = Record<string, unknown>;

export const havePasskeys = (): boolean => "PublicKeyCredential" in globalThis && "credentials" in navigator;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Options of the server, with its texts as bytes where the browser wants bytes. */
export function readOptions(options: Written): Written {
  const read: Written = { ...options, challenge: toBytes(options["challenge"] as string) };
  const user = options["user"] as Written | undefined;
  if (user) read["user"] = { ...user, id: toBytes(user["id"] as string) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    const known = options[list] as Written[] | undefined;
    if (known) read[list] = known.map((each) => ({ ...each, id: toBytes(each["id"] as string) }));
  }
  return read;
}

/** What a passkey answered, for the server. */
function written(found: Credential | null): Written {
  if (!(found instanceof PublicKeyCredential)) throw new Fault("cancelled", "");
  const response: Written = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const value = (found.response as unknown as Written)[part];
    if (value instanceof ArrayBuffer) response[part] = toText(value);
  }
  return { id: found.id, rawId: toText(found.rawId), type: found.type, response };
}

/** Whoever is asked may say no, or nothing at all: then nothing has happened. */
async function asked(answer: Promise<Credential | null>): Promise<Written> {
  try {
    return written(await answer);
  } catch (error) {
    throw error instanceof Fault ? error : new Fault("cancelled", "");
  }
}

export const makePasskey = (options: Written): Promise<Written> =>
  asked(navigator.credentials.create({ publicKey: readOptions(options) as unknown as PublicKeyCredentialCreationOptions }));

export const usePasskey = (options: Written): Promise<Written> =>
  asked(navigator.credentials.get({ publicKey: readOptions(options) as unknown as PublicKeyCredentialRequestOptions }));
