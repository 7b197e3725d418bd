/** What came over a connection, as the answer that it holds. */
export function parseAnswer(text: string): Response {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1];
  if (status === undefined) throw new Error(`no answer: ${text.slice(0, 200)}`);
  const headers = lines.map((line) => {
    const [name = "", value = ""] = line.split(/: ?(.*)/s);
    return [name, value] as [string, string];
  });
  return new Response(rest.join("\r\n\r\n"), { status: Number(status), headers });
}
