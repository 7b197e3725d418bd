import { transitions } from "@svc/openapi";

type Machines = typeof transitions;
type Row<M extends keyof Machines> = Machines[M]["rows"][number];
type State<M extends keyof Machines> = Row<M>["to"];

/** The state that follows, by the description's own table. A step that the table does not have is a bug of ours. */
export function next<M extends keyof Machines>(
  machine: M,
  from: State<M> | null,
  trigger: Row<M>["trigger"],
  condition: Row<M>["condition"],
): State<M> {
  const rows: readonly Row<M>[] = transitions[machine].rows;
  const row = rows.find((row) => row.from === from && row.trigger === trigger && row.condition === condition);
  if (!row) throw new Error(`${machine} has no step from ${from} by ${trigger} (${condition})`);
  return row.to;
}
