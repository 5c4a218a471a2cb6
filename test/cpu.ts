/** For tests that something cannot hold the process: milliseconds this thread has worked, however busy the machine is with others. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
