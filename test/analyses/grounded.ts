/** The small report of `wording-report.ts` with what each of its sections may be worded from. */
import { groundOf } from '#analyses/wording/ground.ts'
import type { Report, SectionName } from '#analyses/report/report.ts'
import { wordingReport } from './wording-report.ts'

export function givenGround() {
  const { report, dossier } = wordingReport()
  const ground = (name: SectionName) => groundOf(sectionOf(report, name), report, dossier)
  return { report, dossier, ground }
}

export function sectionOf({ sections }: Report, name: SectionName) {
  const found = sections.find((section) => section.name === name)
  if (!found) throw new Error(`no section ${name}`)
  return found
}
