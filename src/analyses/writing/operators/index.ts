/**
 * Answers that take more than one item, or more than one value of one: two series compared or added, a share of a total, a pace,
 * a peak, a season, what follows where a condition does not hold. One file an operator; each states what its answer is
 * to (`stated/`), and only one that is to just what was asked is shown.
 */
import type { Answer, Writing } from '../writing.ts'
import { aboveOther } from './above-other.ts'
import { between } from './between.ts'
import { bothTogether } from './both.ts'
import { change } from './change.ts'
import { gap } from './several/gap.ts'
import { growth } from './growth.ts'
import { howManyTimes } from './shares/how-many-times.ts'
import { ifItFails } from './if-it-fails.ts'
import { largest } from './several/largest.ts'
import { likelier } from './likelier.ts'
import { neededPace } from './needed-pace.ts'
import { onlyThen } from './only-then.ts'
import { overtaking } from './overtaking.ts'
import { highestSoFar } from './past/highest-so-far.ts'
import { peak } from './peak.ts'
import { perPerson } from './per-person.ts'
import { amountOfShare } from './shares/of-whole.ts'
import { partOfWhole } from './shares/part-of-whole.ts'
import { totalOfEach } from './total-of-each.ts'
import { season } from './season/season.ts'
import { stillToCome } from './still-to-come.ts'
import { sums } from './several/sums.ts'
import { withinWindow } from './within-window.ts'

/** Null where it has nothing to say of what is asked. It reads what is asked by `../asked.ts`, never the words. */
export type Operator = (w: Writing) => Answer | null

/** Tried in this order, before the ways of single items. */
export const operators: readonly Operator[] = [
  likelier,
  largest,
  aboveOther,
  overtaking,
  howManyTimes,
  gap,
  sums,
  perPerson,
  totalOfEach,
  onlyThen,
  stillToCome,
  neededPace,
  growth,
  highestSoFar,
  peak,
  withinWindow,
  change,
  between,
  season,
  amountOfShare,
  partOfWhole,
  ifItFails,
  bothTogether,
]
