/** Offers to keep beside a comment what one forecasts in this moment; nothing where no forecast stands. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import type { Asking } from '../asking.ts'
import { callForecasts } from '../call-forecasts.ts'
import { sayOwn } from '../own/say-own.ts'

type Props = { item: Asking; isKept: boolean; onKeep: (isKept: boolean) => void }

export function StanceOffer({ item: { id, question }, isKept, onKeep }: Props) {
  const { answer } = useAnswer(callForecasts, 'listOwnForecasts', { params: { id }, query: {} })
  const [last] = answer?.forecasts ?? []
  if (!last?.estimate || last.isOfEarlierWording) return null
  return (
    <Check checked={isKept} onChange={({ target }) => onKeep(target.checked)}>
      Keep my forecast of now beside it: {sayOwn(question, last)}. Everybody reads it with my name.
    </Check>
  )
}
