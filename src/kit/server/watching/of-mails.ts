/** Mails that this process handed to the mail server, or could not. */
import type { Registry } from '@prometheus-io/client'
import { addCounter, type Family } from './family.ts'

export const mails: Family<'outcome'> = {
  name: 'farsight_mails_total',
  help: 'Mails that were handed to the mail server, and those that it did not take.',
  kind: 'counter',
  labels: ['outcome'],
  unit: 'each',
  row: 'work',
}

type Mailer<Letter> = { send(letter: Letter): Promise<void> }

/** Both are told of before anything happens: a first failure is seen as a step from none. */
export function countingMails(registry: Registry): <Letter>(mailer: Mailer<Letter>) => Mailer<Letter> {
  const counter = addCounter(registry, mails)
  for (const outcome of ['sent', 'failed']) counter.inc({ outcome }, 0)
  return (mailer) => ({
    async send(letter) {
      try {
        await mailer.send(letter)
      } catch (error) {
        counter.inc({ outcome: 'failed' })
        throw error
      }
      counter.inc({ outcome: 'sent' })
    },
  })
}
