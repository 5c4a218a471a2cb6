/** What of a report goes on after it is made: when it will be outdated, and what will say how right it was. Pure. */
import type { Dossier } from '../dossier/dossier.ts'
import { dossierKindOf } from '../dossier/kinds/index.ts'
import type { Report } from '../report/report.ts'
import { awaitedBy } from './awaited.ts'
import { fieldsBehind, restsOn } from './rests-on.ts'

export function livingOf(
  dossier: Dossier,
  report: Omit<Report, 'outdated' | 'awaits'>,
): Pick<Report, 'outdated' | 'awaits'> {
  return { outdated: turnsAhead(dossier, report), awaits: awaitedIn(dossier, report) }
}

/** The first to come first. What was to come by the day of the report is among them: it is late. */
function turnsAhead({ items, madeAt }: Dossier, report: Omit<Report, 'outdated' | 'awaits'>): Report['outdated'] {
  if (isHistory(report, madeAt)) return []
  const rests = new Set(restsOn(report, items))
  return items
    .filter(({ ref }) => rests.has(ref))
    .flatMap((item) =>
      dossierKindOf(item.kind)
        .turnsOf(item, madeAt.slice(0, 10))
        .map((turn) => ({ item: item.ref, version: item.version, label: item.label, ...turn })),
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** What was measured of a year that is over stays what it was, whatever comes next. */
function isHistory({ answer, evidence, year }: Omit<Report, 'outdated' | 'awaits'>, madeAt: string): boolean {
  const read = answer ? fieldsBehind(answer.evidence, evidence) : []
  const isMeasured = read.length > 0 && read.every((field) => field.startsWith('details.series.observations.'))
  return isMeasured && year !== null && year < Number(madeAt.slice(0, 4))
}

/** What is known already when a report is made was not foretold by it. */
function awaitedIn({ items }: Dossier, report: Pick<Report, 'answer' | 'evidence'>): Report['awaits'] {
  const event = awaitedBy(report)
  const item = event && items.find(({ ref }) => ref === event.item)
  if (!event || !item) return null
  const kind = dossierKindOf(item.kind)
  const awaits = { ...event, label: item.label, unit: kind.unitOf(item) }
  return kind.cameOf(item.details, awaits) === null ? awaits : null
}
