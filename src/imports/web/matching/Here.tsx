/** Which prediction here asks the same as a question of another platform, with what is said of it; or the way to name one. */
import { useRef, useState } from 'react'
import { useSending } from '#kit/web/use-sending.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { QuestionName } from '#forecasts/web/record/QuestionName.tsx'
import { sayHere } from '../../say-imports.ts'
import { callImports, type ImportedQuestion, matchedOtherwise } from '../call-imports.ts'
import { NameTheSame } from './NameTheSame.tsx'

export function Here({ one }: { one: ImportedQuestion }) {
  const [isNaming, setNaming] = useState(false)
  const { isBusy, trouble, send } = useSending()
  const result = useRef<HTMLOutputElement>(null)
  const { title, match } = one
  const input = { params: { id: one.id }, query: {} }
  const name = async (predictionId: string) => {
    await callImports('matchImportedQuestion', { ...input, body: { predictionId } })
    matchedOtherwise()
  }
  const undo = async () => {
    if (!(await send(() => callImports('unmatchImportedQuestion', input)))) return
    matchedOtherwise()
    // The button that was pressed goes with what it takes away.
    result.current?.focus()
  }
  return (
    <>
      {match && <QuestionName id={match.predictionId} label={match.shown?.label ?? null} />}
      {match?.shown && <span className="soft">: {sayHere(match.shown)}</span>}{' '}
      {match ? (
        <Button variant="plain" size="small" busy={isBusy} onClick={() => void undo()}>
          Not the same
          <span className="unseen"> as {title}</span>
        </Button>
      ) : (
        <Button variant="plain" size="small" onClick={() => setNaming(true)}>
          Name it
          <span className="unseen"> for {title}</span>
        </Button>
      )}
      <output ref={result} tabIndex={-1} className="fine">
        {trouble?.message}
      </output>
      <NameTheSame one={one} isOpen={isNaming} name={name} onClose={() => setNaming(false)} />
    </>
  )
}
