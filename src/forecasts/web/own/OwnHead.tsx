/** What one says of a question, and since when; or what one said last of it. */
import { sayDay } from '#kit/dates.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { OwnForecast } from '../call-forecasts.ts'
import styles from '../Forecasts.module.css'
import { sayOwn } from './say-own.ts'

/** `lapsed`: what was said last, where that was withdrawn or ran out since. */
export type Said = { last: OwnForecast | undefined; lapsed: OwnForecast | undefined }

/** The newest come first. */
export function saidLast(forecasts: readonly OwnForecast[]): Said {
  const [last] = forecasts
  const lapsed = last?.estimate === null ? forecasts.find(({ estimate }) => estimate !== null) : undefined
  return { last, lapsed }
}

export function OwnHead({ question, last, lapsed, isOpen }: { question: Question; isOpen: boolean } & Said) {
  return (
    <>
      <div className={styles.head}>
        <h3>Your forecast</h3>
        <p className="fine">
          {last?.estimate ? (
            <>
              <span className={styles.mine}>{sayOwn(question, last)}</span> since {sayDay(last.at.slice(0, 10))}
              {last.until && `, until the end of ${sayDay(last.until)}`}
            </>
          ) : (
            sayLapsed(question, { last, lapsed })
          )}
        </p>
      </div>
      {isOpen && last?.estimate && last.isOfEarlierWording && (
        <p className="fine">What is asked was worded anew since you said so. See whether you still do.</p>
      )}
      {isOpen && lapsed && <p className="fine soft">It counts for the time that it stood, and no longer.</p>}
    </>
  )
}

function sayLapsed(question: Question, { last, lapsed }: Said): string {
  if (!last || !lapsed) return 'You have none at the moment'
  const said = sayOwn(question, lapsed)
  return last.until
    ? `${said} ran out at the end of ${sayDay(last.until)}`
    : `You withdrew ${said} on ${sayDay(last.at.slice(0, 10))}`
}
