/**
 * How long a test waits for what comes at once on a quiet machine. Whoever waits in vain waits so long: no other limit
 * says that something is slow.
 */
export const patienceMs = 60_000
