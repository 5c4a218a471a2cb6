/** Everything that is looked at, and what is not. */
import { annotationChecks } from './annotations.ts'
import type { Check } from './check.ts'
import { contentChecks } from './content.ts'
import { documentChecks } from './document.ts'
import { letterChecks } from './letters.ts'
import { structureChecks } from './structure.ts'
import { tableChecks } from './tables.ts'

export const checks: readonly Check[] = [
  ...documentChecks,
  ...contentChecks,
  ...structureChecks,
  ...tableChecks,
  ...annotationChecks,
  ...letterChecks,
]

/** What a machine could check, and these do not: of things that no file of ours holds. */
export const unchecked: Readonly<Record<string, string>> = {
  '5-4, 5-5': 'amendments and corrections in the metadata: none are written',
  '7.2-25, 7.18.1-3, 7.18.4-2': 'the words of form fields: there are none',
  '7.2-30 to 7.2-32': 'texts that stand for others within marked content: the language of the file holds for them',
  '7.18.6.2-1, 7.18.6.2-2': 'sound and film: there is none',
  '7.18.8-1': 'marks for printers: there are none',
  '7.20-2': 'a drawing with tags that is used twice: none is kept apart',
  '7.21.3.3-1 to 7.21.3.3-3': 'encodings of their own: all are Identity-H',
  '7.21.4.2-1': 'lists of letters of Type 1 fonts: there are none',
  '7.21.6-1 to 7.21.6-4': 'encodings of TrueType fonts of one byte a letter: all are of two',
}
