/**
 * For tests that something cannot hold the process: milliseconds that were worked on it, however busy the machine is
 * with others.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = cpuUsage()
  work()
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}

/** This thread's; before Node 23.9 the whole process's. */
export function cpuUsage(before?: NodeJS.CpuUsage): NodeJS.CpuUsage {
  return 'threadCpuUsage' in process ? process.threadCpuUsage(before) : (process as NodeJS.Process).cpuUsage(before)
}
