/** What the ratings of readers say together: each mark with its people, and the middle of them. */
import { type Counts, markAt, sayMiddle } from '#readers/ratings.ts'
import { fewestShown, marks } from '#readers/words.ts'
import styles from './Method.module.css'
import { MethodPart, Result } from './MethodPart.tsx'

/** Made up: where too few have rated a trend, nothing of theirs is shown. */
const given: Counts = [0, 1, 2, 5, 3]

export function RatingsPart() {
  return (
    <MethodPart
      name="ratings"
      formula={<>q(p) = the least mark m with (people who gave m or less) ≥ p · n, for p = ¼, ½, ¾</>}
      source={<p>Hyndman and Fan 1996, definition 1: the inverse of the empirical distribution.</p>}
      example={<RatingsExample />}
    >
      <p>
        Readers rate a trend from {marks[0]} to {marks.at(-1)}: how much it changes if it goes on, and how certain it is
        that it does. The answer is how many gave each mark, once {fewestShown} have; of fewer it would tell what each
        of them said. Each person counts once, by the newest rating, and all count the same, but for those whom
        operators have stopped.
      </p>
      <p>
        Beside it stand the median, below which at most half of them lie, and the marks between which the middle half
        does. These are always marks that somebody gave. There is no mean: from “little” to “something” need not be as
        far as from “much” to “very much”, and half who say 1 with half who say 5 is no 3. Ratings enter no projection,
        no chance and no order of lists.
      </p>
    </MethodPart>
  )
}

function RatingsExample() {
  const people = given.reduce((sum, one) => sum + one, 0)
  const upTo = (mark: number) => given.slice(0, mark).reduce((sum, one) => sum + one, 0)
  const median = markAt(given, 0.5)
  return (
    <div className={styles.example}>
      <p className={styles.of}>Example:</p>
      <p>
        Of {people} readers {given[1]} gives a 2, {given[2]} give a 3, {given[3]} a 4 and {given[4]} a 5. Half of them
        is {people / 2}: {upTo(median - 1)} gave {median - 1} or less, {upTo(median)} gave {median} or less.{' '}
        <Result>{sayMiddle(given)}</Result>
      </p>
    </div>
  )
}
