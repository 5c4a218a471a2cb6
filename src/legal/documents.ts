/** The texts that say on what terms this site is used, and by whom it is run. An operator may replace each. */
import { screenPaths } from '#kit/paths.ts'

export const documentNames = ['terms', 'privacy', 'imprint', 'help'] as const
export type DocumentName = (typeof documentNames)[number]

export const documentTitles: Record<DocumentName, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  help: 'Help',
}

export const documentPaths: Record<DocumentName, string> = {
  terms: screenPaths.terms(),
  privacy: screenPaths.privacy(),
  imprint: screenPaths.imprint(),
  help: screenPaths.help(),
}

/** What only the operator can say. The name is that of the variable of the environment that says it. */
export const blanks = {
  OPERATOR_NAME: 'who runs this site',
  OPERATOR_ADDRESS: 'their postal address',
  OPERATOR_MAIL: 'their mail address',
} as const
export type Blank = keyof typeof blanks

/** 'who runs this site and their mail address'. */
export function sayBlanks(missing: readonly Blank[]): string {
  const words = missing.map((name) => blanks[name])
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
