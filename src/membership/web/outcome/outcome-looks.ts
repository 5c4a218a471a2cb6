/** The sign that stands over what became of a payment. */
import type { ComponentProps } from 'react'
import type { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import type { OutcomeState } from './outcome.ts'

type Look = Pick<ComponentProps<typeof Outcome>, 'look' | 'icon'>

export function lookOf({ is }: OutcomeState): Look {
  if (is === 'pending') return { look: 'idle', icon: 'clock' }
  if (is === 'failed') return { look: 'bad', icon: 'warn' }
  if (is === 'returned') return { look: 'idle', icon: 'warn' }
  return is === 'changed' ? { look: 'good', icon: 'check' } : { look: 'idle', icon: is === 'known' ? 'info' : 'clock' }
}
