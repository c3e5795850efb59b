/** Passkeys, as the browser makes and uses them. */
import { enter } from "../api/host";
import * as api from "../api/people";
import { listed } from "../words/joins";

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => "credentials" in navigator && "PublicKeyCredential" in globalThis;

/** The person has said no, or taken too long: nothing happened. */
export class NotDone extends Error {}

export function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

export function text(raw: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(raw), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What this browser is called in lists: "Firefox, Linux". */
export function browserName(agent = navigator.userAgent): string {
  const browsers = [
    ["Edg", "Edge"],
    ["OPR", "Opera"],
    ["Firefox", "Firefox"],
    ["FxiOS", "Firefox"],
    ["Chrom", "Chrome"],
    ["CriOS", "Chrome"],
    ["Safari", "Safari"],
  ] as const;
  const systems = [
    ["Android", "Android"],
    ["iPhone", "iPhone"],
    ["iPad", "iPad"],
    ["Windows", "Windows"],
    ["Mac OS", "macOS"],
    ["CrOS", "ChromeOS"],
    ["Linux", "Linux"],
  ] as const;
  const named = [browsers, systems].map((known) => known.find(([mark]) => agent.includes(mark))?.[1]);
  return listed(named.filter((one) => one !== undefined)) || "Browser";
}

/** What a browser made or found; NotDone when whoever was asked did not want to. */
async function asked(wish: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await wish.catch((error: unknown) => {
    throw new NotDone(error instanceof Error ? error.name : String(error));
  });
  if (!(found instanceof PublicKeyCredential)) throw new NotDone("nothing");
  return found;
}

/** A new passkey, as the server wants it told. */
async function made(options: api.PasskeyOptions): Promise<Record<string, string>> {
  const found = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(options.challenge),
        rp: { id: options.domain, name: options.site },
        user: { id: bytes(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        // Kept on the device, so that nobody has to say who they are first; and the device asks who is there.
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        timeout: options.milliseconds,
      },
    }),
  );
  if (!(found.response instanceof AuthenticatorAttestationResponse)) throw new NotDone("kind");
  return {
    id: text(found.rawId),
    client_data: text(found.response.clientDataJSON),
    attestation: text(found.response.attestationObject),
    label: browserName(),
  };
}

export async function becomePerson(name: string): Promise<api.NewPerson> {
  return api.becomePerson({ ...(await made(await api.newPersonOptions(name))), name });
}

export async function addPasskey(): Promise<api.Me> {
  return api.addPasskey(await made(await api.newPasskeyOptions()));
}

/** A passkey's answer to the server's question who one is. */
async function shown(): Promise<Record<string, string>> {
  const options = await api.signInOptions();
  const found = await asked(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(options.challenge),
        rpId: options.domain,
        userVerification: "required",
        timeout: options.milliseconds,
      },
    }),
  );
  const { response } = found;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new NotDone("kind");
  return {
    id: text(found.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle === null ? {} : { user: text(response.userHandle) }),
  };
}

export async function signIn(bring: boolean): Promise<api.SignedIn> {
  return api.signIn({ ...(await shown()), label: browserName(), bring });
}

/** Shows the passkey once more, as a host of the server. */
export async function enterAsHost(): Promise<void> {
  await enter(await shown());
}
