/** What the servers that answer from memory have in common. */
export const PATH = "/api/v0/svc-link";

/** What is kept of, and answered to, a request for a connection. */
export function acceptConnection(id, { name, type, subtype }) {
  const now = new Date().toISOString();
  return { svcLink: { id, name, type, subtype, status: "INITIATING", createdAt: now, updatedAt: now } };
}
