/** Whoever reads what is printed may go away (`| head`), or its disk be full: no reason to end what others use. */
export function outliveOutput(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => {});
}
