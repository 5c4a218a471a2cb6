/** For operators: authors whose items wait to be listed, and those who are off the lists or stopped. */
import { useState } from 'react'
import type { AnswerOf } from '#kit/endpoint.ts'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import type { Word } from '#items/trust/trust.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'
import { ReasonDialog } from '../mine/dialogs/ReasonDialog.tsx'
import { StandingLabel } from '../mine/StandingLabel.tsx'
import styles from '../mine/Shelf.module.css'

type Answer = AnswerOf<MyCalls['listAuthors']>
type Author = Answer['authors'][number]

const wordTitles: Record<Word, string> = { trusted: 'Trusted', unlisted: 'Off the lists', stopped: 'Stopped' }
/** What each word does, on its button. */
const acts: Record<Word, 'trust' | 'unlist' | 'stop'> = { trusted: 'trust', unlisted: 'unlist', stopped: 'stop' }
const buttons: readonly [Word, string][] = [
  ['trusted', 'Trust'],
  ['unlisted', 'Keep off the lists'],
  ['stopped', 'Stop'],
]

export function WaitingAuthors() {
  const call = useCall()
  const { answer, failure, again } = useAnswer(call, 'listAuthors', { params: {}, query: {} })
  return (
    <Section title="Authors" note="Who is not listed" id="authors">
      {failure && <LoadFailure what="This list" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && (
        <div className="stack">
          <HoldFirst holdsFirst={answer.holdsFirst} />
          {answer.authors.length === 0 ? (
            <Empty title="Nobody waits" level={3}>
              Authors whose first items are not listed yet stand here, and those who were stopped.
            </Empty>
          ) : (
            <ul className={styles.rows}>
              {answer.authors.map((author) => (
                <Row key={author.id} author={author} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  )
}

function HoldFirst({ holdsFirst }: { holdsFirst: boolean }) {
  const call = useCall()
  const change = async (next: boolean) => {
    await call('holdFirstItems', { params: {}, query: {}, body: { holdsFirst: next } })
    stale(call, ['listAuthors'])
  }
  return (
    <Check checked={holdsFirst} onChange={({ target }) => void change(target.checked)}>
      Hold first items back: nobody but operators reads them until their author is trusted
    </Check>
  )
}

function Row({ author: { id, name, since, isVerified, word, items, said } }: { author: Author }) {
  const call = useCall()
  const [asked, setAsked] = useState<Word | null>(null)
  const [last, ...before] = said
  const judge = async (reason: string) => {
    if (!asked) return
    await call('judgeAuthor', { params: { author: id }, query: {}, body: { word: asked, reason } })
    stale(call, ['listAuthors', 'listReported', 'countWaiting'])
  }
  return (
    <li>
      <span />
      <div className={styles.report}>
        {items.some(({ standing }) => standing === 'published') ? (
          <Link to={paths.author(id)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        <p className="fine hush">
          {word ? wordTitles[word] : 'New'}, account of {sayDay(since)},{' '}
          {isVerified ? 'address verified' : 'address not verified'}
        </p>
        <ul>
          {items.map(({ kind, id: item, title, standing }) => (
            <li key={item}>
              <Link to={paths.item(kind, item)}>
                <bdi>
                  <Chemical text={title} />
                </bdi>
              </Link>{' '}
              {standing !== 'published' && <StandingLabel standing={standing} />}
            </li>
          ))}
        </ul>
        {last && <p className="fine">{sayWord(last)}</p>}
        {before.length > 0 && (
          <details>
            <summary>What was said before</summary>
            <ul>
              {before.map((one) => (
                <li key={`${one.at} ${one.word}`}>{sayWord(one)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.facts}>
        {buttons.map(
          ([its, title]) =>
            its !== word && (
              <Button key={its} variant="plain" size="small" aria-haspopup="dialog" onClick={() => setAsked(its)}>
                {title}
                <span className="unseen"> {name}</span>
              </Button>
            ),
        )}
      </div>
      <ReasonDialog is={acts[asked ?? 'trusted']} isOpen={asked !== null} onClose={() => setAsked(null)} run={judge} />
    </li>
  )
}

function sayWord({ word, reason, by, at }: Author['said'][number]): string {
  return `${sayDay(at)}: ${wordTitles[word]}, by ${by}. ${reason}`
}
