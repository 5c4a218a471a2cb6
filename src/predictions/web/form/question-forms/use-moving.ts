/** Moves one of several chances, with the others giving way to it, and holds those that are to stay. */
import { useState } from 'react'
import { chancesFor } from './chances.ts'
import { mostFor, movedTo } from './giving-way.ts'

type Chances = Record<string, number | null>
/**
 * What came of moving one of them: moved on, the others give way from where they stood before. Null once something is
 * held since, or let go.
 */
type Turn = { place: number | null; from: readonly (number | null)[]; came: Chances }

/** `named`: the options that can be given a chance; `change` is told those of all `options`. */
export function useMoving(
  { options, named, chances }: { options: readonly string[]; named: readonly string[]; chances: Chances },
  change: (chances: Chances) => void,
) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const [turn, setTurn] = useState<Turn | null>(null)
  const now = named.map((option) => chances[option] ?? null)
  const isHeld = named.map((option, i) => held.has(option) && now[i] !== null)
  // Whatever else changed them since ends it.
  const turning = turn?.came === chances ? turn : null
  return {
    now,
    isHeld,
    /** How far each can be moved; null where it cannot. */
    most: named.map((_, i) => mostFor(now, i, isHeld)),
    /** One was given, of none, and nobody has said anything of the others. */
    isFirst: turning?.from.every((chance) => chance === null) ?? false,
    move(place: number, to: number) {
      const from = turning?.place === place ? turning.from : now
      const moved = movedTo(from, { place, to, isHeld })
      if (!moved) return
      const told = Object.fromEntries(named.map((option, i) => [option, moved[i] ?? null]))
      // One that lost its name meanwhile has lost its chance to them.
      const came = chancesFor(options, told)
      setTurn({ place, from, came })
      change(came)
    },
    hold(option: string, isToStay: boolean) {
      const rest = named.filter((one) => one !== option && held.has(one))
      setTurn(turning && { ...turning, place: null })
      setHeld(new Set(isToStay ? [...rest, option] : rest))
    },
  }
}
