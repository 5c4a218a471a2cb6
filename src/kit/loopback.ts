/** Which names lead nowhere but to this machine. */

/** `localhost`, `127.0.0.1`, `[::1]`: a name that leads nowhere but to this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host)
}
