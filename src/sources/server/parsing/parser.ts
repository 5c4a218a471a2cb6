/** Reads answers of sources in a thread of its own: however laborious one is, no page waits for it. */
import { type Most, openComputeThread, ThreadBroke } from '#kit/server/compute/compute-thread.ts'
import { type FaultCode, SourceFault } from '../../faults.ts'
import { type Parsing, parsing } from './parse.ts'

/** What of `Parsing` is answered later. */
export type Parser = {
  [Name in keyof Parsing]: (...given: Parameters<Parsing[Name]>) => Promise<ReturnType<Parsing[Name]>>
}
export type Result<Value> = { value: Value } | { fault: { code: FaultCode; about: string } }

/** Of the processor five seconds; where that is short, a minute goes by at most. */
const most: Most = { timeoutMs: 60_000, cpuMs: 5000, megabytes: 512, idleMs: 20_000 }

export function openParser(limits: Most = most): Parser & { close(): Promise<void> } {
  const thread = openComputeThread(new URL('parsing-thread.ts', import.meta.url), limits)
  const ask = async <Name extends keyof Parsing>(
    name: Name,
    given: Parameters<Parsing[Name]>,
  ): Promise<ReturnType<Parsing[Name]>> => {
    try {
      const result = (await thread.compute(name, given)) as Result<ReturnType<Parsing[Name]>> // it has just made it
      if ('value' in result) return result.value
      throw new SourceFault(result.fault.code, result.fault.about)
    } catch (error) {
      if (error instanceof ThreadBroke) throw new SourceFault('too-laborious')
      throw error
    }
  }
  return {
    hear: (...given) => ask('hear', given),
    read: (...given) => ask('read', given),
    bring: (...given) => ask('bring', given),
    readElsewhere: (...given) => ask('readElsewhere', given),
    close: thread.close,
  }
}

/** Without a thread: for tests, which read little. */
export const parseHere: Parser = {
  hear: async (...given) => parsing.hear(...given),
  read: async (...given) => parsing.read(...given),
  bring: async (...given) => parsing.bring(...given),
  readElsewhere: async (...given) => parsing.readElsewhere(...given),
}
