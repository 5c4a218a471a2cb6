/** For operators, on the page of a prediction: the questions elsewhere that it is tied to, and a form for another one. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useNews } from '#kit/web/answers/use-news.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, CheckSet, Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { alikes, alikeTitles } from '../../elsewhere/words.ts'
import { callElsewhere, type ElsewhereAnswer, tiedOtherwise } from './call-elsewhere.ts'
import styles from './Elsewhere.module.css'
import { TieButtons } from './TieButtons.tsx'
import { sayTie } from './say-tie.ts'

export function TiesHere({ predictionId }: { predictionId: string }): ReactNode {
  const input = { params: {}, query: { item: predictionId } }
  const { answer, failure, again } = useAnswer(callElsewhere, 'listElsewhere', input)
  useNews(`item/${predictionId}`, 'elsewhere.changed', again)
  return (
    <Section title="Questions elsewhere" note="For operators" id="ties-elsewhere">
      {failure && <LoadFailure what="The list" message={failure.message} onAgain={again} />}
      {answer && (
        <div className={styles.part}>
          {answer.elsewhere.length === 0 && <p className="hush">This prediction is tied to no question elsewhere.</p>}
          {answer.elsewhere.map((one) => (
            <div key={one.platform.id} className={styles.tie}>
              <p>
                <a href={one.url} rel="noreferrer">
                  {one.platform.title}
                </a>
                : {sayTie(one)}
              </p>
              <TieButtons one={one} />
            </div>
          ))}
          <TieForm predictionId={predictionId} />
          <Platforms platforms={answer.platforms} />
        </div>
      )}
    </Section>
  )
}

function TieForm({ predictionId }: { predictionId: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const tie = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = { url: String(given.get('url') ?? '').trim(), alike: alikes.filter((one) => given.has(one)) }
    try {
      await callElsewhere('bindElsewhere', { params: { id: predictionId }, query: {}, body })
      form.reset()
      setSaid('It is tied. What is said there appears on the page once it was looked at.')
    } catch (error) {
      const [detail] = isRefusal(error) ? (error.details ?? []) : []
      setSaid(detail ? `The address ${detail.reason}.` : failureOf(error).message)
    }
    tiedOtherwise()
  }
  return (
    <form className="stack" onSubmit={(event) => void tie(event)}>
      <Field label="Address of the question" hint="Its page at Manifold, Polymarket, Kalshi or Metaculus">
        {(field) => <Input {...field} name="url" type="url" required placeholder="https://manifold.markets/…" />}
      </Field>
      <CheckSet legend="Compared with this question, these are alike">
        {alikes.map((one) => (
          <Check key={one} name={one}>
            {alikeTitles[one]}
          </Check>
        ))}
      </CheckSet>
      <div className="row">
        <Button type="submit">Tie to it</Button>
        <output className="fine">{said}</output>
      </div>
    </form>
  )
}

function Platforms({ platforms }: { platforms: ElsewhereAnswer<'listElsewhere'>['platforms'] }) {
  return (
    <>
      <p className="fine soft">
        Nothing of a platform is asked or shown until FORECASTS_ELSEWHERE names it. Read its terms first:
        docs/sources.md says what was found of them.
      </p>
      <ul className="fine soft">
        {platforms.map(({ id, title, terms, whyOff }) => (
          <li key={id}>
            {title} is {whyOff ? `off. ${whyOff}` : 'on.'} {terms}
          </li>
        ))}
      </ul>
    </>
  )
}
