/** One's own rating: two marks, kept together, changed or taken back at any time. */
import { type ReactNode, useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, CheckSet } from '#kit/web/ui/controls/Field.tsx'
import type { Rating as Rated } from '../../ratings.ts'
import { type ScaleName, scaleNames, scales } from '../../words.ts'
import { callReaders } from '../call-readers.ts'
import styles from '../Readers.module.css'
import type { OwnProps } from './MySignals.tsx'

export function MyRating(props: OwnProps): ReactNode {
  if (props.mine.isOwner)
    return <p className="fine soft">You wrote this trend. How it is rated is left to its other readers.</p>
  return <Rating {...props} />
}

function Rating({ trendId, mine: { rating }, onChange }: OwnProps) {
  const [chosen, setChosen] = useState<Partial<Rated>>(rating ?? {})
  const [said, setSaid] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { impact, certainty } = chosen
  const run = async (change: () => Promise<unknown>, done: string) => {
    setSaid(null)
    setFailure(null)
    try {
      await change()
      setSaid(done)
      onChange()
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }
  const input = { params: { id: trendId }, query: {} }
  const rate = async () => {
    if (impact === undefined || certainty === undefined) return setFailure('Choose a mark for both.')
    return run(() => callReaders('rateTrend', { ...input, body: { impact, certainty } }), 'Your rating is counted.')
  }
  const takeBack = async () => {
    await run(() => callReaders('unrateTrend', input), 'Your rating is taken back.')
    setChosen({})
  }
  return (
    <div className={styles.form}>
      <h3>{rating ? 'Your rating' : 'Rate this trend'}</h3>
      <div className={styles.marks}>
        {scaleNames.map((name) => (
          <Marks
            key={name}
            name={name}
            mark={chosen[name]}
            onChoose={(mark) => setChosen({ ...chosen, [name]: mark })}
          />
        ))}
      </div>
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <p className="row">
        <Button variant="plain" size="small" onClick={() => void rate()}>
          {rating ? 'Change my rating' : 'Rate'}
        </Button>
        {rating && (
          <Button variant="quiet" size="small" onClick={() => void takeBack()}>
            Take it back
          </Button>
        )}
        <output className="fine">{said}</output>
      </p>
    </div>
  )
}

type MarksProps = { name: ScaleName; mark: number | undefined; onChoose: (mark: number) => void }

function Marks({ name, mark, onChoose }: MarksProps) {
  const { title, asks, words } = scales[name]
  return (
    <CheckSet legend={`${title}: ${asks}`}>
      {words.map((word, i) => (
        <Check key={word} type="radio" name={name} checked={mark === i + 1} onChange={() => onChoose(i + 1)}>
          {i + 1} {word}
        </Check>
      ))}
    </CheckSet>
  )
}
