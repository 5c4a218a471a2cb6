/** Pages that lie ready: how often they were handed out, and why some do not lie there any more. */
import type { Registry } from '@prometheus-io/client'
import type { KeptPages } from '../pages/kept-pages.ts'
import { addCounter, addCounts, addGauge, type Family } from './family.ts'

/** `hit`: lay ready, or was being drawn for somebody else; `stale`: what it shows has changed a moment ago. */
export type PageOutcome = 'hit' | 'stale' | 'drawn' | 'not_modified'

export const served: Family<'outcome'> = {
  name: 'farsight_pages_total',
  help: 'Pages that were asked for, by where they came from.',
  kind: 'counter',
  labels: ['outcome'],
  unit: 'each',
  row: 'readers',
}
export const lost: Family<'reason'> = {
  name: 'farsight_pages_lost_total',
  help: 'Pages that lay ready and are forgotten: what they show has changed, everything was, or there was no room.',
  kind: 'counter',
  labels: ['reason'],
  unit: 'each',
  row: 'readers',
}
export const lying: Family<never> = {
  name: 'farsight_pages_kept',
  help: 'Pages that lie ready.',
  kind: 'gauge',
  labels: [],
  unit: 'each',
  row: 'readers',
}
export const bytes: Family<never> = {
  name: 'farsight_pages_bytes',
  help: 'What the pages that lie ready take.',
  kind: 'gauge',
  labels: [],
  unit: 'bytes',
  row: 'readers',
}
export const listening: Family<never> = {
  name: 'farsight_listening',
  help: '1 while this process hears what changes; while it is 0 no page is kept.',
  kind: 'gauge',
  labels: [],
  unit: 'each',
  row: 'readers',
}

/** Answers what counts each page that is served. */
export function addPages(
  registry: Registry,
  kept: KeptPages,
  isListening: () => boolean,
): (outcome: PageOutcome) => void {
  const pages = addCounter(registry, served)
  addCounts(registry, lost, () => Object.entries(kept.lost()).map(([reason, count]) => [{ reason }, count]))
  addGauge(registry, lying, () => [[{}, kept.size()]])
  addGauge(registry, bytes, () => [[{}, kept.bytes().pages]])
  addGauge(registry, listening, () => [[{}, isListening() ? 1 : 0]])
  return (outcome) => pages.inc({ outcome })
}
