import { hash } from "node:crypto";
import { addAbortSignal } from "node:stream";
import { buffer } from "node:stream/consumers";
import { GetBucketVersioningCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import { Failure } from "../../failures.ts";
import { codeOf, isAbsent, isSilence } from "./s3-errors.ts";
import type { Patience, S3Settings } from "./s3-settings.ts";
import type { FileLog, ListedFile } from "./store.ts";
import { say } from "../../contract/sentences/say.ts";

export interface BucketLog extends FileLog {
  error(about: object, message: string): void;
}

const ATTEMPTS = 2;
const CONNECT_MS = 1_000;
/** A store that did not answer is left alone for so long, so that a page of pictures does not wait for each. */
const REST_MS = 2_000;

const unavailable = () => new Failure("overloaded", say.filesUnreachable, { retryAfter: 5 });

/** @throws {Failure} overloaded, within the patience, from each method while the store does not do its part. */
export class S3Bucket {
  readonly #name: string;
  readonly #client: S3Client;
  readonly #driver: S3Driver;
  readonly #patience: Patience;
  readonly #log: BucketLog | undefined;
  #restsUntil = 0;
  #isLost = false;

  constructor({ bucket, accessKeyId, secretAccessKey, ...place }: S3Settings, patience: Patience, log?: BucketLog) {
    this.#name = bucket;
    this.#patience = patience;
    this.#log = log;
    this.#client = new S3Client({
      ...place,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: patience.attempt,
        throwOnRequestTimeout: true,
      },
      // Older servers know only Content-MD5, and refuse or garble the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    this.#driver = new S3Driver({ client: this.#client, bucket, visibility: "private", supportsACL: false });
  }

  /** Whether its last call failed. Then the next is begun, so that nobody has to ask for a picture to end it. */
  isLost(): boolean {
    if (this.#isLost) void this.#ask(() => this.keepsVersions()).catch(() => {});
    return this.#isLost;
  }

  async put(key: string, data: Uint8Array): Promise<void> {
    const ContentMD5 = hash("md5", data, "base64");
    await this.#ask(() => this.#driver.put(key, data, { ContentMD5, contentLength: data.byteLength }));
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#ask(async (signal) => {
      try {
        const stream = addAbortSignal(signal, await this.#driver.getStream(key));
        return new Uint8Array(await buffer(stream));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    });
  }

  /** One after another, since a job does this for a hundred pictures at once. */
  async delete(keys: string[]): Promise<void> {
    // Somebody may have turned versions on while we run, and then nothing would really be gone.
    if (await this.#ask(() => this.keepsVersions())) {
      throw new Error(`the bucket ${this.#name} keeps versions of deleted files, so nothing is deleted from it`);
    }
    for (const key of keys) await this.#ask(() => this.#driver.delete(key));
  }

  /** Asked of the client, since the driver's own list leaves out how long files are. */
  async *list(folder: string): AsyncGenerator<ListedFile> {
    const asked = { Bucket: this.#name, Prefix: `${folder}/` };
    let after: string | undefined;
    do {
      const page = new ListObjectsV2Command({ ...asked, ContinuationToken: after });
      const { Contents = [], NextContinuationToken } = await this.#ask(() => this.#client.send(page));
      for (const { Key = "", Size = 0 } of Contents) yield { name: Key.slice(folder.length + 1), bytes: Size };
      after = NextContinuationToken;
    } while (after);
  }

  /** Whether the bucket keeps what is deleted from it. A server that knows no versions keeps none. @throws as the client does. */
  async keepsVersions(): Promise<boolean> {
    try {
      const { Status } = await this.#client.send(new GetBucketVersioningCommand({ Bucket: this.#name }));
      return Status !== undefined;
    } catch (error) {
      if (["NotImplemented", "MethodNotAllowed"].includes(codeOf(error))) return false;
      this.#isLost = true;
      throw error;
    }
  }

  async #ask<T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (performance.now() < this.#restsUntil) throw unavailable();
    const cut = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = Object.assign(new Error("the store took too long"), { code: "ETIMEDOUT" });
      cut.abort(error);
      reject(error);
    }, this.#patience.all);
    try {
      const answer = await Promise.race([act(cut.signal), late]);
      this.#isLost = false;
      return answer;
    } catch (error) {
      this.#isLost = true;
      if (isSilence(error)) this.#restsUntil = performance.now() + REST_MS;
      this.#log?.error({ err: error, code: codeOf(error) }, "the S3 store failed");
      throw unavailable();
    } finally {
      clearTimeout(timer);
    }
  }
}
