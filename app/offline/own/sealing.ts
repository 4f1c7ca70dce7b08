/** What a PIN seals with: to seal needs no PIN, so copies are renewed without asking for it; to open one does. */
export interface Seal {
  publicKey: JsonWebKey;
  /** The private key, sealed by a key that is derived from the PIN. All in base64. */
  privateKey: string;
  salt: string;
  iv: string;
  iterations: number;
}

/** Of OWASP's password storage cheat sheet for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
const IV_BYTES = 12;
const POINT_BYTES = 65;

const curve = { name: "ECDH", namedCurve: "P-256" };

/** @param iterations fewer only where a test makes many seals */
export async function makeSeal(pin: string, iterations = ITERATIONS): Promise<Seal> {
  const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const salt = random(16);
  const iv = random(IV_BYTES);
  const key = await keyOfPin(pin, salt, iterations);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey("jwk", pair.publicKey),
    crypto.subtle.exportKey("pkcs8", pair.privateKey),
  ]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, privateKey);
  return { publicKey, privateKey: toBase64(sealed), salt: toBase64(salt), iv: toBase64(iv), iterations };
}

/** @returns null for a wrong PIN */
export async function openSeal(seal: Seal, pin: string): Promise<CryptoKey | null> {
  const key = await keyOfPin(pin, fromBase64(seal.salt), seal.iterations);
  const iv = fromBase64(seal.iv);
  const opened = await crypto.subtle
    .decrypt({ name: "AES-GCM", iv }, key, fromBase64(seal.privateKey))
    .catch(() => null);
  return opened && crypto.subtle.importKey("pkcs8", opened, curve, false, ["deriveBits"]);
}

/** With a key of its own each time: a public point, an initial value, and the sealed bytes, one after the other. */
export async function sealed(bytes: ArrayBuffer, { publicKey }: Seal): Promise<ArrayBuffer> {
  const once = await crypto.subtle.generateKey(curve, false, ["deriveBits"]);
  const hers = await crypto.subtle.importKey("jwk", publicKey, curve, false, []);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", once.publicKey));
  const iv = random(IV_BYTES);
  const key = await keyBetween(once.privateKey, hers, point);
  const closed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes);
  return new Blob([point, iv, closed]).arrayBuffer();
}

/** @throws {DOMException} for bytes that were sealed with another key, or changed since */
export async function unsealed(bytes: ArrayBuffer, privateKey: CryptoKey): Promise<ArrayBuffer> {
  const point = new Uint8Array(bytes.slice(0, POINT_BYTES));
  const iv = new Uint8Array(bytes.slice(POINT_BYTES, POINT_BYTES + IV_BYTES));
  const once = await crypto.subtle.importKey("raw", point, curve, false, []);
  const key = await keyBetween(privateKey, once, point);
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(POINT_BYTES + IV_BYTES));
}

async function keyOfPin(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey("raw", textBytes(pin.normalize("NFC")), "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, typed, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

async function keyBetween(privateKey: CryptoKey, publicKey: CryptoKey, salt: Uint8Array<ArrayBuffer>) {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: publicKey }, privateKey, 256);
  const base = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: textBytes(OF_COPIES) };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const OF_COPIES = "umeed own pages";

const textBytes = (text: string) => new TextEncoder().encode(text);

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function toBase64(bytes: ArrayBuffer | Uint8Array) {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
