/** A radar of one's own, and how it is changed: one change after the other, and what it shows is asked for again. */
import { useState } from 'react'
import type { AnswerOf } from '#kit/endpoint.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { useLast } from '#kit/web/answers/use-last.ts'
import { failureOf } from '#kit/web/failure.ts'
import { type MyCalls, type MyCaller, useCall } from '#items/web/call-context.ts'
import { tellApart } from '#items/mine/own-radar.ts'
import type { RadarAddress } from './radar-address.ts'

export type OwnRadarData = AnswerOf<MyCalls['findOwnRadar']>

/** While another edition is looked for, the one before stays in sight. */
export function useOwnRadar({ radar, edition, since }: RadarAddress & { radar: number }) {
  const query = {
    ...(edition !== undefined && { edition: edition || none }),
    ...(since !== undefined && { since: since || none }),
  }
  const { answer, failure, again } = useAnswer(useCall(), 'findOwnRadar', { params: { radar }, query })
  const found = useLast(answer)
  return { found: found && { ...found, editions: tellApart(found.editions) }, failure, again }
}

/** A number that no edition has. */
const none = 999_999_999

/** What changes a radar: `run` answers whether it was done. */
export type Change = {
  isBusy: boolean
  trouble: string | null
  run(change: (call: MyCaller) => Promise<unknown>): Promise<boolean>
}

export function useChange(): Change {
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const run: Change['run'] = async (change) => {
    if (isBusy) return false
    setBusy(true)
    setTrouble(null)
    try {
      await change(call)
      stale(call, ['findOwnRadar', 'listOwnRadars'])
      return true
    } catch (error) {
      setTrouble(failureOf(error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, trouble, run }
}
