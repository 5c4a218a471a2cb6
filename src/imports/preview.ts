/** What a person looks at before a file is taken: as much of it as anybody reads. */
import type { BroughtQuestion, Brought } from './reading/gather.ts'

const most = { people: 100, unread: 200, examples: 5 }

export function previewOf({ people, whose, questions, unread, leftOut, notes }: Brought) {
  return {
    people: people.filter(({ id }, i) => i < most.people || id === whose),
    peopleCount: people.length,
    whose,
    questions: questions.length,
    forecasts: forecastsIn(questions),
    cameOut: questions.filter(({ outcome }) => outcome !== null).length,
    annulled: questions.filter(({ outcome }) => outcome?.value === null).length,
    types: [...Map.groupBy(questions, ({ question }) => question.type)].map(([type, own]) => ({
      type,
      questions: own.length,
      forecasts: forecastsIn(own),
    })),
    examples: questions.slice(0, most.examples).map(({ key, title, question, forecasts }) => ({
      key,
      title,
      question,
      estimate: forecasts.at(-1)?.estimate ?? null,
      forecasts: countSaid(forecasts),
    })),
    unread: unread.slice(0, most.unread),
    unreadCount: unread.reduce((sum, { rows }) => sum + rows, 0),
    leftOut,
    notes,
  }
}

function forecastsIn(questions: readonly BroughtQuestion[]): number {
  return questions.reduce((sum, { forecasts }) => sum + countSaid(forecasts), 0)
}

/** What takes a forecast back is none. */
function countSaid(forecasts: BroughtQuestion['forecasts']): number {
  return forecasts.filter(({ estimate }) => estimate !== null).length
}
