/** Asks its reader whether a report answered them. Operators read how many said what; nobody else anything of it. */
import { useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { type RatingWord, ratingWords } from '../../../living/rating.ts'
import { callAnalyses } from '../../call-analyses.ts'
import { useSecretKey } from '../../use-secret-key.ts'
import styles from './Living.module.css'

const titles: Record<RatingWord, string> = { yes: 'Yes', partly: 'Partly', no: 'No' }

/** `rating`: what they have said before. */
export function DidItAnswer({ id, rating }: { id: string; rating: RatingWord | null }) {
  const { status } = useUser()
  const secret = useSecretKey()
  const [word, setWord] = useState(rating)
  const [said, setSaid] = useState('')
  // One word for each account: whoever has none is not asked.
  if (status !== 'user') return null
  const rate = async (next: RatingWord) => {
    const body = { word: next, ...(typeof secret === 'string' && { key: secret }) }
    try {
      setWord((await callAnalyses('rateAnalysis', { params: { id }, query: {}, body })).rating)
      setSaid('Thank you. Only operators read how many said what.')
    } catch (error) {
      setSaid(failureOf(error).message)
    }
  }
  return (
    <fieldset className={styles.rating}>
      <legend>Did this answer your question?</legend>
      <span className="row">
        {ratingWords.map((one) => (
          <Button key={one} variant="plain" size="small" aria-pressed={one === word} onClick={() => void rate(one)}>
            {one === word && <Icon name="check" />}
            {titles[one]}
          </Button>
        ))}
      </span>
      <output className="fine hush">{said}</output>
    </fieldset>
  )
}
