import { join } from "node:path";
import type { startMock } from "@svc/mock";

interface Question {
  readonly path: string;
  readonly prefer: string;
  readonly body: unknown;
}

/** Sends one request to the mock of another copy of the repository. */
export async function askMock(folder: string, question: Question): Promise<{ status: number; body: unknown }> {
  const mock: { startMock: typeof startMock } = await import(join(folder, "packages/mock/src/index.ts"));
  const { url, close } = await mock.startMock({ port: 0 });
  try {
    const answer = await fetch(url + question.path, {
      method: "POST",
      headers: { "api-key": "any", "content-type": "application/json", prefer: question.prefer },
      body: JSON.stringify(question.body),
    });
    return { status: answer.status, body: await answer.json() };
  } finally {
    await close();
  }
}
