const END_OF_HEAD = "\r\n\r\n";
const END_OF_CHUNKS = "0\r\n\r\n";
const STATUS_AT = "HTTP/1.1 ".length;

/** Just enough of HTTP to see when an answer is complete, when there is never more than one under way. */
export class AnswerReader {
  #received: Buffer = Buffer.alloc(0);

  /** Answers the status once everything has arrived. */
  push(chunk: Buffer): number | undefined {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end === -1) return undefined;
    const head = this.#received.toString("latin1", 0, end);
    if (!this.#isComplete(head, end + END_OF_HEAD.length)) return undefined;
    this.#received = Buffer.alloc(0);
    return Number(head.slice(STATUS_AT, STATUS_AT + 3));
  }

  #isComplete(head: string, bodyAt: number): boolean {
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) return this.#received.length >= bodyAt + Number(length);
    return this.#received.subarray(-END_OF_CHUNKS.length).toString("latin1") === END_OF_CHUNKS;
  }
}
