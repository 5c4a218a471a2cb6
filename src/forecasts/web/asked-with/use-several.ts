/** What is said of several questions while it is typed, sent one after the other: what one refuses is no loss of the others. */
import { type FormEvent, useRef, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { failureOf } from '#kit/web/failure.ts'
import { useSending } from '#kit/web/use-sending.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isAlike } from '#predictions/written.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { callForecasts } from '../call-forecasts.ts'
import { changedIn, type Standing, type Taken } from './changed.ts'

/** `until`: the last day on which what one says of it at the moment holds. */
type Row<Given> = Standing<Given> & { question: Question; wording: string; until: string | null }
export type Several<Given> = ReturnType<typeof useSeveral<Given>>
/** How what stands in the fields of a question becomes an estimate, and why it is none yet: goes on after 'It'. */
export type Saying<Given> = {
  whyNot(question: Question, given: Given): string | null
  estimateOf(question: Question, given: Given): Estimate
}

/** `onSent`: which of them were sent, whatever came of it. */
export function useSeveral<Given>(
  asked: readonly Row<Given>[],
  saying: Saying<Given>,
  onSent: (ids: readonly string[]) => void,
) {
  // By question: which there are may change meanwhile, and what was typed stays.
  const [typed, setTyped] = useState<Record<string, Given | null>>({})
  const [trouble, setTrouble] = useState<Record<string, string>>({})
  const [said, setSaid] = useState<string | null>(null)
  const { isBusy, send } = useSending()
  /** Of what is being sent: sent again after a connection broke it is still one forecast. */
  const requestIds = useRef(new Map<string, string>())
  const taken = useRef(new Map<string, Taken<Given>>())
  const result = useRef<HTMLOutputElement>(null)
  const given = asked.map(({ predictionId, standing }) =>
    predictionId in typed ? (typed[predictionId] ?? null) : standing,
  )

  const set = (at: number, one: Given | null) => {
    const id = asked[at]?.predictionId
    // What is under way was read before: what is typed now would neither be sent nor be told of.
    if (id === undefined || isBusy) return
    requestIds.current.delete(id)
    setSaid(null)
    setTrouble((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)))
    setTyped((before) => ({ ...before, [id]: one }))
  }
  /** Of each question what is to stand in its field; null leaves it. */
  const change = (all: readonly (Given | null)[]) =>
    all.forEach((one, at) => one !== null && asked[at]?.isOpen && !isAlike(one, given[at]) && set(at, one))

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent as SubmitEvent // it comes of a form alone
    const changed = changedIn(asked, given, taken.current)
    if (changed.length === 0) return setSaid('Nothing here is other than what you have said.')
    setSaid(null)
    const refused: Record<string, string> = {}
    await send(async () => {
      for (const one of changed) {
        const reason = await sendOne(one, saying, requestIds.current)
        if (reason === null) taken.current.set(one.predictionId, { given: one.given, before: one.saidAt })
        else refused[one.predictionId] = reason
      }
    })
    setTrouble(refused)
    setSaid(sayKept(changed.length, Object.keys(refused).length))
    // Whoever went on reading meanwhile is not called back.
    if (document.activeElement === submitter) result.current?.focus()
    onSent(changed.map(({ predictionId }) => predictionId))
  }
  return {
    given,
    troubles: asked.map(({ predictionId }) => trouble[predictionId]),
    set,
    change,
    isBusy,
    said,
    result,
    onSubmit,
  }
}

/** Answers why it was not taken, as a sentence, or null. */
async function sendOne<Given>(
  one: Row<Given> & { given: Given },
  { whyNot, estimateOf }: Saying<Given>,
  requestIds: Map<string, string>,
): Promise<string | null> {
  const { predictionId: id, question, wording, given, until } = one
  const unfinished = whyNot(question, given)
  if (unfinished) return `It ${unfinished}.`
  const estimate = estimateOf(question, given)
  const misfit = whyNotForecast(question, estimate)
  if (misfit) return `It ${misfit}.`
  const requestId = requestIds.get(id) ?? crypto.randomUUID()
  requestIds.set(id, requestId)
  try {
    await callForecasts('makeForecast', {
      params: { id },
      query: {},
      body: { requestId, wording, estimate, until, reason: null },
    })
    requestIds.delete(id)
    return null
  } catch (error) {
    const [fault] = (isRefusal(error) && error.details) || []
    return fault ? `It ${fault.reason}.` : failureOf(error).message
  }
}

/** 'Two forecasts are kept.' */
function sayKept(sent: number, refused: number): string {
  const kept = sent - refused
  const all = kept === 1 ? 'One forecast is kept' : `${kept} forecasts are kept`
  if (refused === 0) return `${all}.`
  return `${kept === 0 ? 'None is kept' : all}: ${refused === 1 ? 'one was' : `${refused} were`} not taken, as it says there.`
}
