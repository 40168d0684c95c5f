/** Whether a host is one that no visitor can reach: a reserved name (RFC 2606, RFC 6761), or an address of this machine. */
export const isUnreachable = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost)$|^127\.|^\[::1\]$/.test(host);
