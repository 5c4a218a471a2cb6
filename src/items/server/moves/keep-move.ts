/** Keeps where a published item stands with its new numbers, and that it moved, in the transaction that keeps them. */
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import type { AnyKind } from '../../content-kind.ts'
import { keptStand, moveBetween } from '../../moves/moved.ts'
import { type Because, type Stand, stand } from '../../moves/stand.ts'
import { withSaid } from '../../with-said.ts'
import type { RestsOn } from '../../numbers.ts'
import {
  findMoveByPeople,
  findShown,
  findStand,
  removeMove,
  removeStand,
  saveEnd,
  saveMove,
  saveStand,
  type Step,
} from './move-store.ts'

type Stood = {
  id: string
  kind: AnyKind
  details: Record<string, unknown>
  numbers: Record<string, unknown> | null
  /** What people say of it. */
  said: Record<string, unknown> | null
  because: Because
  at: Date
}

export async function keepMove(trx: QueryExecutorProvider, { id, kind, because, at, ...given }: Stood): Promise<void> {
  const numbers = given.numbers && kind.numbers.parse(given.numbers)
  const after = kind.standOf(withSaid(kind, given.details, given.said), numbers, dayOf(at))
  if (!after) return removeStand(trx, id)
  const before = readStand(await findStand(trx, id))
  const kept = keptStand(before, after)
  if (before && JSON.stringify(kept) === JSON.stringify(before)) return
  const move = before && moveBetween(before, after)
  if (before && move) await saveStep(trx, id, { before, after, because, size: move.size, at })
  await saveStand(trx, id, kept, at)
}

/**
 * People say something else every few seconds where there are many: what they made of it within an hour is one move, and
 * none where it came back.
 */
async function saveStep(trx: QueryExecutorProvider, id: string, step: Step): Promise<void> {
  const last = step.because.by === 'people' && (await findMoveByPeople(trx, id, new Date(step.at.getTime() - hourMs)))
  const before = last && readStand(last.before)
  if (!last || !before) return saveMove(trx, id, step)
  const whole = before.of === step.after.of ? moveBetween(before, step.after) : null
  await (whole ? saveEnd(trx, id, { ...last, after: step.after, size: whole.size }) : removeMove(trx, id, last))
}

const hourMs = 3_600_000

/** The same once what people say of it together is something else than before. */
export async function keepMoveOfSaid(
  trx: QueryExecutorProvider,
  { id, ...why }: Pick<Stood, 'id' | 'kind' | 'because' | 'at'>,
): Promise<void> {
  const shown = await findShown(trx, id)
  if (shown) await keepMove(trx, { id, ...why, ...shown })
}

/** Null where it was written by another program, which kept something else: nothing is compared with that. */
export function readStand(kept: Record<string, unknown> | null): Stand | null {
  const read = stand.safeParse(kept)
  return read.success ? read.data : null
}

/** At a version, with what people said of it. */
const asRead = ({ version, said = '' }: RestsOn): string => `${version} ${said}`

type Made = { version: number; restsOn: readonly RestsOn[] }

/** Why new numbers are other ones than those before: what is nearest to the item comes first. */
export function becauseOf(before: Made | null, after: Made, isSameMethod: boolean): Because {
  if (before && before.version !== after.version) return { by: 'itself' }
  const was = new Map(before?.restsOn.map((one) => [one.item, asRead(one)]))
  const changed = after.restsOn.find((one) => was.get(one.item) !== asRead(one))
  if (changed) return { by: 'item', ref: changed.item }
  return { by: isSameMethod ? 'beneath' : 'method' }
}
