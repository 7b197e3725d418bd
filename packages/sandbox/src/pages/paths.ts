/** Where every page and every form is. */
export const paths = {
  overview: "/",
  users: "/users",
  connections: "/connections",
  connection: (id: string) => `/connections/${encodeURIComponent(id)}`,
  inbox: "/inbox",
  deliveries: "/deliveries",
  delivery: (id: string) => `/deliveries/${encodeURIComponent(id)}`,
  redeliver: (id: string) => `/deliveries/${encodeURIComponent(id)}/redeliver`,
  deposits: "/deposits",
  faults: "/faults",
  removeFaults: "/faults/remove",
  removeFault: (id: string) => `/faults/${encodeURIComponent(id)}/remove`,
  requests: "/requests",
  clock: "/clock",
  applications: "/applications",
  reset: "/reset",
  signIn: "/sign-in",
  account: (userId: string) => `/account/${encodeURIComponent(userId)}`,
  integrations: (userId: string) => `/account/${encodeURIComponent(userId)}/integrations`,
  revoke: (userId: string) => `/account/${encodeURIComponent(userId)}/integrations/revoke`,
  history: (userId: string) => `/account/${encodeURIComponent(userId)}/history`,
  signup: (token: string) => `/signup/${encodeURIComponent(token)}`,
  consent: (token: string) => `/consent/${encodeURIComponent(token)}`,
  otp: (token: string) => `/otp/${encodeURIComponent(token)}`,
  resend: (token: string) => `/otp/${encodeURIComponent(token)}/resend`,
} as const;

/** Adds what is set to a path as its query. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
