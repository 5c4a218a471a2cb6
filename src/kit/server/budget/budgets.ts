/**
 * Whoever causes work has a budget of it, refilled evenly. What is spent is reckoned here at once, and told to the
 * other processes afterwards (see `settle.ts`): no call waits for a query. Decision 23 says why.
 */
import { keepLatest } from './latest.ts'

/** In units of cost: one is about a millisecond of this process. `manners`: how fast it may be spent here. */
export type Allowance = Pace & { manners?: Manners }
type Pace = { burst: number; perSecond: number }
/** `pace`: so much is begun at once, and then so much a second (see `lanes.ts`). */
export type Manners = { atOnce: number; mostWaiting: number; pace: Pace }
/** Whose budget it is: `account 12`, `address 192.0.2.1`. */
export type Payer = { who: string; allowance: Allowance }

/** What each owes in milliseconds of refilling, for all processes together. Told and answered by name. */
export type Settle = (added: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>

/** `freeAt`: when nothing is owed any longer. `untold`: milliseconds of it that the others do not know of. */
type Debt = { freeAt: number; untold: number }

const mostKept = 50_000
/** Whoever has spent less than this share of a burst is nobody's business: a reader never reaches the database. */
const toldFrom = 0.1

/** The clock is one that nobody sets: a day put right must not make anybody wait for it. */
export function createBudgets(settle: Settle, now: () => number = () => performance.now()) {
  const debts = keepLatest<Debt>(mostKept)
  const due = new Set<string>()

  const owedBy = (who: string) => Math.max(0, (debts.get(who)?.freeAt ?? 0) - now())
  const owe = (payer: Payer, cost: number) => {
    const { who, allowance } = payer
    const ms = (cost / allowance.perSecond) * 1000
    const owed = owedBy(who)
    // What was refilled since is nothing to tell.
    const untold = Math.min(debts.get(who)?.untold ?? 0, owed) + ms
    debts.set(who, { freeAt: now() + owed + ms, untold })
    if (untold > toldFrom * fullMs(allowance)) due.add(who)
  }
  /** Answers 0 where there is enough for this, else the seconds after which there is. */
  const wait = (payer: Payer, cost: number): number => {
    const most = fullMs(payer.allowance)
    const ms = Math.min((cost / payer.allowance.perSecond) * 1000, most) // what costs more than a burst takes a whole one
    return Math.ceil(Math.max(0, owedBy(payer.who) + ms - most) / 1000)
  }
  return {
    wait,
    /** Takes it, whether there is enough or not: for work that is known only once it is done. */
    owe,
    /** Takes it where there is enough, and answers as `wait` does. */
    spend(payer: Payer, cost: number): number {
      const seconds = wait(payer, cost)
      if (seconds === 0) owe(payer, cost)
      return seconds
    },
    /** Tells what the others do not know, and hears what they have told. What cannot be told now is told later. */
    async settle(): Promise<void> {
      const added = takeUntold(debts, due, now())
      if (added.size === 0) return
      try {
        for (const [who, owed] of await settle(added)) {
          const untold = debts.get(who)?.untold ?? 0
          debts.set(who, { freeAt: now() + owed + untold, untold })
        }
      } catch (error) {
        for (const [who, ms] of added) {
          const debt = debts.get(who)
          if (debt) debt.untold += ms
          due.add(who)
        }
        throw error
      }
    },
  }
}

export type Budgets = ReturnType<typeof createBudgets>

/** How long an empty budget takes to be full. */
function fullMs({ burst, perSecond }: Allowance): number {
  return (burst / perSecond) * 1000
}

/** In the order of names, so that two processes that tell of the same never wait for each other. */
function takeUntold(debts: ReturnType<typeof keepLatest<Debt>>, due: Set<string>, now: number): Map<string, number> {
  const added = new Map<string, number>()
  for (const who of [...due].toSorted()) {
    const debt = debts.get(who)
    if (!debt) continue
    const untold = Math.min(debt.untold, debt.freeAt - now)
    if (untold > 0) added.set(who, untold)
    debt.untold = 0
  }
  due.clear()
  return added
}
