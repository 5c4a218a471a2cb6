/** Why a backup or a restore came to nothing, in a sentence for the people who run it. */
export class BackupTrouble extends Error {
  override name = 'BackupTrouble'
}

const meanings: [signs: RegExp, sentence: (place: string) => string][] = [
  [
    /ENOSPC|EDQUOT|EFBIG|no space left|file too large/i,
    (place) => `The disk that holds ${place} is full. Free some space, or name another place.`,
  ],
  [/EROFS|EACCES|EPERM|permission denied/i, (place) => `${place} may not be written or read by this user.`],
  [/ENOTDIR/, (place) => `${place} is not a folder.`],
]

/** What the database says is of its own disk and its own rights. */
const ofPostgres = /^[\dA-Z]{5}$/

/** The same failure as one that is understood; what is not understood stays as it is, for it is a bug. */
export function understood(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupTrouble) return error
  const code = 'code' in error ? String(error.code) : ''
  if (ofPostgres.test(code)) return error
  const sentence = meanings.find(([signs]) => signs.test(`${code} ${error.message}`))?.[1](place)
  return sentence ? new BackupTrouble(sentence, { cause: error }) : error
}
