/** As much of the load generator as the benchmarks use: it comes without types. */
declare module 'autocannon' {
  type Options = { url: string; amount: number; connections: number; headers: Record<string, string> }
  type Result = { statusCodeStats?: Record<string, { count?: number }> }
  type Run = Promise<Result> & { on(event: 'response', listener: () => void): void }
  // oxlint-disable-next-line import/no-default-export -- it is the package that exports this way
  export default function autocannon(options: Options): Run
}
