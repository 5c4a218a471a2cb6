/** Every question that one was scored on, with all of its scores, and the same as a file. */
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { ownRecordAddresses } from '../../../addresses.ts'
import { callForecasts, type MyScore, type MyScorePage } from '../../call-forecasts.ts'
import { ScoredQuestions } from '../../record/ScoredQuestions.tsx'

const how: HowPaged<MyScorePage, MyScore> = { rowsOf: ({ scores }) => scores, idOf: ({ predictionId }) => predictionId }
const [, file = ''] = ownRecordAddresses.findMyRecordFile.split(' ')

export function ScoresTable() {
  const input = { params: {}, query: { limit: 50 } }
  const { answer, failure, again, isMore, more } = usePages(callForecasts, 'listMyScores', input, how)
  if (failure) return <LoadFailure what="Your scores" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your scores</output>
  return (
    <Section title="Question by question" note="The last that came out first">
      <div className="stack">
        <ScoredQuestions caption="Questions that came out, with your scores" rows={answer.rows} />
        <p className="row">
          {answer.next && (
            <Button variant="plain" busy={isMore} onClick={() => void more()}>
              Show more
            </Button>
          )}
          <a className={buttonClass({ variant: 'plain' })} href={file} download>
            <Icon name="download" />
            All of it as CSV
          </a>
        </p>
      </div>
    </Section>
  )
}
