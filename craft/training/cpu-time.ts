/** What some work takes of the processor, in milliseconds: the same on a busy machine, as waiting does not count. */
export function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
